import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Transaction } from '../../../host/database/open-database.mjs';
import type { Order } from '../../../host/events.mjs';
import { mailsOf } from '../../../host/mails/mails.mjs';
import { changeStatus, reopenRefunded, undoStatus } from '../../../host/order-status/order-status.mjs';
import { keepFile } from '../../../host/orders/file-folder.mjs';
import type { NewOrder } from '../../../host/orders/orders.mjs';
import { runDue } from '../../../host/queue/queue.mjs';
import { retryDelays } from '../../../host/queue/retry-delays.mjs';
import { sendWebhooksAgain, webhooksOf } from '../../../host/webhooks/webhooks.mjs';
import { signatureOf, startBackEnd, type BackEnd } from '../../wordpress/support/back-end';
import { databases } from '../support/databases';
import { placeOrder } from '../support/orders';
import { startShop } from '../support/start-shop';

type Started = Awaited<ReturnType<typeof startShop>>;

let backEnd: BackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd();
});
afterAll(() => backEnd.close());
beforeEach(() => {
  backEnd.received.length = 0;
  backEnd.answer = () => ({ status: 204 });
});

describe.each(databases)('webhooks on %s', (_name, make) => {
  const secret = 'webhook-secret';
  let started: Started;
  let now = Date.now();
  afterEach(() => started.stop());

  const start = async (webhook: { url?: string; secret?: string } = {}) =>
    (started = await startShop(
      make,
      { ownerEmail: 'owner@shop.example', webhook: { url: backEnd.url, secret, ...webhook } },
      { now: () => now },
    ));

  async function place(given: Partial<NewOrder> = {}): Promise<Order> {
    const order = await placeOrder(started.shop, given);
    await started.shop.db.transaction().execute((trx) => started.shop.events.emit('order.received', { order }, trx));
    return order;
  }

  it('hands an order to the back end signed in both ways, in the shape of the plugin, without its password', async () => {
    await start();
    const order = await place();
    await runDue(started.shop);
    const [call, ...more] = backEnd.received;
    expect(more).toEqual([]);
    expect(call!.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': order.orderKey,
      'x-charterform-event': 'process_signup',
      'x-charterform-signature': signatureOf(call!, secret),
    });
    const headers = call!.headers as Record<string, string>;
    expect(new Webhook(secret, { format: 'raw' }).verify(call!.raw, headers)).toEqual(call!.body);
    expect(call!.body).toMatchObject({
      id: order.id,
      number: '100001',
      action: 'process_signup',
      idempotency_key: order.orderKey,
      page_url: 'http://shop.example/order',
      fields: { formType: 'FormABusinessForm', pageID: 'order', formFileName: '' },
      data: { contact: { first_name: 'Ada' } },
      ledger: [{ cents: 16_800 }, { name: 'Wyoming LLC', state: 'WY', kind: 'stateFee', cents: 10_000 }],
      files: [],
    });
    expect(call!.body.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
    expect(call!.raw).not.toContain('a long password');
    expect(await webhooksOf(started.shop.db, order)).toMatchObject([{ event: 'process_signup', state: 'sent' }]);
  });

  it('makes a secret that Standard Webhooks takes, where the owner names none', async () => {
    await start({ secret: '' });
    await place();
    await runDue(started.shop);
    const { value } = await started.shop.db
      .selectFrom('settings')
      .selectAll()
      .where('name', '=', 'webhook.secret')
      .executeTakeFirstOrThrow();
    const [call] = backEnd.received;
    expect(new Webhook(JSON.parse(value) as string).verify(call!.raw, call!.headers as Record<string, string>)).toEqual(call!.body);
  });

  it('tells of each change of a status once, as an event', async () => {
    await start();
    const order = await place();
    await started.shop.db
      .transaction()
      .execute((trx) => changeStatus(started.shop, trx, order, 'paid', { madeBy: 'owner', note: 'Bank statement' }));
    await runDue(started.shop);
    await runDue(started.shop);
    expect(backEnd.received.map(({ headers }) => headers['x-charterform-event'])).toEqual(['process_signup', 'order.status']);
    const [, { body, headers }] = backEnd.received as [unknown, (typeof backEnd.received)[number]];
    expect(body).toMatchObject({
      type: 'order.status',
      data: {
        id: order.id,
        number: '100001',
        idempotency_key: order.orderKey,
        status: 'paid',
        status_before: 'awaiting_payment',
        total: 26_800,
        refunded: 0,
      },
    });
    expect(JSON.stringify(body)).not.toMatch(/Ada|Bank/);
    expect(headers['idempotency-key']).toBe(headers['webhook-id']);
  });

  it('tell of a status that is taken back, where they told of it (SHOP-08, PAY-09)', async () => {
    await start();
    const { shop } = started;
    const order = await place();
    const within = <Result>(run: (trx: Transaction) => Promise<Result>) => shop.db.transaction().execute(run);
    const paid = await within((trx) => changeStatus(shop, trx, order, 'paid', { madeBy: 'provider' }));
    const refunded = await within((trx) => changeStatus(shop, trx, paid!, 'refunded', { madeBy: 'provider' }));
    await within((trx) => reopenRefunded(shop, trx, refunded!, 'The money came back.'));
    const done = await within((trx) => changeStatus(shop, trx, { ...refunded!, status: 'paid' }, 'in_progress', { madeBy: 'owner' }));
    await within((trx) => undoStatus(shop, trx, done!, 'Grace'));
    for (let run = 0; run < 12; run++) await runDue(shop);
    const told = backEnd.received.map(({ body }) => body as { type?: string; data: Record<string, unknown> });
    expect(
      told.flatMap(({ type, data }) =>
        type === 'order.status' ? `${data.status_before} → ${data.status}${data.undone ? ', undone' : ''}` : [],
      ),
    ).toEqual([
      'awaiting_payment → paid',
      'paid → refunded',
      'refunded → paid, undone',
      'paid → in_progress',
      'in_progress → paid, undone',
    ]);
    // What the back end was not told needs no taking back.
    await within((trx) => shop.events.emit('order.status_undone', { order, from: 'cancelled', undoes: 999 }, trx));
    expect((await webhooksOf(shop.db, order)).every(({ state }) => state === 'sent')).toBe(true);
  });

  it('tries again under the same id and key where there is no answer that counts, then gives up and tells the owner', async () => {
    await start();
    const order = await place();
    const answers = [
      'hangs up',
      { status: 500 },
      { status: 429 },
      { status: 302 },
      { status: 200, body: '<html>' },
      { status: 200, body: 'false' },
    ] as const;
    for (const [index, delay] of retryDelays.entries()) {
      backEnd.answer = () => answers[index % answers.length]!;
      await runDue(started.shop);
      expect(await webhooksOf(started.shop.db, order)).toMatchObject([
        { state: 'waiting', lastError: expect.stringContaining('The back end') },
      ]);
      now += delay;
    }
    backEnd.answer = () => ({ status: 503 });
    await runDue(started.shop);
    expect(await webhooksOf(started.shop.db, order)).toMatchObject([
      { state: 'failed', lastError: 'The back end answered with status 503.' },
    ]);
    expect(backEnd.received).toHaveLength(retryDelays.length + 1);
    expect(new Set(backEnd.received.map(({ headers }) => `${headers['webhook-id']} ${headers['idempotency-key']}`)).size).toBe(1);
    expect((await mailsOf(started.shop.db, order)).map(({ kind }) => kind)).toEqual(['new_order', 'received', 'failed_delivery']);

    backEnd.answer = () => ({ status: 204 });
    expect(await sendWebhooksAgain(started.shop, order)).toBe(1);
    await runDue(started.shop);
    expect(await webhooksOf(started.shop.db, order)).toMatchObject([{ state: 'sent', lastError: '' }]);
  });

  it('keeps what the back end refuses, and tells the owner its words at once; it can be sent again', async () => {
    await start();
    const refusals = [
      [{ status: 200, body: { error: 'No such product.' } }, 'No such product.'],
      [{ status: 402, body: { error: { card: ['<b>Declined</b> by the bank.'] } } }, 'Declined by the bank.'],
      [{ status: 400, body: { success: false, data: { message: 'Unknown.' } } }, 'Unknown.'],
      [{ status: 200, body: { min: 75 } }, 'Refused by the back end.'],
      [{ status: 410 }, 'The back end answered with status 410.'],
    ] as const;
    for (const [answer, words] of refusals) {
      const order = await place();
      backEnd.answer = () => answer;
      await runDue(started.shop);
      expect(await webhooksOf(started.shop.db, order)).toMatchObject([{ state: 'failed', lastError: words }]);
      expect(await mailsOf(started.shop.db, order)).toContainEqual(expect.objectContaining({ kind: 'failed_delivery', state: 'sent' }));
      backEnd.answer = () => ({ status: 200, body: 'Accepted' });
      expect(await sendWebhooksAgain(started.shop, order)).toBe(1);
      await runDue(started.shop);
      expect(await webhooksOf(started.shop.db, order)).toMatchObject([{ state: 'sent' }]);
    }
  });

  it('follows no redirect, reads no endless answer, and calls nothing but a web address', async () => {
    const reached: string[] = [];
    let written = 0;
    const server = createServer((request, response) => {
      reached.push(request.url!);
      if (request.url === '/redirects') {
        response.writeHead(307, { location: '/secret' }).end();
        return;
      }
      response.writeHead(200);
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536))) written += 65_536;
        response.once('drain', pour);
      };
      pour();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
    await start();
    const { settings } = started.shop;
    for (const [url, state] of [
      [`${origin}/redirects`, 'waiting'],
      [`${origin}/endless`, 'sent'],
      ['file:///etc/passwd', 'failed'],
      [`http://user:password@${origin.slice(7)}/`, 'failed'],
    ] as const) {
      settings.webhook.url = url;
      const order = await place();
      await runDue(started.shop);
      expect(await webhooksOf(started.shop.db, order)).toMatchObject([{ state }]);
      expect(JSON.stringify(await webhooksOf(started.shop.db, order))).not.toContain('user:password');
    }
    expect(reached).toEqual(['/redirects', '/endless']);
    expect(written).toBeLessThan(50_000_000);
    server.closeAllConnections();
    server.close();
  });

  it('lets the back end fetch a file for a week, by its link alone', async () => {
    await start();
    const file = await keepFile(started.shop, Buffer.from('%PDF-1.4 x'));
    await place({ files: [{ field: 'resume', name: 'a résumé.pdf', type: 'application/pdf', size: 10, file }] });
    await runDue(started.shop);
    const [{ field, url, ...rest }] = backEnd.received[0]!.body.files;
    expect([field, rest]).toEqual(['resume', { name: 'a résumé.pdf', type: 'application/pdf', size: 10 }]);
    const fetched = async (link: string) => started.fetch(new Request(link));
    const response = await fetched(url);
    expect([response.status, await response.text(), response.headers.get('content-disposition')]).toEqual([
      200,
      '%PDF-1.4 x',
      expect.stringMatching(/^attachment;/),
    ]);
    for (const other of [
      url.replace('/0/', '/1/'),
      `${url.slice(0, -1)}${url.endsWith('0') ? '1' : '0'}`,
      url.replace(/\/\d+-/, '/9999999999-'),
      url.replace('/1/', '/2/'),
    ])
      expect((await fetched(other)).status).toBe(404);
    now += 7 * 24 * 60 * 60_000 + 1000;
    expect((await fetched(url)).status).toBe(404);
  });

  it('adds nothing where there is no back end', async () => {
    await start({ url: '' });
    const order = await place();
    await runDue(started.shop);
    expect(await webhooksOf(started.shop.db, order)).toEqual([]);
  });
});
