import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../host/events.mjs';
import {
  countFailedMails,
  mailsOf,
  sampleMail,
  saveMailWords,
  sendFailedAgain,
  switchMail,
  unknownPlaceholders,
  mailWords,
} from '../../../host/mails/mails.mjs';
import { mailKinds } from '../../../host/mails/mail-kinds.mjs';
import { changeStatus } from '../../../host/order-status/order-status.mjs';
import type { NewOrder } from '../../../host/orders/orders.mjs';
import type { Way } from '../../../host/payment/ways.d.ts';
import { runDue, startQueue } from '../../../host/queue/queue.mjs';
import { retryDelays } from '../../../host/queue/retry-delays.mjs';
import { startMailServer } from '../../wordpress/support/mail-server';
import { databases } from '../support/databases';
import { placeOrder } from '../support/orders';
import { startShop } from '../support/start-shop';
import { readMail } from './read-mail';

type Started = Awaited<ReturnType<typeof startShop>>;

const box: Way = { id: 'box', kind: 'box', label: 'Card', name: 'Card' };

describe.each(databases)('mails that are sent on %s', (_name, make) => {
  let started: Started;
  let now = Date.now();
  beforeEach(() => {
    now = Date.now();
  });
  afterEach(() => started.stop());

  const start = async (settings: Parameters<typeof startShop>[1] = {}) =>
    (started = await startShop(make, settings, { now: () => now, ways: [box] }));

  async function place(given: Partial<NewOrder> = {}): Promise<Order> {
    const order = await placeOrder(started.shop, given);
    await started.shop.db.transaction().execute((trx) => started.shop.events.emit('order.received', { order }, trx));
    return order;
  }

  const outbox = () => {
    const folder = join(started.folder, 'outbox');
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
    return names.map((name) => readMail(readFileSync(join(folder, name), 'latin1')));
  };
  const subjects = () =>
    outbox()
      .map(({ subject }) => subject)
      .sort();

  it('waits for a mail server that is dead, fails no order by it, and sends each mail once it lives (SHOP-10)', async () => {
    // Nothing listens there.
    await start({ mail: { smtp: 'smtp://user:a-password@127.0.0.1:1' } });
    const order = await place();
    await runDue(started.shop);
    const [waiting] = await mailsOf(started.shop.db, order);
    expect(waiting).toMatchObject({ state: 'waiting', lastError: expect.stringContaining('ECONNREFUSED') });
    expect(started.lines.join('')).not.toContain('a-password');
    for (const delay of retryDelays) {
      now += delay;
      await runDue(started.shop);
    }
    expect(await mailsOf(started.shop.db, order)).toMatchObject([{ state: 'failed' }]);
    expect(await countFailedMails(started.shop.db)).toBe(1);

    const server = await startMailServer();
    started.shop.settings.mail.smtp = `smtp://127.0.0.1:${server.port}`;
    expect(await sendFailedAgain(started.shop, order)).toBe(1);
    await runDue(started.shop);
    await runDue(started.shop);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({
      recipients: ['ada@example.com'],
      parts: { 'text/plain': expect.stringContaining('$268.00') },
    });
    expect(await mailsOf(started.shop.db, order)).toMatchObject([{ state: 'sent', lastError: '' }]);
    server.close();
  });

  it('sends a mail again with the same Message-ID, and writes it into the outbox once, where a process dies before it is noted', async () => {
    const server = await startMailServer();
    await start({ mail: { smtp: `smtp://127.0.0.1:${server.port}` } });
    const { shop } = started;
    // As if it had died between sending and writing that down.
    const forget = async () => {
      await shop.db.updateTable('mails').set({ state: 'waiting' }).execute();
      await shop.db.updateTable('jobs').set({ state: 'waiting', runAt: 0 }).where('kind', '=', 'mail').execute();
    };
    await place();
    await runDue(shop);
    await forget();
    await runDue(shop);
    const ids = server.received.map(({ head }) => /^message-id: (.*)$/im.exec(head)?.[1]);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    expect(ids[0]).toMatch(/^<[0-9a-f]{24}@shop\.example>$/);
    server.close();

    shop.settings.mail.smtp = '';
    await forget();
    await runDue(shop);
    await forget();
    await runDue(shop);
    expect(outbox()).toHaveLength(1);
  });

  it('writes each mail once, whole, by two processes that are killed again and again (SHOP-10)', async () => {
    await start();
    const orders = 40;
    for (let index = 0; index < orders; index += 1) await place();
    const script = `
      import { createHost } from './host/host.mjs';
      import { pagesOf } from './host/pages/pages.mjs';
      import { startQueue } from './host/queue/queue.mjs';
      const host = await createHost({ folder: process.argv[1], database: process.argv[2], publicUrl: 'http://shop.example' }, { pages: pagesOf([]), log: () => undefined });
      startQueue(host.shop, { poll: 20, lease: 300 });
      console.log('ready');`;
    const left = async () => (await started.shop.db.selectFrom('mails').select('id').where('state', '=', 'waiting').execute()).length;
    for (let kills = 0; kills < 8 && (await left()) > 0; kills += 1) {
      const child = spawn(process.execPath, ['--input-type=module', '--eval', script, started.folder, started.database.url], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      await once(child.stdout, 'data');
      await sleep(10 + Math.random() * 60);
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    // Each claim of a killed process counts as a try: the last look takes up what is left, whenever it is due.
    now = Date.now() + 60_000;
    // PostgreSQL may still be at the last query of a killed process, and hold its job.
    await vi.waitFor(
      async () => {
        await runDue(started.shop);
        expect(await left()).toBe(0);
      },
      { timeout: 30_000, interval: 50 },
    );
    expect(outbox()).toHaveLength(orders);
    expect(new Set(outbox().map(({ messageId }) => messageId)).size).toBe(orders);
    for (const { text, html } of outbox()) expect(text.includes('$268.00') && html.includes('</html>')).toBe(true);
  }, 60_000);

  it('sends each mail once by two queues at a time', async () => {
    await start();
    const queues = [1, 2].map(() => startQueue(started.shop, { poll: 5 }));
    for (let index = 0; index < 20; index += 1) await place();
    await vi.waitFor(() => expect(outbox()).toHaveLength(20), { timeout: 30_000, interval: 20 });
    await Promise.all(queues.map((queue) => queue.stop()));
    expect(outbox()).toHaveLength(20);
    expect(
      (await started.shop.db.selectFrom('jobs').select('tries').where('kind', '=', 'mail').execute()).every(({ tries }) => tries === 1),
    ).toBe(true);
  });

  it('tells nobody of an order that is paid in the form until its payment is known, and then by one mail (SHOP-09, SHOP-10)', async () => {
    await start({ ownerEmail: 'owner@shop.example' });
    const { shop } = started;
    const order = await place({ paymentWay: 'box' });
    await runDue(shop);
    expect(subjects()).toEqual([]);
    await shop.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('payments')
        .values({
          orderId: order.id,
          way: 'box',
          providerId: 'pay_1',
          amount: 26_800,
          currency: 'usd',
          state: 'paid',
          refunded: 0,
          url: '',
          isTest: 0,
          tries: 1,
          createdAt: now,
          updatedAt: now,
        })
        .execute();
      await changeStatus(shop, trx, order, 'paid', { madeBy: 'provider' });
    });
    await runDue(shop);
    expect((await mailsOf(shop.db, order)).map(({ kind }) => kind)).toEqual(['new_order', 'paid']);
    const late = await place({ paymentWay: 'box' });
    await shop.db.transaction().execute(async (trx) => {
      await trx.updateTable('payments').set({ orderId: late.id, state: 'processing' }).execute();
      await shop.events.emit('payment.processing', { order: late }, trx);
    });
    await runDue(shop);
    expect((await mailsOf(shop.db, late)).map(({ kind }) => kind)).toEqual(['new_order', 'received']);
    expect(outbox().filter(({ text }) => text.includes('Your payment of $268.00 is on its way.'))).toHaveLength(1);

    const left = await place({ paymentWay: 'box' });
    await shop.db.transaction().execute((trx) => changeStatus(shop, trx, left, 'cancelled', { madeBy: 'shop' }));
    await runDue(shop);
    expect(await mailsOf(shop.db, left)).toEqual([]);
  });

  it('says how much of an order was refunded, and which lines (PAY-07)', async () => {
    await start();
    const { shop } = started;
    const placed = await place();
    const paid = (await shop.db
      .transaction()
      .execute((trx) => changeStatus(shop, trx, placed, 'paid', { madeBy: 'owner', note: 'Bank' })))!;
    const refund = async (cents: number, turn: number) => {
      const order = await shop.db.transaction().execute(async (trx) => {
        const { id } = await trx
          .insertInto('refunds')
          .values({
            orderId: paid.id,
            turn,
            paymentId: null,
            refundKey: `key-${turn}`,
            providerId: null,
            cents,
            rowCents: turn === 1 ? '{"1":10000}' : '{}',
            reason: 'Your state waived it',
            isTold: 1,
            state: 'done',
            madeBy: 'owner',
            who: '',
            at: now,
            doneAt: now,
            tries: 1,
            nextTry: 0,
            lockedUntil: 0,
            lastError: '',
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const changed = await trx
          .updateTable('orders')
          .set((set) => ({ refunded: set('refunded', '+', cents) }))
          .where('id', '=', paid.id)
          .returningAll()
          .executeTakeFirstOrThrow();
        await shop.events.emit(
          'order.refunded',
          { order: changed, refund: { id, cents, reason: 'Your state waived it', isTold: true } },
          trx,
        );
        return changed;
      });
      await runDue(shop);
      return order;
    };
    await refund(10_000, 1);
    const partly = outbox().find(({ subject }) => subject.includes('a part of'))!;
    for (const words of [
      'We refunded $100.00 of your order',
      'Wyoming LLC, fee of the state: $100.00',
      'Your state waived it',
      '−$100.00',
      'Paid after refunds: $168.00',
    ])
      expect(partly.text).toContain(words);
    const whole = await refund(16_800, 2);
    await shop.db.transaction().execute((trx) => changeStatus(shop, trx, whole, 'refunded', { madeBy: 'owner', note: 'All' }));
    await runDue(shop);
    expect((await mailsOf(shop.db, paid)).map(({ kind }) => kind)).toEqual(['received', 'paid', 'partly_refunded', 'refunded']);
    expect(outbox()).toHaveLength(4);
  });

  it('takes the words of the owner as plain text, in each language, and shows every kind beforehand', async () => {
    await start({ payment: { instructions: 'IBAN XX12' } });
    const { shop } = started;
    await saveMailWords(shop.db, 'received', 'en', {
      subject: 'Order {number}\r\nBcc: x@example.com',
      text: '<b>Hi</b> {name}\n\n{instructions}\n\n{order_link}',
    });
    await switchMail(shop.db, 'paid', false);
    const order = await place();
    await shop.db.transaction().execute((trx) => changeStatus(shop, trx, order, 'paid', { madeBy: 'owner', note: 'Bank' }));
    await runDue(shop);
    expect(subjects()).toEqual(['Order 100001 Bcc: x@example.com']);
    const [{ html, text }] = outbox() as [ReturnType<typeof readMail>];
    expect(html).toContain('&lt;b&gt;Hi&lt;/b&gt; Ada Lovelace');
    expect(html.match(/order-status\/1/g)).toHaveLength(1);
    expect(text).toContain('See your order: http://shop.example/order-status/1/');
    expect((await mailWords(shop.db, 'received', 'es')).subject).toBe('Su pedido {number} en {site}');
    await saveMailWords(shop.db, 'received', 'en', { subject: 'Your order {number} at {site}', text: '' });
    expect((await mailWords(shop.db, 'received', 'en')).subject).toBe('Your order {number} at {site}');
    await expect(saveMailWords(shop.db, 'link', 'en', { subject: 'x', text: 'y' })).rejects.toThrow('cannot be changed');
    expect(unknownPlaceholders({ subject: '{number} {order_link}', text: '{nmae} {order_link}' })).toEqual(['order_link', 'nmae']);
    for (const kind of Object.keys(mailKinds)) {
      const sample = await sampleMail(shop, kind, 'en');
      expect(sample.subject, kind).not.toMatch(/[{}]|^$/);
      expect(sample.html + sample.text, kind).not.toMatch(/\{\w+\}|undefined|NaN/);
    }
  });
});
