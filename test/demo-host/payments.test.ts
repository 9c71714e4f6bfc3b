import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keyOf, price, signup, startHost, wholeCatalogue, type RunningHost } from './start-host';

let host: RunningHost;
let stripe: Stripe;
beforeAll(async () => {
  host = await startHost({}, wholeCatalogue);
  stripe = new Stripe('sk_test_fake', { host: '127.0.0.1', port: host.port + 1, protocol: 'http', telemetry: false });
});
afterAll(() => host.stop());
afterEach(() => host.clear());

interface Answer {
  result?: { paid?: boolean; order_url: string; invoice_numbers: string[] };
  next?: { url?: string; confirm?: { client_secret: string } };
  error?: string;
  code?: string;
}

const send = (fields: Record<string, string>, way: string, scenario = '') =>
  host.post(`/pages/${way}${scenario && `?scenario=${scenario}`}`, fields);

const checkout = { way: 'stripe-checkout' };

async function order(key: string, { scenario = '', payment = checkout as { way: string } } = {}): Promise<Answer> {
  return (await send(signup(key, { payment }), payment.way, scenario)).json();
}

const settle = (key: string) =>
  send({ action: 'settle_payment', formType: 'FormABusinessForm', pageID: 'x', idempotency_key: keyOf(key) }, 'stripe-element');

/** Pays on the provider's page; the address it leads back to, or what it says. */
async function payAt(url: string, fields: Record<string, string> = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ act: 'pay', card: '4242424242424242', ...fields }),
    redirect: 'manual',
  });
  return answer.headers.get('location') ?? answer.text();
}

const page = async (address: string) => (await fetch(address)).text();

/** Presses "Pay now" on the page of an order: where that leads. */
const payNow = async (address: string) => (await fetch(`${address}/pay`, { method: 'POST', redirect: 'manual' })).headers.get('location')!;

/** Comes back from the provider's page: where that leads in the end, and what stands there. */
async function comeBack(url: string) {
  const answer = await fetch(url);
  return { url: answer.url, text: await answer.text() };
}
const payments = async () => ((await host.read('/received')).payments ?? []) as { status: string }[];
const sessions = async () => (await stripe.checkout.sessions.list({ limit: 100 })).data;
const charges = async () => (await stripe.charges.list({ limit: 100 })).data.filter(({ paid }) => paid);

async function token(payment_method: string) {
  return (await stripe.testHelpers.confirmationTokens.create({ payment_method })).id;
}
const byBox = async (method: string) => ({ payment: { way: 'stripe-element', token: await token(method) } });

/** The visitor's answer to 3-D Secure. */
const authenticate = (client_secret: string, act: string) =>
  fetch(`${host.tokenizer}/elements/authenticate`, { method: 'POST', body: new URLSearchParams({ client_secret, act }) });

describe('an order by Stripe Checkout (PAY-04)', () => {
  it('leads to a session whose lines are the ledger, and is paid when the visitor comes back', async () => {
    const { result, next } = await order('a');
    expect(result).not.toHaveProperty('paid');
    const [session] = await sessions();
    expect(session).toMatchObject({ amount_total: price, customer_email: 'ada@okafor-lindqvist.example', url: next?.url });
    expect(await page(next!.url!)).toMatch(/fee of the state/i);
    expect(await page(result!.order_url)).toContain('Please pay $368.00.');
    const back = await comeBack(await payAt(next!.url!));
    expect(back).toEqual({ url: result!.order_url, text: expect.stringContaining('You paid $368.00 on') });
    expect(await charges()).toMatchObject([{ amount: price }]);
  });

  it('is one session for twenty equal posts, and each answer leads to it', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => order('a')));
    expect(new Set(answers.map(({ next }) => next?.url)).size).toBe(1);
    expect(await sessions()).toHaveLength(1);
    expect(await host.countOrders()).toBe(1);
    await comeBack(await payAt(answers[0]!.next!.url!));
    expect(await order('a')).toMatchObject({ result: { paid: true } });
    expect(await order('a')).not.toHaveProperty('next');
  });

  it('is payable again after coming back without paying, by the same order', async () => {
    const { result, next } = await order('a');
    await payAt(next!.url!, { act: 'decline' });
    expect(await payNow(result!.order_url)).toBe(next!.url);
    await comeBack(await payAt(next!.url!));
    expect(await payments()).toMatchObject([{ status: 'paid', payments: [{ state: 'paid', cents: price }] }]);
    expect(await charges()).toHaveLength(1);
  });

  it('gets another session where the first has expired', async () => {
    const { result, next } = await order('a');
    await stripe.checkout.sessions.expire((await sessions())[0]!.id);
    const url = await payNow(result!.order_url);
    expect(url).not.toBe(next!.url);
    expect(await comeBack(await payAt(url))).toMatchObject({ url: result!.order_url });
    expect(await payments()).toMatchObject([{ status: 'paid', payments: [{ state: 'expired' }, { state: 'paid' }] }]);
  });

  it.each(['', 'webhook-twice', 'webhook-early', 'webhook-out-of-order'])('is paid by the webhook alone, once (%s)', async (scenario) => {
    const { next } = await order('a', { scenario });
    await payAt(next!.url!);
    await expect.poll(async () => (await payments())[0]?.status).toBe('paid');
    expect(await order('a', { scenario })).toMatchObject({ result: { paid: true } });
    expect(await charges()).toHaveLength(1);
  });

  it.each(['webhook-late', 'webhook-lost', 'webhook-forged'])('is paid by the return where no webhook says so (%s)', async (scenario) => {
    const { next } = await order('a', { scenario });
    const back = await payAt(next!.url!);
    expect(await payments()).toMatchObject([{ status: 'awaiting_payment' }]);
    expect((await comeBack(back)).text).toContain('You paid $368.00 on');
  });

  it('is kept where the provider is dead, and paid by "Pay now"', async () => {
    const { result, next } = await order('a', { scenario: 'dead-provider' });
    expect(next).toBeUndefined();
    expect(await host.countOrders()).toBe(1);
    const back = await comeBack(await payAt(await payNow(result!.order_url)));
    expect(back).toEqual({ url: result!.order_url, text: expect.stringContaining('You paid $368.00 on') });
    expect(await sessions()).toHaveLength(1);
  });

  it('gets where to pay by a repeat of its post, once the provider is back', async () => {
    expect((await order('a', { scenario: 'dead-provider' })).next).toBeUndefined();
    expect((await order('a', { scenario: 'dead-provider' })).next?.url).toContain('/c/pay/');
  });

  it('is refunded at Stripe itself, and told by its webhook (PAY-07)', async () => {
    const { next } = await order('a');
    await payAt(next!.url!);
    await expect.poll(async () => (await payments())[0]?.status).toBe('paid');
    await stripe.refunds.create({ payment_intent: String((await sessions())[0]?.payment_intent) });
    await expect.poll(async () => (await payments())[0]?.status).toBe('refunded');
  });
});

describe('an order by the box of Stripe (PAY-06)', () => {
  it('is paid at once, once', async () => {
    const fields = await byBox('pm_card_visa');
    const answers = await Promise.all(Array.from({ length: 5 }, () => order('a', fields)));
    for (const answer of answers) expect(answer).toMatchObject({ result: { paid: true } });
    expect(await charges()).toMatchObject([{ amount: price }]);
  });

  it('is refused with a card that is declined: nothing is ordered, and nothing can be charged later', async () => {
    expect(await order('a', await byBox('pm_card_chargeDeclined'))).toMatchObject({ code: 'payment_refused' });
    expect(await host.countOrders()).toBe(0);
    expect((await stripe.paymentIntents.list()).data).toMatchObject([{ status: 'canceled' }]);
    expect(await order('b', await byBox('pm_card_visa'))).toMatchObject({ result: { paid: true } });
  });

  it('hands on what the bank asks for, again on a repeat, and keeps it nowhere', async () => {
    const fields = await byBox('pm_card_authenticationRequired');
    const first = await order('a', fields);
    const secret = first.next!.confirm!.client_secret;
    expect((await order('a', fields)).next).toEqual(first.next);
    expect(JSON.stringify(await host.read('/received'))).not.toContain(secret);
    expect(JSON.stringify(await host.read('/received'))).not.toContain('sk_test');
    await authenticate(secret, 'complete');
    expect(await (await settle('a')).json()).toMatchObject({ result: { paid: true } });
    expect(await charges()).toHaveLength(1);
  });

  it('is cancelled where the bank refuses, at this host and at Stripe', async () => {
    const { next } = await order('a', await byBox('pm_card_authenticationRequired'));
    await authenticate(next!.confirm!.client_secret, 'fail');
    expect(await (await settle('a')).json()).toMatchObject({ code: 'payment_refused' });
    expect(await (await settle('a')).json()).toMatchObject({ code: 'payment_refused' });
    expect(await host.countOrders()).toBe(0);
    expect((await stripe.paymentIntents.list()).data).toMatchObject([{ status: 'canceled' }]);
  });

  it('is unknown where the provider is dead, and charged once by its repeat', async () => {
    const { payment } = await byBox('pm_card_visa');
    expect((await send(signup('a', { payment }), payment.way, 'dead-provider')).status).toBe(500);
    expect(await host.countOrders()).toBe(0);
    expect(await order('a', { payment, scenario: 'dead-provider' })).toMatchObject({ result: { paid: true } });
    expect(await charges()).toHaveLength(1);
  });
});

it('answers for no order of an unknown key, and shows the page of an order to nobody without its signature', async () => {
  const unknown = await settle('unknown');
  expect([unknown.status, await unknown.json()]).toEqual([404, expect.objectContaining({ code: 'no_order' })]);
  const { result } = await order('a');
  expect((await fetch(result!.order_url.replace(/\w{4}$/, 'aaaa'))).status).toBe(404);
});

describe('an order by DemoPay, a way of the owner’s own (PAY-01, PAY-06)', () => {
  const tokenOf = async (number: string, amount = price) => {
    const body = JSON.stringify({ number, amount });
    const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    return ((await (await fetch(`${host.tokenizer}/demo-pay/tokens`, asked)).json()) as { token: string }).token;
  };
  const pay = async (key: string, number: string, amount?: number): Promise<Answer> => {
    const payment = { way: 'demo-pay', token: await tokenOf(number, amount) };
    return (await host.post('/pages/payment-box', signup(key, { payment }))).json();
  };

  it('is charged the price of the shop, once, and a token for less pays nothing', async () => {
    expect(await pay('a', '4242424242424242')).toMatchObject({ result: { paid: true } });
    expect(await pay('b', '4242424242424242', 100)).toMatchObject({ code: 'payment_refused' });
    expect(await payments()).toMatchObject([{ status: 'paid', payments: [{ way: 'demo-pay', state: 'paid', cents: price }] }]);
  });

  it('is refused with a card that is declined, and hands on what the bank asks for', async () => {
    expect(await pay('a', '4000000000000002')).toEqual({ error: expect.stringContaining('declined'), code: 'payment_refused' });
    expect(await host.countOrders()).toBe(0);
    expect((await pay('b', '4000002760003184')).next).toEqual({ confirm: { secret: expect.stringMatching(/^dpsecret_/) } });
  });
});
