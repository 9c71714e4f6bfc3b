import { parseArgs } from 'node:util';
import { startBuiltDemoHost } from '../../demo-host/built-demo-host.mjs';
import { ensureBuild } from '../build/ensure-build.mjs';
import { demoSeed } from './demo-seed.mjs';
import { NoWordPress } from './download.mjs';
import { startSite } from './site.mjs';

/**
 * `npm run wordpress`: a WordPress with the plugin, a page of every form and the demo host behind it, until Ctrl-C.
 * Options: `--port N`, `--suite trixie`, `--site NAME` for one with a database of its own, `--fresh` to begin anew.
 */
async function main() {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, suite: { type: 'string' }, site: { type: 'string' }, fresh: { type: 'boolean' } },
  });
  await ensureBuild();
  const backEnd = await startBuiltDemoHost({ port: 0, quiet: true });
  const seed = demoSeed(backEnd);
  const site = await startSite({
    name: values.site ?? 'demo',
    seed,
    port: Number(values.port ?? 8180),
    suite: values.suite,
    fresh: values.fresh,
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, () => {
      site.close();
      process.exit();
    });
  }
  process.once('exit', site.close);
  console.log(`${site.versions}, with Charterform

  Forms    ${site.url}/${seed.pages[0]?.slug}/ and ${seed.pages.length - 1} more, one for each form: ${site.url}/wp-admin/edit.php?post_type=page
  Admin    ${site.url}/wp-admin/ (name admin, password admin)
  Settings ${site.url}/wp-admin/admin.php?page=charterform
  Products ${backEnd.url}/, the demo host, which answers in place of the services behind the forms
  Log      ${site.state}/debug.log, mails in ${site.state}/mails.jsonl

Ctrl-C ends it; what you did is there at the next start, unless you say --fresh.`);
}

main().catch((error) => {
  console.error(error instanceof NoWordPress ? error.message : error);
  process.exit(1);
});
