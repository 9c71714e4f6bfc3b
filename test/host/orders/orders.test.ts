import { readdirSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addDocument, deleteDocument, documentsOf, readDocument } from '../../../host/orders/documents.mjs';
import { filesFolder, keepFile } from '../../../host/orders/file-folder.mjs';
import { addNote, deleteOrder, findByKey, findOrder, idOfNumber, notesOf, orderNumber } from '../../../host/orders/orders.mjs';
import { deleteFromTrash, emptyTrash, putIntoTrash, restoreOrder } from '../../../host/orders/trash.mjs';
import type { Shop } from '../../../host/shop.mjs';
import { databases, type TestDatabase } from '../support/databases';
import { payload, placeOrder } from '../support/orders';
import { startShop } from '../support/start-shop';

async function start(make: () => Promise<TestDatabase>) {
  const host = await startShop(make);
  onTestFinished(host.stop);
  return host;
}

/** Does the jobs of a kind that are due. */
async function doJobs(shop: Shop, kind: string) {
  const due = await shop.db.selectFrom('jobs').selectAll().where('kind', '=', kind).where('runAt', '<=', Date.now()).execute();
  for (const job of due) {
    await shop.jobs.get(kind)!(JSON.parse(job.payload), { id: job.id, tries: 1, signal: new AbortController().signal } as never);
  }
  return due.length;
}

const pdf = Buffer.from('%PDF-1.7 articles');

describe.each(databases)('orders on %s', (_name, make) => {
  it('are stored with whose they are, and never with a password', async () => {
    const { shop } = await start(make);
    const order = await placeOrder(shop, { payload: { ...payload, deeper: [{ Password: 'another secret' }], client_ip: '192.0.2.1' } });
    expect(order).toMatchObject({ customer: 'Ada Lovelace', email: 'ada@example.com', company: 'Engines LLC', total: 26_800, refunded: 0 });
    expect(await findOrder(shop.db, order.id)).toEqual(order);
    expect(await findByKey(shop.db, 'process_signup', order.orderKey)).toEqual(order);
    expect(await findByKey(shop.db, 'process_contact', order.orderKey)).toBeUndefined();
    expect(JSON.stringify(order)).not.toMatch(/a long password|another secret|192\.0\.2\.1/);
    expect(orderNumber(order)).toBe(String(100_000 + order.id));
    expect(idOfNumber(` #${orderNumber(order)}`)).toBe(order.id);
    for (const typed of ['', '12', '100000', '1e5', '-100001', '100001; drop table orders']) expect(idOfNumber(typed)).toBeUndefined();
  });

  it('are one for each key, whoever stores it', async () => {
    const { shop } = await start(make);
    const placed = await Promise.allSettled([1, 2, 3].map(() => placeOrder(shop, { orderKey: 'a-key' })));
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('take hostile payloads: signs that a database refuses, names of an object, answers of the wrong kind', async () => {
    const { shop } = await start(make);
    const hostile = JSON.parse(
      '{"__proto__":{"email":"proto@example.com"},"constructor":"x","contact":["first_name"],"account":{"email_address":{"a":1}},' +
        '"companies":{"0":"no list"},"name":"Nul\\u0000 \\u202e name\\ud800 <script>alert(1)</script>","phones":"none"}',
    ) as object;
    const order = await placeOrder(shop, { payload: hostile });
    expect(order.customer).toMatch(/^Nul .*<script>alert\(1\)<\/script>$/u);
    expect(order).toMatchObject({ email: '', company: '' });
    expect(Object.keys(JSON.parse(order.payload) as object)).toContain('__proto__');
  });

  it('keep the notes of two owners who write at once', async () => {
    const { shop } = await start(make);
    const order = await placeOrder(shop);
    const write = (text: string, who: string) => shop.db.transaction().execute((trx) => addNote(shop, trx, order, { text, who }));
    await Promise.all([write('Called back', 'Grace'), write('Waits\r\nfor a stamp', 'Edsger'), write(' \n ', 'Nobody')]);
    const notes = notesOf((await findOrder(shop.db, order.id))!);
    expect(notes.map(({ text, who }) => `${who}: ${text}`).sort()).toEqual(['Edsger: Waits\nfor a stamp', 'Grace: Called back']);
  });

  it('are deleted with all that is theirs, and with their files only once that is certain', async () => {
    const { shop } = await start(make);
    const resume = await keepFile(shop, pdf);
    const files = [{ field: 'resume', name: 'resume.pdf', type: 'application/pdf', size: 17, file: resume }];
    const order = await placeOrder(shop, { files });
    expect(await addDocument(shop, order, { name: 'articles.pdf', bytes: pdf, who: 'Grace' })).toBe('');
    const broken = shop.db.transaction().execute(async (trx) => {
      await deleteOrder(trx, order);
      throw new Error('Broken off');
    });
    await expect(broken).rejects.toThrow('Broken off');
    expect(await doJobs(shop, 'delete-files')).toBe(0);
    await shop.db.transaction().execute((trx) => deleteOrder(trx, order));
    expect(readdirSync(filesFolder(shop))).toHaveLength(2);
    expect(await doJobs(shop, 'delete-files')).toBe(1);
    expect(readdirSync(filesFolder(shop))).toEqual([]);
    for (const table of ['orders', 'orderHistory', 'orderDocuments'] as const) {
      expect(await shop.db.selectFrom(table).select('id').execute(), table).toEqual([]);
    }
  });

  it('are deleted from the Trash alone', async () => {
    const { shop } = await start(make);
    const [kept, restored, deleted] = [await placeOrder(shop), await placeOrder(shop), await placeOrder(shop)];
    const within = <T>(work: (trx: Parameters<typeof deleteFromTrash>[0]) => Promise<T>) => shop.db.transaction().execute(work);
    await within(async (trx) => {
      await putIntoTrash(shop, trx, restored);
      await putIntoTrash(shop, trx, deleted);
    });
    expect(await within((trx) => deleteFromTrash(trx, kept))).toBe(false);
    await within((trx) => restoreOrder(trx, restored));
    expect(await emptyTrash(shop)).toBe(1);
    expect((await shop.db.selectFrom('orders').select('id').orderBy('id').execute()).map(({ id }) => id)).toEqual([kept.id, restored.id]);
  });

  it('have files for their customer, which are what their names say, and belong to one order', async () => {
    const { shop } = await start(make);
    const [order, other] = [await placeOrder(shop), await placeOrder(shop)];
    const add = (name: string, bytes: Uint8Array) => addDocument(shop, order, { name, bytes, who: 'Grace' });
    expect(await add('../../etc/articles "stamped".PDF', pdf)).toBe('');
    expect(await add('page.html', Buffer.from('<script>'))).toBe('page.html cannot be taken. Choose one of these: PDF, PNG, JPG.');
    expect(await add('evil.pdf', Buffer.from('<script>'))).toBe('evil.pdf is not what its name says.');
    expect(await add('empty.pdf', Buffer.alloc(0))).toBe('empty.pdf is empty.');
    expect(await add('large.pdf', Buffer.concat([pdf, Buffer.alloc(20 * 1024 * 1024)]))).toMatch('too large');
    const [document] = await documentsOf(shop.db, order);
    expect(document).toMatchObject({ name: 'articles stamped.PDF', type: 'application/pdf', size: pdf.byteLength, who: 'Grace' });
    expect(readdirSync(filesFolder(shop))).toEqual([document!.file]);
    expect((await readDocument(shop, order, document!.id))?.bytes).toEqual(pdf);
    expect(await readDocument(shop, other, document!.id)).toBeUndefined();
    expect(await deleteDocument(shop, other, document!.id)).toBe(false);
    expect(await deleteDocument(shop, order, document!.id)).toBe(true);
    expect(readdirSync(filesFolder(shop))).toEqual([]);
    expect(await addDocument(shop, { id: 999 }, { name: 'lost.pdf', bytes: pdf, who: '' })).toBe('There is no such order.');
    expect(readdirSync(filesFolder(shop))).toEqual([]);
  });
});
