import { randomUUID } from 'node:crypto';
import type { FakeStripe } from '../../demo-host/provider/stripe/fake-stripe.mjs';
import type { Json } from './support/back-end';
import {
  bankToken,
  beginElementShop,
  cardToken,
  pay,
  payments,
  publicKey,
  runWatch,
  secretKey,
  settle,
  startElementStripe,
} from './support/element-shop';
import { send } from './support/form-post';
import { queuedMails, runMails } from './support/mails';
import { expect, test, type ServerSite } from './support/server-site';

let stripe: FakeStripe;
test.beforeAll(async () => {
  stripe = await startElementStripe();
});
test.afterAll(() => stripe.close());

const asks = '4000002760003184';
const asksThenDeclines = '4000008400001629';
const intents = () => stripe.intents() as Json[];
const statuses = () => intents().map(({ status }) => status as string);
const charged = () => (stripe.charges() as Json[]).filter(({ status }) => status === 'succeeded').length;
/** What the customer of the site's orders was or will be mailed. */
const mailKinds = (site: ServerSite) =>
  queuedMails(site)
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'new_order');

test('a card in the form is charged by the price of the site, once, and the customer gets one mail that says so (PAY-06, SHOP-10)', async ({
  site,
}) => {
  const golden = beginElementShop(site, stripe);
  const { status, body } = await pay(golden, await cardToken(stripe));
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { result: { paid: true, mailed: true, order_url: expect.any(String) as unknown } },
  });
  expect(body.next).toBeUndefined();
  const [order] = site.orders();
  expect(order).toMatchObject({ status: 'paid', total: String(golden.total) });
  expect(intents()).toMatchObject([
    {
      amount: golden.total,
      currency: 'usd',
      status: 'succeeded',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      metadata: { charterform_order: body.result.invoice_numbers[0] },
    },
  ]);
  expect(payments(site)).toMatchObject([{ way: 'stripe-element', state: 'paid', amount: String(golden.total), is_test: '1' }]);
  expect(mailKinds(site)).toEqual(['paid']);
  const mails = await runMails(site);
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail!.message).toContain(body.result.invoice_numbers[0]);
  expect(mail!.message).toContain('You paid $368.00');
  expect(mail!.message).toContain('?charterform_order=');
  expect(mail!.message).toContain('Total: $368.00');
});

test('20 equal posts make one order, one intent and one charge (PAY-06)', async ({ site }) => {
  const golden = beginElementShop(site, stripe);
  const [token, key] = [await cardToken(stripe), randomUUID()];
  const answers = await Promise.all(Array.from({ length: 20 }, () => pay(golden, token, key)));
  for (const { status, body } of answers) expect([200, 409]).toContain(body?.result?.paid ? 200 : status);
  expect((await pay(golden, token, key)).body.result.paid).toBe(true);
  expect({ orders: site.orders().length, intents: intents().length, charged: charged(), mails: mailKinds(site) }).toEqual({
    orders: 1,
    intents: 1,
    charged: 1,
    mails: ['paid'],
  });
});

test('a declined card is refused in words, its intent is cancelled and nothing is ordered; the next card pays (PAY-06)', async ({
  site,
}) => {
  const golden = beginElementShop(site, stripe);
  const words: Record<string, string> = {
    '4000000000000002':
      'Your bank declined the payment and did not say why. Nothing was ordered or charged. Try another card, or ask your bank.',
    '4000000000009995':
      'Your bank says that the payment is above the limit or the balance of the card. Nothing was ordered or charged. Try another card or another way to pay.',
    '4000000000000069': 'The card has expired. Nothing was ordered or charged. Try another card.',
    '4000000000000127':
      'The security code is not the one of the card. Nothing was ordered or charged. Check it and try again, or use another card.',
    '4000000000000119':
      'Your bank could not process the payment at this moment. Nothing was ordered or charged. Try again in a few minutes, or use another card.',
  };
  for (const [number, error] of Object.entries(words)) {
    const [token, key] = [await cardToken(stripe, number), randomUUID()];
    const first = await pay(golden, token, key);
    expect(first).toMatchObject({ status: 200, body: { error, code: 'payment_refused' } });
    // A repeat reads the same, and asks nobody.
    const calls = stripe.requests.length;
    expect((await pay(golden, token, key)).body).toEqual(first.body);
    expect(stripe.requests).toHaveLength(calls);
  }
  expect(statuses()).toEqual(Object.keys(words).map(() => 'canceled'));
  expect([site.orders(), payments(site), queuedMails(site)]).toEqual([[], [], []]);
  expect((await pay(golden, await cardToken(stripe))).body.result.paid).toBe(true);
  expect(charged()).toBe(1);
});

test('what the bank asks for closes the same attempt: told to nobody before, paid after, and asked for anew on each repeat (PAY-06)', async ({
  site,
  backEnd,
}) => {
  const golden = beginElementShop(site, stripe, 'wyoming-llc', '', {
    forward: { mode: 'webhook', url: backEnd.url },
    mails: { received: true },
  });
  backEnd.received.length = 0;
  backEnd.answer = () => ({ status: 204 });
  const [token, key] = [await cardToken(stripe, asks), randomUUID()];
  const first = await pay(golden, token, key);
  const secret = intents()[0]!.client_secret as string;
  expect(first.body).toMatchObject({ result: { invoice_numbers: [expect.any(String)] }, next: { confirm: { client_secret: secret } } });
  expect(first.body.result.paid).toBeUndefined();
  expect(site.orders()).toMatchObject([{ status: 'awaiting' }]);
  // A reload: the same order, the same intent.
  expect((await pay(golden, token, key)).body.next).toEqual(first.body.next);
  expect((await settle(golden, key)).body.next).toEqual(first.body.next);
  expect([intents().length, queuedMails(site), backEnd.received]).toEqual([1, [], []]);
  await stripe.authenticate(intents()[0]!.id as string, true);
  const settled = await settle(golden, key);
  expect(settled.body).toMatchObject({ result: { paid: true, invoice_numbers: first.body.result.invoice_numbers } });
  expect(settled.body.next).toBeUndefined();
  expect((await settle(golden, key)).body).toEqual(settled.body);
  const again = await pay(golden, token, key);
  expect([again.body.result.paid, again.body.next]).toEqual([true, undefined]);
  expect(site.orders()).toMatchObject([{ status: 'paid', state: 'sent' }]);
  expect(backEnd.received).toHaveLength(1);
  expect(charged()).toBe(1);
});

test('3-D Secure that fails cancels order and intent without a mail; the visitor pays by another card (PAY-06)', async ({ site }) => {
  const golden = beginElementShop(site, stripe);
  for (const [number, passes] of [
    [asks, false],
    [asksThenDeclines, true],
  ] as const) {
    const key = randomUUID();
    const token = await cardToken(stripe, number);
    expect((await pay(golden, token, key)).body.next).toBeDefined();
    const intent = intents().at(-1)!;
    await stripe.authenticate(intent.id as string, passes);
    const refused = await settle(golden, key);
    expect(refused).toMatchObject({
      status: 200,
      body: { code: 'payment_refused', error: expect.stringContaining('Nothing was ordered or charged.') as unknown },
    });
    expect(intents().at(-1)!.status).toBe('canceled');
    expect((await settle(golden, key)).body.code).toBe('payment_refused');
    expect((await pay(golden, token, key)).body.code).toBe('payment_refused');
  }
  expect(site.orders().map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  expect(mailKinds(site)).toEqual([]);
  expect((await pay(golden, await cardToken(stripe))).body.result.paid).toBe(true);
  expect(charged()).toBe(1);
});

test('a debit from a bank account is on its way, then paid, or due again; the customer is told of each (PAY-06, SHOP-09)', async ({
  site,
}) => {
  const golden = beginElementShop(site, stripe);
  for (const isPaid of [true, false]) {
    const key = randomUUID();
    const { body } = await pay(golden, await bankToken(stripe), key);
    expect([body.result.paid, body.next, body.result.mailed]).toEqual([undefined, undefined, true]);
    const [order] = site.orders().slice(-1);
    expect(order!.status).toBe('awaiting');
    const [mail] = (await runMails(site)).slice(-1);
    expect(mail!.message).toContain('Your payment of $368.00 is on its way');
    await stripe.finish(intents().at(-1)!.id as string, isPaid);
    await runWatch(site, 3600);
    expect(site.orders().at(-1)!.status).toBe(isPaid ? 'paid' : 'awaiting');
  }
  expect(mailKinds(site)).toEqual(['received', 'paid', 'received']);
});

test('only the site says what is charged: neither the ledger of the post nor a page whose prices come from elsewhere (PAY-06, SHOP-05)', async ({
  site,
}) => {
  const golden = beginElementShop(site, stripe);
  const cheap = { ledger: JSON.stringify([{ name: 'LLC', state: '', kind: 'base', cents: 50 }]) };
  expect((await pay(golden, await cardToken(stripe), randomUUID(), { fields: cheap })).body.code).toBe('price_changed');
  // Without a list of what is sold, nobody but the visitor says what the order costs.
  const unpriced = `add_filter( 'charterform_stripe_api', static fn() => '${stripe.url}' );
remove_all_filters( 'charterform_knows_totals' ); add_filter( 'charterform_knows_totals', '__return_false', 99 );`;
  for (const way of ['stripe-element', 'stripe-checkout']) {
    site.begin({ payment: { ways: [way] }, stripe: { secret_key: secretKey } }, { payment: { publicKey } });
    site.plugin(unpriced);
    const token = way === 'stripe-element' ? { token: await cardToken(stripe) } : {};
    const { body } = await send(site.page, { data: { ...golden.data, payment: { way, ...token } }, fields: cheap });
    expect([way, body.code]).toEqual([way, 'payment_way']);
    expect(site.run(`return Charterform\\Payment_Settings::not_ready();`)).toContain('yours come from a product service');
  }
  expect([intents(), stripe.sessions(), site.orders()]).toEqual([[], [], []]);
});

test('without a token, or with one that is none, used or too long, nobody is charged and nothing is ordered (PAY-06)', async ({ site }) => {
  const golden = beginElementShop(site, stripe);
  const used = await cardToken(stripe);
  expect((await pay(golden, used)).body.result.paid).toBe(true);
  for (const token of ['', 'tok_visa', 'pm_card_visa', 'ctoken_unknown', `ctoken_${'1'.repeat(4000)}`, 'ctoken_1&amount=1', used]) {
    const { body } = await pay(golden, token);
    expect([
      token,
      ['payment_refused', 'payment_way'].includes(body.code as string),
      String(body.error).includes('othing was ordered'),
    ]).toEqual([token, true, true]);
  }
  expect([charged(), site.orders().length]).toEqual([1, 1]);
});

test('the form is told the publishable key alone, and only where both keys go together (PAY-06)', async ({ site }) => {
  const golden = beginElementShop(site, stripe);
  const page = await (await fetch(golden.url)).text();
  expect(page).toContain('pk_test_publishable');
  expect(page).not.toContain('canary');
  const offered = (secret_key: string, publicKey: string) => {
    site.begin({ payment: { ways: ['stripe-element', 'invoice'] }, stripe: { secret_key } }, { payment: { publicKey }, endpoints: {} });
    return site.run<string[]>(`return Charterform\\Payment_Ways::offered();`);
  };
  expect(offered('sk_test_1', 'pk_test_1')).toEqual(['stripe-element', 'invoice']);
  expect(offered('rk_live_1', 'pk_live_1')).toEqual(['stripe-element', 'invoice']);
  for (const [secret, open] of [
    ['sk_live_1', 'pk_test_1'],
    ['sk_test_1', ''],
    ['', 'pk_test_1'],
    ['pk_test_1', 'pk_test_1'],
    ['sk_test_1', 'sk_test_1'],
  ] as const)
    expect([secret, open, offered(secret, open)]).toEqual([secret, open, ['invoice']]);
});

test('a visitor who knows no key settles nothing, and asking changes nothing (PAY-06)', async ({ site }) => {
  const golden = beginElementShop(site, stripe);
  expect(await settle(golden, randomUUID())).toMatchObject({ status: 404, body: { code: 'no_order' } });
  const key = randomUUID();
  await pay(golden, await cardToken(stripe, asks), key);
  for (let count = 0; count < 3; count++) expect((await settle(golden, key)).body.next).toBeDefined();
  expect([statuses(), site.orders().length]).toEqual([['requires_action'], 1]);
});
