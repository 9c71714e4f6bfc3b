import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { startBuiltDemoHost } from '../../../demo-host/built-demo-host.mjs';
import { ensureBuild } from '../../../scripts/build/ensure-build.mjs';
import { demoSeed } from '../../../scripts/wordpress/demo-seed.mjs';
import { startSite } from '../../../scripts/wordpress/site.mjs';
import { phpNotices } from './php-log';

/** Starts a fresh WordPress and the demo host behind it; the tests find them in the environment. */
export default async function globalSetup() {
  await ensureBuild();
  const backEnd = await startBuiltDemoHost({ port: 0, quiet: true });
  // A name of its own, so that two runs at the same time do not share a database.
  const site = await startSite({ name: `test-${process.pid}`, seed: demoSeed(backEnd), port: 8480, fresh: true });
  console.log(`${site.versions}: ${site.url}`);
  const { url, core, state, download } = site;
  process.env.WORDPRESS_SITE = JSON.stringify({ url, core, state, download, backEnd: backEnd.url });
  return async () => {
    site.close();
    await backEnd.close();
    const notices = phpNotices(state);
    rmSync(dirname(state), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    if (notices.length > 0) throw new Error(`PHP logged ${notices.length} lines:\n${notices.slice(0, 20).join('\n')}`);
  };
}
