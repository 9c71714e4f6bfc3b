import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { pagesOf } from '../../../host/pages/pages.mjs';
import { databases } from '../support/databases';
import { goldenLists } from './golden';
import { openShop, pages } from './open-shop';
import { aLedger, goldenOrder, send, smallOrder, type SentPost } from './send-post';

const golden = (more: SentPost = {}): SentPost => ({
  path: '/order',
  data: goldenOrder(),
  ...more,
  fields: { ledger: JSON.stringify(aLedger(36_800)), ...more.fields },
});

describe.each(databases)('an order on %s', (_name, make) => {
  it('is stored with the shop’s own price, whatever rows its ledger has (SHOP-05, SHOP-07)', async () => {
    const host = await openShop(make);
    const answer = await send(host, golden());
    expect([answer.status, answer.body]).toEqual([
      200,
      { result: { invoice_numbers: ['100001'], mailed: true, order_url: expect.stringContaining('/order-status/1/') } },
    ]);
    const [order] = await host.shop.db.selectFrom('orders').selectAll().execute();
    expect(order).toMatchObject({ status: 'awaiting_payment', total: 36_800, paymentWay: 'invoice', page: '/order' });
    const ledger = JSON.parse(order!.ledger) as { name: string; cents: number }[];
    expect(ledger.reduce((sum, { cents }) => sum + cents, 0)).toBe(36_800);
    expect(ledger.map(({ name }) => name)).not.toContain('Wyoming LLC');
    expect(order!.payload).not.toContain(goldenOrder().account.password);
    expect(await host.told()).toEqual([1]);
  });

  it('at another price than the visitor saw is refused with the new one, and taken for that one alone (SHOP-06)', async () => {
    const host = await openShop(make);
    const key = randomUUID();
    const fields = { ledger: JSON.stringify(aLedger(100)) };
    const refused = await send(host, golden({ key, fields }));
    expect([refused.status, refused.body]).toMatchObject([
      200,
      {
        error: 'The price of your order has changed from $1.00 to $368.00.',
        code: 'price_changed',
        price: { was: 100, total: 36_800, changes: expect.any(Array) },
      },
    ]);
    expect((await send(host, golden({ key, fields }))).text).toBe(refused.text);
    for (const accepted of ['100', '-1', '36800.0', '1e9', '36799'])
      expect((await send(host, golden({ fields: { ...fields, accepted_total: accepted } }))).body.code).toBe('price_changed');
    expect((await send(host, golden({ fields: { ledger: '' } }))).body.price).toMatchObject({ was: 0, total: 36_800 });
    expect(await host.orders()).toEqual([]);
    expect((await send(host, golden({ fields: { ...fields, accepted_total: '36800' } }))).body.result).toBeDefined();
    expect((await host.orders()).map(({ total }) => total)).toEqual([36_800]);
  });

  it('of what is not sold is refused with the product, in words (SHOP-06)', async () => {
    const host = await openShop(make);
    const data = goldenOrder();
    data.companies[0].products[0].product_id = 999_999;
    const { body } = await send(host, golden({ data }));
    expect(body).toEqual({
      error: 'A product of your order is no longer sold here. Nothing was ordered. Please check what you chose.',
      code: 'not_sold',
      product_id: '999999',
    });
    expect(await host.orders()).toEqual([]);
  });

  it('is charged by no provider at a total that only its visitor has named', async () => {
    const asked: number[] = [];
    const page = { id: 'page', kind: 'page', label: 'Page', name: 'Page' } as const;
    const begin = async ({ payment }: { payment: { amount: number } }) => {
      asked.push(payment.amount);
      return { state: 'open', providerId: 'p1', url: 'https://pay.example/1' } as const;
    };
    const host = await openShop(make, { payment: { ways: ['page', 'invoice'] } }, { ways: [{ ...page, begin }] });
    const way = { payment: { way: 'page' } };
    const forged = await send(host, { data: smallOrder(way), fields: { ledger: JSON.stringify(aLedger(1)) } });
    expect(forged.body.code).toBe('payment_way');
    expect((await send(host, { data: smallOrder() })).body.result).toBeDefined();
    const key = randomUUID();
    const own = await send(host, golden({ key, data: { ...goldenOrder(), ...way } }));
    expect(own.body.next).toEqual({ url: 'https://pay.example/1' });
    expect(asked).toEqual([36_800]);
    const stored = JSON.stringify([
      await host.shop.db.selectFrom('attempts').selectAll().execute(),
      await host.shop.db.selectFrom('orders').selectAll().execute(),
    ]);
    expect(stored).not.toContain('pay.example');
    const again = await send(host, golden({ key, data: { ...goldenOrder(), ...way } }));
    expect(again.body.next).toEqual({ url: 'https://pay.example/1' });
    expect((await host.orders()).map(({ status }) => status)).toEqual(['awaiting_payment', 'awaiting_payment']);
  });

  it('names a way that its page offers, and brings no card data', async () => {
    const host = await openShop(make);
    const code = async (payment: unknown, more: object = {}) => {
      const { status, body } = await send(host, golden({ data: { ...goldenOrder(), ...more, payment } }));
      return [status, body.code ?? 'taken'];
    };
    const number = '4111 1111 1111 1111';
    for (const payment of [{ way: 'stripe-checkout' }, { way: 'nonsense' }]) expect(await code(payment)).toEqual([200, 'payment_way']);
    for (const payment of [
      { token: 'tok_1', details: { card: [{ n: number }] } },
      { token: { number } },
      { token: number },
      { token: 'cus-4111-1111-1111-1111' },
      { processor: number.replaceAll(' ', '-') },
      { token: 'tok_1', billing_address: { line1: number, city: 'Cody' } },
      { token: 'tok_1', billing_address: { line1: '1 Main Street', card: '1' } },
      { way: 'invoice', token: 'tok_1' },
      { way: ['invoice'] },
      [{ number }],
      number,
    ])
      expect([payment, await code(payment)]).toEqual([payment, [200, 'card_data']]);
    for (const name of ['cvc', 'CVV2', 'card_cvc', 'cardNumber', 'securityCode'])
      expect(await code({ way: 'invoice' }, { notes: [{ deep: { [name]: 'code-739' } }] })).toEqual([200, 'card_data']);
    expect(await host.orders()).toEqual([]);
    const note = `My card is ${number.replaceAll(' ', '–')} or ４１１１１１１１１１１１１１１１, order 9780306406157`;
    expect(await code({ way: 'invoice' }, { notes: [note], [number]: 4_111_111_111_111_111 })).toEqual([200, 'taken']);
    const payload = (await host.orders())[0]!.payload;
    expect(payload).not.toMatch(/4111.?1111|４１１１/);
    expect(payload).toContain('************1111');
    expect(payload).toContain('9780306406157');
  });

  it('under the key of another one is refused with what was ordered, and nothing about the visitor (SUBM-55)', async () => {
    const host = await openShop(make);
    const key = randomUUID();
    await send(host, golden({ key }));
    const data = goldenOrder();
    const same = {
      ...Object.fromEntries(Object.entries(data).reverse()),
      payment: { way: 'invoice' },
      affiliate: { platform: 'everflow' },
      account: { ...data.account, password: 'Another-Plum-43', notes: ['Client interacted with Live Chat'] },
    };
    expect((await send(host, golden({ key, data: same }))).status).toBe(200);
    const other = { ...data, contact: { first_name: 'Nils', last_name: 'Lindqvist' } };
    const refused = await send(host, golden({ key, data: other }));
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        error: 'This key was used for another order.',
        code: 'other_order',
        order: { received_at: expect.stringMatching(/^20.*[+]00:00$/), invoice_numbers: ['100001'], total: 368 },
      },
    ]);
    const card = randomUUID();
    await send(host, golden({ key: card, data: { ...data, payment: { number: '4111111111111111' } } }));
    expect((await send(host, golden({ key: card, data: other }))).body.order).toBeNull();
    expect(await host.orders()).toHaveLength(1);
  });

  it('asks again how its payment stands by `settle_payment`, which knows nobody’s order without its key', async () => {
    let state = 'open';
    const way = { id: 'page', kind: 'page', label: 'Page', name: 'Page' } as const;
    const outcome = async () => ({ state, providerId: 'p1', ...(state === 'open' && { url: 'https://pay.example/1' }) }) as never;
    const host = await openShop(make, { payment: { ways: ['page'] } }, { ways: [{ ...way, begin: outcome, settle: outcome }] });
    const key = randomUUID();
    const settle = (of: string) => send(host, { path: '/order', action: 'settle_payment', key: of });
    expect([(await settle(key)).status, (await settle(key)).body.code]).toEqual([404, 'no_order']);
    await send(host, golden({ key, data: { ...goldenOrder(), payment: { way: 'page' } } }));
    expect((await settle(key)).body).toMatchObject({ result: { invoice_numbers: ['100001'] }, next: { url: 'https://pay.example/1' } });
    state = 'paid';
    const paid = await settle(key);
    expect(paid.body.result).toMatchObject({ paid: true, invoice_numbers: ['100001'] });
    expect(paid.body.next).toBeUndefined();
    expect((await settle(randomUUID())).status).toBe(404);
  });

  it('of nothing that costs something asks for no payment (PAY-02)', async () => {
    const lists = { ...goldenLists, simple_products: [] };
    const host = await openShop(make, {}, { pages: pagesOf([{ ...pages[0]!, lists: async () => lists }]) });
    const answer = await send(host, golden({ data: { ...smallOrder(), companies: [] }, fields: { ledger: '[]' } }));
    expect(answer.status).toBe(200);
    expect((await host.orders()).map(({ total }) => total)).toEqual([null]);
  });

  it('is one order though two processes get its post ten times each (SUBM-55)', async () => {
    const host = await openShop(make);
    await send(host, golden());
    const script = `
      import { readFileSync } from 'node:fs';
      import { createHost } from './host/host.mjs';
      import { pagesOf } from './host/pages/pages.mjs';
      const [, url, key] = process.argv;
      const config = { formType: 'FormABusinessForm', endpoints: { marketing: 'https://products.example' } };
      const host = await createHost({ database: url, limits: { postsPerHour: 0 } }, { pages: pagesOf([{ path: '/elsewhere', title: '', config }]) });
      const post = async () => {
        const form = new FormData();
        const fields = { action: 'process_signup', formType: 'FormABusinessForm', idempotency_key: key, signupData: '{"name":"Ada"}', ledger: '[]' };
        for (const [name, value] of Object.entries(fields)) form.set(name, value);
        const answer = await host.fetch(new Request('http://shop.example/elsewhere', { method: 'POST', body: form }));
        return [answer.status, await answer.text()];
      };
      console.log(JSON.stringify(await Promise.all(Array.from({ length: 10 }, post))));
      await host.close();`;
    const key = randomUUID();
    const run = async () => {
      const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script, host.database.url, key]);
      return JSON.parse(stdout.trim().split('\n').at(-1)!) as [number, string][];
    };
    const answers = (await Promise.all([run(), run()])).flat();
    expect(answers).toHaveLength(20);
    const taken = answers.filter(([status]) => status === 200).map(([, text]) => JSON.parse(text).result.invoice_numbers);
    expect(new Set(taken.map(String))).toEqual(new Set(['100002']));
    expect(answers.filter(([status]) => status !== 200).every(([status, text]) => status === 409 && text.includes('still_working'))).toBe(
      true,
    );
    expect(await host.orders()).toHaveLength(2);
  });
});
