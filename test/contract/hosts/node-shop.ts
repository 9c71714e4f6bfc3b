import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { createHost, type Host } from '../../../host/host.mjs';
import { changeStatus } from '../../../host/order-status/order-status.mjs';
import { findOrder } from '../../../host/orders/orders.mjs';
import { pagesOf, type Lists } from '../../../host/pages/pages.mjs';
import { erasePerson } from '../../../host/privacy/personal-data.mjs';
import { listen } from '../../../host/server.mjs';
import { catalogueOf } from '../../../scripts/wordpress/quote/golden-orders.mjs';
import { readMail } from '../../host/mails/read-mail';
import type { TestDatabase } from '../../host/support/databases';
import { startBackEnd, type BackEnd } from '../../wordpress/support/back-end';
import type { ContractShop, KeptOrder } from '../shop/contract-shop';
import { golden, payload } from '../shop/golden';

const hookSecret = 'webhook-secret';

/** Waits until the queue, which runs in this process, has done what is due. */
async function whenDone({ shop: { db, now } }: Host): Promise<void> {
  const due = () => db.selectFrom('jobs').select('kind').where('state', '=', 'waiting').where('runAt', '<=', now()).execute();
  const ends = performance.now() + 30_000;
  while ((await due()).length > 0) {
    if (performance.now() > ends) throw new Error(`Jobs are not done: ${JSON.stringify(await due())}`);
    await wait(10);
  }
}

/** Every row of every table, as text. */
async function allRows({ shop: { db } }: Host): Promise<string> {
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db)));
  return JSON.stringify(rows.map((each) => each.rows));
}

/** The host as a shop of the contract, on databases that `make` makes; `stop` leaves nothing behind. */
export async function nodeShop(make: () => Promise<TestDatabase>): Promise<{ shop: ContractShop; stop: () => Promise<void> }> {
  const backEnd: BackEnd = await startBackEnd();
  const usual = catalogueOf({ name: golden.name, payload: payload() }) as unknown as Lists;
  let running: { host: Host; database: TestDatabase; folder: string; url: string; stop: () => Promise<void>; lists: Lists } | undefined;

  const stop = async () => {
    await running?.stop();
    await running?.database.remove();
    if (running) rmSync(running.folder, { recursive: true, force: true });
    running = undefined;
  };
  const now = () => {
    if (!running) throw new Error('The shop has not begun');
    return running;
  };

  const shop: ContractShop = {
    hookSecret,
    async begin({ tellsBackEnd = false } = {}) {
      await stop();
      backEnd.received.length = 0;
      backEnd.answer = () => ({ status: 204 });
      const database = await make();
      const folder = mkdtempSync(join(tmpdir(), 'charterform-contract-'));
      const begun = { lists: structuredClone(usual) };
      const host = await createHost(
        {
          folder,
          database: database.url,
          ownerEmail: 'owner@shop.example',
          ...(tellsBackEnd && { webhook: { url: backEnd.url, secret: hookSecret } }),
        },
        {
          pages: pagesOf([
            { path: '/order', title: 'Order', config: golden.config, lists: async () => running?.lists ?? begun.lists },
            { path: '/contact', title: 'Contact', config: { formType: 'ContactForm', pageID: 'contact' } },
          ]),
          log: () => {},
        },
      );
      const { url, stop: stopServer } = await listen(host, { port: 0 });
      host.shop.settings.publicUrl = url;
      running = { host, database, folder, url, stop: stopServer, lists: begun.lists };
    },
    orderPage: () => `${now().url}/order`,
    contactPage: () => `${now().url}/contact`,
    raisePrice(cents) {
      const raised = structuredClone(usual);
      for (const product of raised.registered_agent_products) product.price = (Number(product.price) + cents / 100).toFixed(2);
      now().lists = raised;
    },
    async orders() {
      const rows = await now().host.shop.db.selectFrom('orders').selectAll().orderBy('id').execute();
      return rows.map(({ id, orderKey, status, email, total, ledger }) => ({
        id,
        key: orderKey,
        status,
        email,
        total,
        ledger: JSON.parse(ledger) as KeptOrder['ledger'],
      }));
    },
    async mails() {
      const { host, folder } = now();
      await whenDone(host);
      const outbox = join(folder, 'outbox');
      const files = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [];
      return files
        .sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
        .map((name) => readMail(readFileSync(join(outbox, name), 'utf8')))
        .filter(({ to }) => to !== 'owner@shop.example');
    },
    async hooks() {
      await whenDone(now().host);
      return backEnd.received;
    },
    async change(id, status) {
      const { shop: opened } = now().host;
      const order = (await findOrder(opened.db, id))!;
      return opened.db
        .transaction()
        .execute(async (trx) =>
          Boolean(await changeStatus(opened, trx, order, status, { madeBy: 'owner', who: 'owner', note: 'Seen on the bank statement.' })),
        );
    },
    async erase(email) {
      await erasePerson(now().host.shop, email);
    },
    stored: () => allRows(now().host),
  };
  return {
    shop,
    async stop() {
      await stop();
      backEnd.close();
    },
  };
}
