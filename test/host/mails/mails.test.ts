import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Order } from '../../../host/events.mjs';
import { isMailed, mailsOf, queueMail } from '../../../host/mails/mails.mjs';
import { changeStatus, undoStatus } from '../../../host/order-status/order-status.mjs';
import { findOrder, type NewOrder } from '../../../host/orders/orders.mjs';
import { runDue } from '../../../host/queue/queue.mjs';
import { databases } from '../support/databases';
import { placeOrder } from '../support/orders';
import { orderPage, startShop } from '../support/start-shop';
import { pagesOf } from '../../../host/pages/pages.mjs';
import { readMail } from './read-mail';

type Started = Awaited<ReturnType<typeof startShop>>;

const spanishPage = { ...orderPage, path: '/pedido', config: { ...orderPage.config, locale: 'es-US' } };

describe.each(databases)('mails on %s', (_name, make) => {
  let started: Started;
  afterEach(() => started.stop());

  const start = async (settings: Parameters<typeof startShop>[1] = {}) =>
    (started = await startShop(
      make,
      { shopName: 'Paperwork & Co', ownerEmail: 'owner@shop.example', payment: { instructions: 'IBAN XX12 3456' }, ...settings },
      { pages: pagesOf([orderPage, spanishPage]) },
    ));

  /** Stores an order and tells of it, as the room of posts does. */
  async function place(given: Partial<NewOrder> = {}): Promise<Order> {
    const order = await placeOrder(started.shop, given);
    await started.shop.db.transaction().execute((trx) => started.shop.events.emit('order.received', { order }, trx));
    return order;
  }

  const set = (order: Order, status: string, madeBy: 'owner' | 'provider' | 'shop' = 'owner') =>
    started.shop.db.transaction().execute((trx) => changeStatus(started.shop, trx, order, status, { madeBy, note: 'Bank statement' }));

  const outbox = () => {
    const folder = join(started.folder, 'outbox');
    return readdirSync(folder)
      .sort((first, second) => Number.parseInt(first, 10) - Number.parseInt(second, 10))
      .map((name) => ({ name, ...readMail(readFileSync(join(folder, name), 'latin1')) }));
  };

  it('tells the owner and the customer of an order with its ledger to the cent, as HTML and as plain text (SHOP-10)', async () => {
    await start();
    const order = await place();
    expect(await isMailed(started.shop.db, order)).toBe(true);
    await runDue(started.shop);
    const [owner, customer, ...more] = outbox();
    expect(more).toEqual([]);
    expect(owner).toMatchObject({
      to: 'owner@shop.example',
      subject: '[Paperwork & Co] Order 100001: Engines LLC, $268.00',
      replyTo: 'ada@example.com',
    });
    expect(customer).toMatchObject({
      to: 'ada@example.com',
      subject: 'Your order 100001 at Paperwork & Co',
      replyTo: 'owner@shop.example',
    });
    expect(customer!.from).toBe('"Paperwork & Co" <shop@example.com>');
    for (const part of [customer!.html, customer!.text]) {
      for (const words of ['$168.00', '$100.00', '$268.00', 'fee of the state', 'Please pay $268.00.', 'IBAN XX12 3456', '100001'])
        expect(part).toContain(words);
      expect(part).toMatch(/http:\/\/shop\.example\/order-status\/1\/\d+-[0-9a-f]{64}/);
      expect(part).not.toMatch(/\bpaid\b/i);
    }
    expect(owner!.text).toContain('Payment: Awaiting payment (Invoice)');
    expect(owner!.text).toContain('http://shop.example/admin/orders/1');
    expect(owner!.text).toContain('Contact › Name: Ada Lovelace');
    expect(owner!.html + owner!.text).not.toContain('a long password');
    expect(await mailsOf(started.shop.db, order)).toMatchObject([
      { kind: 'new_order', state: 'sent', details: '{}' },
      { kind: 'received', state: 'sent', recipient: 'ada@example.com' },
    ]);
  });

  it('writes to a customer in the language of the page, and to the owner in English (SHOP-10)', async () => {
    await start();
    await place({ page: '/pedido' });
    await runDue(started.shop);
    const [owner, customer] = outbox();
    expect(owner!.subject).toContain('Order 100001');
    expect(customer!.subject).toBe('Su pedido 100001 en Paperwork & Co');
    for (const words of ['Hola, Ada Lovelace:', 'Por favor, pague $268.00.', 'tasa del estado', 'Ver su pedido'])
      expect(customer!.text).toContain(words);
    expect(customer!.html).toContain('<html lang="es">');
  });

  it('tells the owner of a message with all that it holds, and nobody else (REG-09)', async () => {
    await start();
    const message = await place({
      action: 'process_contact',
      formType: 'ContactForm',
      payload: { email: 'grace@example.com', message: '<b>Hi</b>\nthere', contactInformation: { line1: '1 Main St', fax: '307' } },
      ledger: [],
      total: null,
    });
    expect(await isMailed(started.shop.db, message)).toBe(false);
    await runDue(started.shop);
    expect(outbox()).toMatchObject([{ to: 'owner@shop.example', subject: expect.stringContaining('Message 100001') }]);
    expect(outbox()[0]!.html).toContain('&lt;b&gt;Hi&lt;/b&gt;<br>there');
    expect(outbox()[0]!.text).toMatch(/1 Main St[^]*Fax[^]*307/);
  });

  it('says what became of an order, each change once, and "paid" only where somebody has said so (SHOP-09, SHOP-10)', async () => {
    await start({ ownerEmail: '' });
    let order = await place();
    await runDue(started.shop);
    for (const status of ['paid', 'in_progress', 'filed', 'delivered']) order = (await set(order, status))!;
    await runDue(started.shop);
    await runDue(started.shop);
    expect(outbox().map(({ subject }) => subject)).toEqual([
      'Your order 100001 at Paperwork & Co',
      'We received your payment for order 100001',
      'We filed the documents of your order 100001',
    ]);
    expect(outbox()[1]!.text).toMatch(/You paid \$268\.00 on \w+, \w+ \d+, \d{4}\./);
    expect(outbox()[1]!.text).not.toContain('IBAN');
  });

  it('sends no mail about what was taken back, put into the Trash or deleted (SHOP-09)', async () => {
    await start({ ownerEmail: '' });
    const { shop } = started;
    const undone = await place();
    const paid = (await set(undone, 'paid'))!;
    await shop.db.transaction().execute((trx) => undoStatus(shop, trx, paid, 'owner'));
    const trashed = await place();
    await shop.db.updateTable('orders').set({ trashedAt: 1 }).where('id', '=', trashed.id).execute();
    const deleted = await place();
    await shop.db.deleteFrom('orders').where('id', '=', deleted.id).execute();
    await runDue(shop);
    expect(outbox().map(({ subject }) => subject)).toEqual(['Your order 100001 at Paperwork & Co']);
    // The way is free for the next time that it is paid.
    await set((await findOrder(shop.db, undone.id))!, 'paid');
    await runDue(shop);
    expect(outbox()).toHaveLength(2);
  });

  it('whatever a customer is called, a mail has one recipient, one subject and no headers of theirs (SHOP-10)', async () => {
    await start({ ownerEmail: '' });
    const names = [
      'Ada\r\nBcc: thief@example.com',
      'Ada\u2028Bcc: thief@example.com\u0000\u202e',
      '{order_link} {instructions} {number}',
      '<script>alert(1)</script>"><img src=x onerror=alert(2)>',
      '=?utf-8?B?QmNjOiB0aGllZkBleGFtcGxlLmNvbQ==?=',
      'Ä'.repeat(200_000),
    ];
    const { saveMailWords } = await import('../../../host/mails/mails.mjs');
    await saveMailWords(started.shop.db, 'received', 'en', { subject: 'For {name}', text: 'Dear {name}, {site}' });
    for (const name of names) await place({ payload: { account: { email_address: 'ada@example.com' }, contact: { first_name: name } } });
    await runDue(started.shop);
    expect(outbox()).toHaveLength(names.length);
    for (const { to, head, html, subject } of outbox()) {
      expect(to).toBe('ada@example.com');
      expect(head.split('\r\n').filter((line) => /^(bcc|cc|to|subject):/i.test(line))).toHaveLength(2);
      expect(html).not.toMatch(/<script|<img|XX12/);
      expect(html.length).toBeLessThan(20_000);
      expect(subject.length).toBeLessThan(400);
    }
    expect(outbox()[2]!.text).toContain('Dear {order_link} {instructions} {number}');
  });

  it('sends nothing to an address that is no single one, nor with one that is', async () => {
    await start({ ownerEmail: 'Owner <owner@shop.example>' });
    const addresses = [
      'ada@example.com, thief@example.com',
      'ada@example.com\r\nBcc: thief@example.com',
      'Ada <ada@example.com>',
      'ada@',
      '',
      `${'a'.repeat(300)}@example.com`,
    ];
    for (const email of addresses) await place({ payload: { account: { email_address: email }, contact: { first_name: 'Ada' } } });
    for (const to of addresses) expect(await queueMail(started.shop, started.shop.db, { kind: 'password_reset', to })).toBe(false);
    await runDue(started.shop);
    for (const { recipient } of await started.shop.db.selectFrom('mails').select('recipient').execute())
      expect(recipient).toMatch(/^ada@example\.com$/);
  });

  it('leaves tax numbers out of the mail to the owner, and says them nowhere else', async () => {
    await start();
    await place({
      payload: {
        account: { email_address: 'ada@example.com' },
        contact: { first_name: 'Ada', ssn: '123-45-6789', itin: '912345678', note: 'My EIN follows' },
      },
    });
    await runDue(started.shop);
    for (const { html, text } of outbox()) expect(html + text).not.toMatch(/123-45-6789|912345678/);
    expect(outbox()[0]!.text).toContain('My EIN follows');
  });

  it('mails a link that somebody asked for, and forgets it once it is sent', async () => {
    await start();
    const link = 'http://shop.example/account/new-password/secret-token';
    expect(
      await queueMail(started.shop, started.shop.db, { kind: 'password_reset', to: 'ada@example.com', locale: 'es', details: { link } }),
    ).toBe(true);
    await runDue(started.shop);
    expect(outbox()).toMatchObject([{ to: 'ada@example.com', subject: 'Su contraseña nueva en Paperwork & Co' }]);
    expect(outbox()[0]!.text).toContain(`Elegir una contraseña nueva:\n${link}`);
    const rows = JSON.stringify([
      await started.shop.db.selectFrom('mails').selectAll().execute(),
      await started.shop.db.selectFrom('jobs').selectAll().execute(),
    ]);
    expect(rows).not.toContain('secret-token');
  });
});
