import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { insertAccount } from '../../../host/accounts/accounts.mjs';
import { queueMail } from '../../../host/mails/mails.mjs';
import { addDocument } from '../../../host/orders/documents.mjs';
import { filesFolder } from '../../../host/orders/file-folder.mjs';
import { addNote, findOrder, orderNumber } from '../../../host/orders/orders.mjs';
import { putIntoTrash } from '../../../host/orders/trash.mjs';
import { changeStatus } from '../../../host/order-status/order-status.mjs';
import { erasePerson, exportPerson } from '../../../host/privacy/personal-data.mjs';
import { cleanUp } from '../../../host/privacy/retention.mjs';
import type { Shop } from '../../../host/shop.mjs';
import { databases, type TestDatabase } from '../support/databases';
import { payload, placeOrder } from '../support/orders';
import { startShop } from '../support/start-shop';

const day = 86_400_000;

async function start(make: () => Promise<TestDatabase>, given: Parameters<typeof startShop>[1] = {}) {
  const clock = { now: Date.UTC(2026, 10, 28, 12) };
  const host = await startShop(make, given, { now: () => clock.now });
  onTestFinished(host.stop);
  return { ...host, clock };
}

/** A person with an account, an order with all that belongs to one, and a message. */
async function addPerson(shop: Shop) {
  const account = await insertAccount(shop.db, {
    email: 'ada@example.com',
    name: 'Ada Lovelace',
    passwordHash: 'x',
    madeByKey: '',
    now: shop.now(),
  });
  const order = await placeOrder(shop, { accountId: account!.id });
  const message = await placeOrder(shop, {
    action: 'process_contact',
    payload: { name: 'Ada', email: 'ADA@example.com', message: 'A secret wish' },
    total: null,
    ledger: [],
  });
  await addDocument(shop, order, { name: 'articles.pdf', bytes: Buffer.from('%PDF-1.7'), who: 'Grace' });
  await shop.db.transaction().execute(async (trx) => {
    await changeStatus(shop, trx, order, 'paid', { madeBy: 'owner', who: 'Grace', note: 'By check' });
    await addNote(shop, trx, order, { text: 'Called back', who: 'Grace' });
    await queueMail(shop, trx, { kind: 'received', order });
    await queueMail(shop, trx, { kind: 'password_reset', to: 'ada@example.com', details: { link: 'x' } });
  });
  return { account: account!, order, message };
}

async function exported(shop: Shop, email: string) {
  const groups = [];
  for await (const group of exportPerson(shop, email)) groups.push(group);
  return groups;
}

/** Whether any row of any table holds a text. */
async function isAnywhere(shop: Shop, text: string): Promise<string[]> {
  const tables = await shop.db.introspection.getTables();
  const found = [];
  for (const { name } of tables) {
    const rows = await shop.db
      .selectFrom(name as 'orders')
      .selectAll()
      .execute();
    if (JSON.stringify(rows).toLowerCase().includes(text)) found.push(name);
  }
  return found;
}

describe.each(databases)('personal data on %s', (_name, make) => {
  it('are exported whole, by an address in any case, and of nobody else', async () => {
    const { shop } = await start(make);
    const { order, message } = await addPerson(shop);
    await placeOrder(shop, { payload: { ...payload, account: { email_address: 'xada@example.com' } } });
    const groups = await exported(shop, ' Ada@Example.COM');
    expect(groups.map(({ title }) => title)).toEqual(['Account', `Order ${orderNumber(order)}`, `Message ${orderNumber(message)}`]);
    const said = JSON.stringify(groups);
    for (const words of ['Ada Lovelace', 'Engines LLC', '541511', 'articles.pdf', 'Called back', 'A secret wish', 'received'])
      expect(said).toContain(words);
    expect(said).not.toMatch(/password|xada/);
    for (const email of ['', '%', 'ada', '_da@example.com', "' or 1=1 --"]) expect(await exported(shop, email)).toEqual([]);
  });

  it('are erased with all that belongs to them, from every table and from the disk', async () => {
    const { shop } = await start(make);
    const { order } = await addPerson(shop);
    const trashed = await placeOrder(shop);
    await shop.db.transaction().execute((trx) => putIntoTrash(shop, trx, trashed));
    const other = await placeOrder(shop, {
      payload: { ...payload, contact: {}, account: { email_address: 'grace@example.com' } },
      accountId: order.accountId,
    });
    expect(await isAnywhere(shop, 'ada@example.com')).toEqual(expect.arrayContaining(['orders', 'accounts', 'mails']));
    expect(await erasePerson(shop, 'ADA@example.com')).toEqual({ erased: 3, kept: [] });
    expect(await isAnywhere(shop, 'ada@example.com')).toEqual([]);
    expect(await isAnywhere(shop, 'lovelace')).toEqual([]);
    expect(await findOrder(shop.db, other.id)).toMatchObject({ accountId: null, email: 'grace@example.com' });
    const jobs = await shop.db.selectFrom('jobs').selectAll().where('kind', '=', 'delete-files').execute();
    for (const job of jobs) await shop.jobs.get('delete-files')!(JSON.parse(job.payload), {} as never);
    expect(existsSync(filesFolder(shop)) ? readdirSync(filesFolder(shop)) : []).toEqual([]);
    expect(await erasePerson(shop, 'ada@example.com')).toEqual({ erased: 0, kept: [] });
    expect(await erasePerson(shop, '')).toEqual({ erased: 0, kept: [] });
  });

  it.each(["fiona.o'brien@example.com", 'ada@intranet', 'a"b"@example.com'])(
    'are found by whatever a visitor has entered as an address: %s',
    async (address) => {
      const { shop } = await start(make);
      await placeOrder(shop, { payload: { ...payload, account: { email_address: address.toUpperCase() } } });
      await queueMail(shop, shop.db, { kind: 'quote', to: address.replace(/^./, (first) => first.toUpperCase()) });
      expect((await exported(shop, address)).map(({ title }) => title)).toEqual(['Order 100001']);
      expect(await erasePerson(shop, address)).toEqual({ erased: 1, kept: [] });
      expect(await isAnywhere(shop, address.replaceAll('"', String.raw`\"`))).toEqual([]);
    },
  );

  it('wait for a post that is at work, and say which', async () => {
    const { shop, clock } = await start(make);
    const order = await placeOrder(shop);
    const attempt = {
      action: order.action,
      orderKey: order.orderKey,
      digest: 'x',
      state: 'running',
      status: 0,
      reply: '{}',
      startedAt: clock.now,
      lockedUntil: clock.now + 1000,
    };
    await shop.db.insertInto('attempts').values(attempt).execute();
    expect(await erasePerson(shop, 'ada@example.com')).toEqual({ erased: 0, kept: [orderNumber(order)] });
    clock.now += 2000;
    expect(await erasePerson(shop, 'ada@example.com')).toEqual({ erased: 1, kept: [] });
  });

  it('are deleted after the days that the owner says, and never without', async () => {
    const { shop, clock } = await start(make, { privacy: { keepDays: 30 } });
    const old = await placeOrder(shop);
    clock.now += 29 * day;
    const fresh = await placeOrder(shop);
    const trashed = await placeOrder(shop);
    await shop.db.transaction().execute((trx) => putIntoTrash(shop, trx, trashed));
    const attempt = { action: 'process_signup', digest: '', state: 'done', status: 200, reply: '{}', lockedUntil: 0 };
    await shop.db
      .insertInto('attempts')
      .values([
        { ...attempt, orderKey: 'old', startedAt: clock.now - 3 * day },
        { ...attempt, orderKey: 'new', startedAt: clock.now },
      ])
      .execute();
    await shop.db
      .insertInto('hits')
      .values({ visitor: 'x', hits: 1, endsAt: clock.now - 1 })
      .execute();
    await cleanUp(shop);
    const left = async () => (await shop.db.selectFrom('orders').select('id').orderBy('id').execute()).map(({ id }) => id);
    expect(await left()).toEqual([old.id, fresh.id, trashed.id]);
    expect(await shop.db.selectFrom('attempts').select('orderKey').execute()).toEqual([{ orderKey: 'new' }]);
    expect(await shop.db.selectFrom('hits').select('visitor').execute()).toEqual([]);
    clock.now += 2 * day;
    await cleanUp(shop);
    expect(await left()).toEqual([fresh.id, trashed.id]);
    clock.now += 25 * day;
    await cleanUp({ ...shop, settings: { ...shop.settings, privacy: { keepDays: 0 } } });
    expect(await left()).toEqual([fresh.id, trashed.id]);
    clock.now += 4 * day;
    await cleanUp({ ...shop, settings: { ...shop.settings, privacy: { keepDays: 0 } } });
    expect(await left()).toEqual([fresh.id]);
  });
});
