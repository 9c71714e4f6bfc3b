import { randomUUID } from 'node:crypto';
import type { FakeStripe } from '../../demo-host/provider/stripe/fake-stripe.mjs';
import type { Json } from './support/back-end';
import { beginElementShop, cardToken, lose, losing, pay, payments, runWatch, settle, startElementStripe } from './support/element-shop';
import { queuedMails } from './support/mails';
import { expect, test, type ServerSite } from './support/server-site';

let stripe: FakeStripe;
test.beforeAll(async () => {
  stripe = await startElementStripe();
});
test.afterAll(() => stripe.close());

const asks = '4000002760003184';
const intents = () => stripe.intents() as Json[];
const statuses = () => intents().map(({ status }) => status as string);
const charged = () => (stripe.charges() as Json[]).filter(({ status }) => status === 'succeeded').length;
const mailKinds = (site: ServerSite) =>
  queuedMails(site)
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'new_order');

for (const path of ['/payment_intents$', '/confirm$'])
  test(`an answer that gets lost on its way (${path}) is asked for again under its key: one charge (PAY-06, NET-08)`, async ({ site }) => {
    const golden = beginElementShop(site, stripe, 'wyoming-llc', losing(path));
    lose(site, 2);
    const [token, key] = [await cardToken(stripe), randomUUID()];
    const lost = await pay(golden, token, key);
    expect([lost.status, lost.text]).toEqual([500, '']);
    expect((await pay(golden, token, key)).body.result.paid).toBe(true);
    expect({ orders: site.orders().length, intents: intents().length, charged: charged() }).toEqual({ orders: 1, intents: 1, charged: 1 });
    expect(mailKinds(site)).toEqual(['paid']);
  });

test('where Stripe is down nobody is told yes or no, and nothing is charged for a visitor who has left (PAY-06)', async ({ site }) => {
  const golden = beginElementShop(site, stripe);
  const [token, key] = [await cardToken(stripe), randomUUID()];
  for (const kind of ['down', 'unreachable'] as const) {
    stripe.setFault({ kind });
    expect((await pay(golden, token, key)).status).toBe(500);
  }
  stripe.setFault(null);
  await runWatch(site, 3600);
  expect(charged()).toBe(0);
  expect(statuses().filter((status) => status !== 'canceled')).toEqual([]);
  expect(mailKinds(site)).toEqual([]);
  // Whoever comes back after that is told so, and can order anew.
  expect((await pay(golden, token, key)).body?.result?.paid).toBeUndefined();
  expect((await pay(golden, await cardToken(stripe))).body.result.paid).toBe(true);
  expect(charged()).toBe(1);
});

test('a charge whose answer was lost, and whose visitor has left, is found by the clock (PAY-06)', async ({ site }) => {
  const golden = beginElementShop(site, stripe, 'wyoming-llc', losing('/confirm$'));
  lose(site, 2);
  expect((await pay(golden, await cardToken(stripe))).status).toBe(500);
  expect(charged()).toBe(1);
  await runWatch(site, 1000);
  expect(site.orders()).toMatchObject([{ status: 'paid' }]);
  expect(mailKinds(site)).toEqual(['paid']);
});

test('an order that was left in the middle of 3-D Secure is cancelled after a day, its intent first; one that was paid meanwhile is paid (PAY-06)', async ({
  site,
}) => {
  const golden = beginElementShop(site, stripe);
  expect((await pay(golden, await cardToken(stripe, asks))).body.next).toBeDefined();
  expect((await pay(golden, await cardToken(stripe, asks))).body.next).toBeDefined();
  await runWatch(site, 3600);
  expect(site.orders().map(({ status }) => status)).toEqual(['awaiting', 'awaiting']);
  const paid = payments(site)[1]!.provider_id!;
  await stripe.authenticate(paid, true);
  await runWatch(site, 86_400);
  expect(site.orders().map(({ status }) => status)).toEqual(['cancelled', 'paid']);
  expect(Object.fromEntries(intents().map(({ id, status }) => [id === paid, status]))).toEqual({ true: 'succeeded', false: 'canceled' });
  expect(mailKinds(site)).toEqual(['paid']);
});

test('a webhook settles what the visitor has left, twice and before the answer (PAY-06)', async ({ site }) => {
  const golden = beginElementShop(site, stripe);
  stripe.setWebhook({ url: `${site.url}/wp-json/charterform/v1/stripe` });
  const key = randomUUID();
  const token = await cardToken(stripe, asks);
  expect((await pay(golden, token, key)).body.next).toBeDefined();
  await stripe.authenticate(intents()[0]!.id as string, true);
  await stripe.idle();
  expect(site.orders()).toMatchObject([{ status: 'paid' }]);
  const event = (stripe.events() as Json[]).find(({ type }) => type === 'payment_intent.succeeded')!;
  await stripe.resend(event.id as string);
  expect((await settle(golden, key)).body.result.paid).toBe(true);
  expect(mailKinds(site)).toEqual(['paid']);
  // A charge tells of itself while the order is still on its way.
  expect((await pay(golden, await cardToken(stripe))).body.result.paid).toBe(true);
  await stripe.idle();
  expect(mailKinds(site)).toEqual(['paid', 'paid']);
  stripe.setWebhook({ url: '' });
});

test('an order whose 3-D Secure was left is paid on Stripe’s page by its link, and the form’s payment is none any more (PAY-04, PAY-06)', async ({
  site,
}) => {
  const golden = beginElementShop(site, stripe);
  const key = randomUUID();
  const { body } = await pay(golden, await cardToken(stripe, asks), key);
  const page = await (await fetch(body.result.order_url as string)).text();
  const link = /href="([^"]*charterform_pay[^"]*)"[^>]*>Pay now/.exec(page)![1]!.replaceAll(/&(#038|amp);/g, '&');
  stripe.setFault({ kind: 'down', times: 4, path: '/v1/payment_intents' });
  // Two payments could be made if the first one stayed open.
  expect(await (await fetch(link, { redirect: 'manual' })).text()).toContain('We cannot reach the payment page at the moment.');
  expect(stripe.sessions()).toEqual([]);
  stripe.setFault(null);
  const lead = await fetch(link, { redirect: 'manual' });
  const [session] = stripe.sessions() as Json[];
  expect([lead.status, lead.headers.get('location'), session.amount_total]).toEqual([303, session.url, golden.total]);
  expect(statuses()[0]).toBe('canceled');
  // The form still asks, and does not cancel what is paid on the other page.
  const asked = await settle(golden, key);
  expect([asked.status, asked.body.code, asked.body.next]).toEqual([200, undefined, undefined]);
  const back = await fetch(`${stripe.url}/c/pay/${session.id as string}`, {
    method: 'POST',
    body: new URLSearchParams({ act: 'pay', card: '4242424242424242' }),
    redirect: 'manual',
  });
  await fetch(back.headers.get('location')!, { redirect: 'manual' });
  expect(site.orders()).toMatchObject([{ status: 'paid' }]);
  expect((await settle(golden, key)).body.result.paid).toBe(true);
  expect([charged(), mailKinds(site)]).toEqual([1, ['paid']]);
});

test('a reload while the order is being taken, or after its answer was lost, ends in one charge (PAY-06)', async ({ site }) => {
  const golden = beginElementShop(site, stripe, 'wyoming-llc', losing('/confirm$'));
  stripe.setFault({ kind: 'slow', ms: 2500, times: 1, path: '/v1/payment_intents' });
  const key = randomUUID();
  const first = pay(golden, await cardToken(stripe), key);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  // Nobody is told that there is no such order.
  expect((await settle(golden, key)).status).toBe(500);
  expect((await first).body.result.paid).toBe(true);
  expect((await settle(golden, key)).body.result.paid).toBe(true);
  lose(site, 2);
  const lost = randomUUID();
  expect((await pay(golden, await cardToken(stripe), lost)).status).toBe(500);
  expect((await settle(golden, lost)).body).toMatchObject({ result: { paid: true, mailed: true } });
  expect({ charged: charged(), intents: intents().length, orders: site.orders().length }).toEqual({ charged: 2, intents: 2, orders: 2 });
});
