import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Order } from '../../../host/events.mjs';
import { addDocument, documentsOf } from '../../../host/orders/documents.mjs';
import { deleteOrder, orderNumber, type NewOrder } from '../../../host/orders/orders.mjs';
import { putIntoTrash, restoreOrder } from '../../../host/orders/trash.mjs';
import { changeStatus } from '../../../host/order-status/order-status.mjs';
import { pagesOf } from '../../../host/pages/pages.mjs';
import type { Way } from '../../../host/payment/ways.d.ts';
import { statusUrl } from '../../../host/status-page/status-link.mjs';
import { databases, type TestDatabase } from '../support/databases';
import { payload, placeOrder } from '../support/orders';
import { orderPage, startShop } from '../support/start-shop';

const day = 86_400_000;

async function start(
  make: () => Promise<TestDatabase>,
  given: Parameters<typeof startShop>[1] = {},
  parts: Parameters<typeof startShop>[2] = {},
) {
  const clock = { now: Date.UTC(2026, 10, 28, 12) };
  const host = await startShop(make, given, { now: () => clock.now, ...parts });
  onTestFinished(host.stop);
  const ask = async (url: string, init: RequestInit = {}) => {
    const response = await host.fetch(new Request(url, { redirect: 'manual', ...init }));
    return { response, status: response.status, text: await response.text() };
  };
  const post = (url: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) => {
    const body = new URLSearchParams(fields).toString();
    return ask(url, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': String(body.length),
        'Sec-Fetch-Site': 'same-origin',
        ...headers,
      },
    });
  };
  const change = (order: Order, status: string, madeBy: 'owner' | 'provider', note = '') =>
    host.shop.db.transaction().execute((trx) => changeStatus(host.shop, trx, order, status, { madeBy, who: 'Grace', note }));
  return { ...host, clock, ask, post, change };
}

/** A text as people read it: no markup, one space between words. */
const readable = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

/** A way that is paid on a page of a provider. */
const pageWay = (begin: NonNullable<Way['begin']>): Way => ({
  id: 'page-way',
  kind: 'page',
  label: 'Page',
  name: 'Page',
  begin,
  settle: async () => ({ state: 'open' }),
});

describe.each(databases)('the page of an order on %s', (_name, make) => {
  it('shows the order to whoever has its link: state, ledger, what comes next, how to pay (SHOP-11)', async () => {
    const { shop, ask } = await start(make, { payment: { instructions: 'Send a check to\n1 Main St' } });
    const order = await placeOrder(shop);
    const { status, text, response } = await ask(statusUrl(shop, order));
    expect(status).toBe(200);
    expect(readable(text)).toContain(`Your order ${orderNumber(order)}`);
    for (const words of [
      'We received your order',
      'Please pay $268.00.',
      'Send a check to',
      'Your payment Next',
      'We file your documents Later',
      'Engines LLC',
      'WY, fee of the state',
      '$168.00',
      '$100.00',
      'Total $268.00',
      'Saturday, November 28, 2026',
    ]) {
      expect(readable(text)).toContain(words);
    }
    expect(readable(text)).not.toMatch(/\bpaid\b|ada@example\.com|secret|password/i);
    expect(text).not.toContain('<script');
    expect(text).not.toContain(' style=');
    expect(response.headers.get('Cache-Control')).toBe('no-store, private');
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    expect(response.headers.get('Content-Security-Policy')).toMatch(/default-src 'self'.*frame-ancestors 'none'/);
    expect(text.lastIndexOf('content="no-referrer"')).toBeGreaterThan(text.indexOf('content="same-origin"'));
  });

  it('shows nothing of an order by a link that is forged, swapped, cut off, expired, or of one that is gone (SHOP-11)', async () => {
    const { shop, ask, clock } = await start(make, { limits: { linksPerHour: 0 } as never });
    const [order, other] = [
      await placeOrder(shop),
      await placeOrder(shop, { payload: { ...payload, companies: [{ company: { name: 'Other Inc' } }] } }),
    ];
    const url = statusUrl(shop, order);
    const [expires, signature] = url.split('/').at(-1)!.split('-') as [string, string];
    const at = (id: number | string, token: string) => `http://shop.example/order-status/${id}/${token}`;
    const flipped = (signature.startsWith('a') ? 'b' : 'a') + signature.slice(1);
    const wrong = [
      at(other.id, `${expires}-${signature}`),
      at(order.id, `${Number(expires) + 86_400}-${signature}`),
      at(order.id, `${expires}-${flipped}`),
      at(order.id, `${expires}-${signature.slice(0, -1)}`),
      at(order.id, `${expires}-${signature.toUpperCase()}`),
      at(order.id, `${expires}-`),
      at(`0${order.id}`, `${expires}-${signature}`),
      at(`${order.id}%00`, `${expires}-${signature}`),
      at(9999, `${expires}-${signature}`),
      at('999999999999999999999', `${expires}-${signature}`),
      at(order.id, '../../etc/passwd'),
      at(order.id, `${expires}-${'é'.repeat(32)}`),
    ];
    for (const one of wrong) {
      const { status, text } = await ask(one);
      expect(status, one).toBe(404);
      expect(text).not.toMatch(/Engines|Other Inc|Lovelace|268/);
    }
    const within = (work: (trx: Parameters<typeof deleteOrder>[0]) => Promise<unknown>) => shop.db.transaction().execute(work);
    await within((trx) => putIntoTrash(shop, trx, order));
    expect((await ask(url)).status).toBe(404);
    await within((trx) => restoreOrder(trx, order));
    expect((await ask(url)).status).toBe(200);
    clock.now += 91 * day;
    const over = await ask(url);
    expect(over.status).toBe(410);
    expect(readable(over.text)).toContain('a link to an order works for 90 days');
    expect(over.text).not.toMatch(/Engines|Lovelace|268/);
    expect((await ask(statusUrl(shop, order))).status).toBe(200);
    await within((trx) => deleteOrder(trx, order));
    expect((await ask(statusUrl(shop, order))).status).toBe(404);
    const message = await placeOrder(shop, { action: 'process_contact', total: null, ledger: [] });
    expect((await ask(statusUrl(shop, message))).status).toBe(404);
  });

  it('has the same link for a day, another secret another one, and an order that takes the id of a deleted one too', async () => {
    const { shop, clock } = await start(make);
    const order = await placeOrder(shop);
    const url = statusUrl(shop, order);
    clock.now += 3_600_000;
    expect(statusUrl(shop, order)).toBe(url);
    expect(statusUrl({ ...shop, secret: 'another' }, order)).not.toBe(url);
    expect(statusUrl(shop, { ...order, orderKey: 'another' })).not.toBe(url);
  });

  it('says that an order is paid only once somebody has said so, and what was refunded to the cent (SHOP-09)', async () => {
    const { shop, ask, change } = await start(make);
    const order = await placeOrder(shop);
    const paid = await change(order, 'paid', 'owner', 'By check');
    const shown = readable((await ask(statusUrl(shop, order))).text);
    expect(shown).toContain('You paid $268.00 on Saturday, November 28, 2026.');
    expect(shown).not.toMatch(/By check|Grace|Please pay/);
    await shop.db.updateTable('orders').set({ refunded: 10_050 }).where('id', '=', order.id).execute();
    expect(readable((await ask(statusUrl(shop, order))).text)).toContain('We refunded $100.50 of it; $167.50 remains paid.');
    await shop.db.updateTable('orders').set({ refunded: 0 }).where('id', '=', order.id).execute();
    await change(paid!, 'cancelled', 'owner');
    expect(readable((await ask(statusUrl(shop, order))).text)).toContain('Please contact us if you have a question about your payment.');
    const unpaid = await change(await placeOrder(shop), 'cancelled', 'owner');
    expect(readable((await ask(statusUrl(shop, unpaid!))).text)).toContain('You do not have to pay anything for it.');
  });

  it('shows every answer as text, whatever markup it holds (SHOP-11)', async () => {
    const markup = `"><script>alert(1)</script><img src=x onerror=alert(1)>&amp;'`;
    const { shop, ask } = await start(make, { shopName: `Shop ${markup}`, payment: { instructions: markup } });
    const given: Partial<NewOrder> = {
      payload: { ...payload, contact: { first_name: markup, last_name: markup }, companies: [{ company: { name: markup } }] },
      ledger: [{ name: markup, state: markup, kind: markup, cents: 100 }],
    };
    const { text } = await ask(statusUrl(shop, await placeOrder(shop, given)));
    expect(text).not.toMatch(/<script|<img|onerror=alert\(1\)>(?!&)/);
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('gives its files, and those of no other order (SHOP-11)', async () => {
    const { shop, ask } = await start(make);
    const [order, other] = [await placeOrder(shop), await placeOrder(shop)];
    const bytes = Buffer.from('%PDF-1.7 articles');
    await addDocument(shop, order, { name: 'Artículos "final".pdf', bytes, who: 'Grace' });
    const [document] = await documentsOf(shop.db, order);
    const page = await ask(statusUrl(shop, order));
    const [, path = ''] = /href="([^"]*\/files\/\d+)"/.exec(page.text) ?? [];
    const { response, status, text } = await ask(`http://shop.example${path}`);
    expect([status, text]).toEqual([200, '%PDF-1.7 articles']);
    expect(response.headers.get('Content-Type')).toBe('application/octet-stream');
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="[\w.]+"; filename\*=UTF-8''Art%C3%ADculos/);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect((await ask(`${statusUrl(shop, other)}/files/${document!.id}`)).status).toBe(404);
    for (const id of ['0', '-1', '1e0', '..%2f..%2fshop.db', '99999'])
      expect((await ask(`${statusUrl(shop, order)}/files/${id}`)).status, id).toBe(404);
    expect((await ask(`http://shop.example${path.replace(/-[0-9a-f]/, '-x')}`)).status).toBe(404);
  });

  it('leads to the provider by a post alone, while there is something to pay (PAY-04)', async () => {
    const begin = vi.fn<NonNullable<Way['begin']>>(async () => ({ state: 'open', providerId: 'pay_1', url: 'https://pay.example/1' }));
    const { shop, ask, post, change } = await start(make, { payment: { ways: ['page-way'] } }, { ways: [pageWay(begin)] } as never);
    const order = await placeOrder(shop, { paymentWay: 'page-way' });
    const page = await ask(statusUrl(shop, order));
    expect(page.text).toContain('Pay now');
    expect(page.response.headers.get('Content-Security-Policy')).toMatch(/form-action 'self' https:/);
    expect((await ask(`${statusUrl(shop, order)}/pay`)).status).toBe(404);
    expect(begin).not.toHaveBeenCalled();
    const clicks = await Promise.all([post(`${statusUrl(shop, order)}/pay`), post(`${statusUrl(shop, order)}/pay`)]);
    for (const click of clicks) {
      expect(click.status).toBe(303);
      expect(click.response.headers.get('Location')).toBe('https://pay.example/1');
      expect(click.response.headers.get('Referrer-Policy')).toBe('no-referrer');
    }
    expect(new Set(begin.mock.calls.map(([{ key }]) => key)).size).toBe(1);
    const cancelled = await change(order, 'cancelled', 'owner');
    begin.mockClear();
    const refused = await post(`${statusUrl(shop, cancelled!)}/pay`);
    expect([refused.status, refused.response.headers.get('Location')]).toEqual([303, new URL(statusUrl(shop, order)).pathname]);
    expect(begin).not.toHaveBeenCalled();
    expect((await ask(statusUrl(shop, order))).text).not.toContain('Pay now');
    const [expires] = statusUrl(shop, order).split('/').at(-1)!.split('-');
    expect((await post(`http://shop.example/order-status/${order.id}/${expires}-${'0'.repeat(64)}/pay`)).status).toBe(404);
  });

  it('says so where the provider does not answer, and charges nothing (PAY-04)', async () => {
    const begin = async () => Promise.reject(new Error('The provider is dead'));
    const { shop, post } = await start(make, { payment: { ways: ['page-way'] } }, { ways: [pageWay(begin)] } as never);
    const { status, text } = await post(`${statusUrl(shop, await placeOrder(shop, { paymentWay: 'page-way' }))}/pay`);
    expect(status).toBe(503);
    expect(readable(text)).toContain('We cannot reach the payment page at the moment. Nothing was charged.');
  });

  it('mails a new link to the address of the order alone, and tells nobody whether there is such an order (SHOP-11)', async () => {
    const { shop, ask, post, clock } = await start(make, { limits: { loginsPerHour: 0 } as never });
    const order = await placeOrder(shop);
    expect((await ask('http://shop.example/order-status/new')).text).toContain('Send me a new link');
    const links = () => shop.db.selectFrom('mails').selectAll().where('kind', '=', 'link').execute();
    const send = (fields: Record<string, string>, headers = {}) => post('http://shop.example/order-status/new', fields, headers);
    const number = orderNumber(order);
    const answers = [
      await send({ number, email: 'mallory@example.com' }),
      await send({ number: '100999', email: 'ada@example.com' }),
      await send({ number: `${number}' or 1=1 --`, email: 'ada@example.com' }),
      await send({ number, email: '' }),
      await send({ number, email: 'ada@example.com', more: 'x'.repeat(5000) }),
      await send({ number, email: 'ada@example.com' }, { 'Sec-Fetch-Site': 'cross-site' }),
    ];
    expect(await links()).toEqual([]);
    answers.push(await send({ number: `#${number}`, email: ' ADA@example.com ' }), await send({ number, email: 'ada@example.com' }));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await links()).toMatchObject([{ recipient: 'ada@example.com', orderId: order.id }]);
    clock.now += 600_000;
    await send({ number, email: 'ada@example.com' });
    expect(await links()).toHaveLength(2);
  });

  it('is opened so often and no more by one address', async () => {
    const { shop, ask } = await start(make, { limits: { linksPerHour: 3 } as never });
    const order = await placeOrder(shop);
    for (let visit = 0; visit < 3; visit += 1) expect((await ask(statusUrl(shop, order))).status).toBe(200);
    const { status, response, text } = await ask(statusUrl(shop, order));
    expect(status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(text).not.toContain('Engines');
  });

  it('speaks the language of the page on which it was ordered', async () => {
    const pages = pagesOf([orderPage, { ...orderPage, path: '/pedido', config: { ...orderPage.config, locale: 'es' } }]);
    const { shop, ask } = await start(make, {}, { pages });
    const { text } = await ask(statusUrl(shop, await placeOrder(shop, { page: '/pedido' })));
    expect(text).toContain('<html lang="es">');
    for (const words of [
      'Recibimos su pedido',
      'Por favor, pague $268.00.',
      'WY, tasa del estado',
      'sábado, 28 de noviembre de 2026',
      'Siguiente',
    ]) {
      expect(readable(text)).toContain(words);
    }
    expect((await ask('http://shop.example/order-status/new', { headers: { 'Accept-Language': 'es-MX,en' } })).text).toContain(
      'Número de pedido',
    );
  });
});
