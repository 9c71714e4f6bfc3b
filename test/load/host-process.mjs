// A host in a process of its own: node host-process.mjs DATABASE FOLDER PORT. It prints its address once it listens.
import { createHost } from '../../host/host.mjs';
import { pagesOf } from '../../host/pages/pages.mjs';
import { listen } from '../../host/server.mjs';
import { goldenLists, goldenPage } from './golden-page.mjs';

const [database = '', folder = '', port = '0'] = process.argv.slice(2);
const host = await createHost(
  { folder, database, publicUrl: 'http://shop.example', ownerEmail: 'owner@shop.example', limits: { postsPerHour: 1_000_000 } },
  { pages: pagesOf([{ ...goldenPage, lists: async () => goldenLists }]), log: () => {} },
);
const { url, stop } = await listen(host, { port: Number(port) });
console.log(url);
process.once('SIGTERM', () => void stop());
