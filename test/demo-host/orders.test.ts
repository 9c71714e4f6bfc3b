import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keyOf, price, signup, startHost, wholeCatalogue, writeFiles, type RunningHost } from './start-host';

const page = '/forms/FormABusinessForm';

let host: RunningHost;
beforeAll(async () => {
  host = await startHost({ 'pages/account.json': { formType: 'FreeAccountForm', pageID: 'account' } }, wholeCatalogue);
});
afterAll(() => host.stop());
beforeEach(() => host.clear());

const order = async (key: string, scenario?: string) => (await host.order(key, scenario)).json();

const order_url = expect.stringContaining('/order-status/') as unknown;
const taken = (number: number) => ({
  result: {
    invoice_numbers: [`10000${number}`],
    mailed: true,
    order_url,
    account_id: `5000${number}`,
    login_url: `/welcome?account=5000${number}`,
  },
});
const first = taken(1);

/** The fields of an order of an agent in Wyoming for a year, with changes of its payload. */
function agentOrder(key: string, changes: object) {
  const { formType: _, ...payload } = JSON.parse(signup(key).signupData!) as Record<string, unknown>;
  const products = [{ product_id: 15612, product_option_id: '', quantity: 1, data: {}, saveAs: 'registeredAgent' }];
  const companies = [{ products, company: { name: 'Prairie LLC', entity_type: 'LLC' } }];
  return {
    ...signup(key),
    formType: 'RASignupForm',
    signupData: JSON.stringify({ ...payload, companies, formType: 'RASignupForm', ...changes }),
  };
}

describe('orders', () => {
  it('answers each order with numbers of its own', async () => {
    expect(await order('a')).toEqual(first);
    expect(await order('b')).toEqual(taken(2));
    expect(await host.countOrders()).toBe(2);
  });

  it('answers a known key as it did first, whatever the scenario, and orders nothing new', async () => {
    expect(await order('a')).toEqual(first);
    for (const scenario of ['', 'payment-failed', 'server-error', 'not-json', 'dropped']) {
      expect([scenario, await order('a', scenario)]).toEqual([scenario, first]);
    }
    expect(await host.countOrders()).toBe(1);
  });

  it('refuses a known key under which something else is ordered, and lets card, password and notes differ', async () => {
    const payload = JSON.parse(signup('a').signupData!) as { account: object; payment: object; contact: object };
    const send = (changes: object) => host.post(page, signup('a', changes));
    expect(await (await send({})).json()).toEqual(first);
    const again = {
      account: { ...payload.account, password: 'Sesame-2', notes: ['One'] },
      payment: { ...payload.payment, token: 'tok_000002' },
    };
    expect(await (await send(again)).json()).toEqual(first);
    const other = await send({ contact: { ...payload.contact, first_name: 'Grace' } });
    const refused = { error: expect.stringContaining('another order'), code: 'other_order' };
    const received_at = expect.stringMatching(/^20.*\+00:00$/);
    expect([other.status, await other.json()]).toEqual([
      409,
      { ...refused, order: { received_at, invoice_numbers: ['100001'], total: price / 100 } },
    ]);
    expect(await (await send({})).json()).toEqual(first);
    expect(await host.countOrders()).toBe(1);
  });

  it('prices an order itself, whatever the post says of its ledger (SHOP-05, SHOP-06)', async () => {
    const cheap = JSON.stringify([{ name: 'LLC', state: 'WY', kind: 'base', cents: 7550 }]);
    const { accepted_total: _, ...unseen } = signup('a');
    expect(await (await host.post(page, { ...unseen, ledger: cheap })).json()).toMatchObject({
      code: 'price_changed',
      price: { was: 7550, total: price },
    });
    expect(await host.countOrders()).toBe(0);
    expect(await (await host.post(page, { ...signup('b'), ledger: cheap })).json()).toEqual(first);
    const [{ ledger }] = (await host.read('/received')).orders as [{ ledger: { cents: number }[] }];
    expect(ledger.reduce((sum, { cents }) => sum + cents, 0)).toBe(price);
  });

  it('says of a key under which nothing was ordered that it holds nothing', async () => {
    const { accepted_total: _, ...unseen } = signup('a');
    expect(await (await host.post(page, unseen)).json()).toMatchObject({ code: 'price_changed' });
    const other = await host.post(page, signup('a', { contact: { first_name: 'Grace', last_name: 'Okafor' } }));
    expect([other.status, await other.json()]).toEqual([409, expect.objectContaining({ code: 'other_order', order: null })]);
    expect(await host.countOrders()).toBe(0);
  });

  it('keeps one order of two posts with the same key at the same time', async () => {
    const answers = await Promise.all([order('a'), order('a'), order('b')]);
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[2]).not.toEqual(answers[0]);
    expect(await host.countOrders()).toBe(2);
  });

  it('keeps the answers of two actions with the same key apart', async () => {
    const fields = { formType: 'FreeAccountForm', idempotency_key: keyOf('a'), captchaResponse: 'made up' };
    const check = await host.post('/pages/account', { action: 'process_captcha', ...fields });
    expect(await check.json()).toEqual({ error: expect.stringContaining('captcha'), code: 'captcha' });
    expect(await order('a')).toEqual(first);
  });

  it('forgets orders, requests and keys when emptied, and numbers from the start again', async () => {
    await order('a');
    const answer = await fetch(`${host.url}/received`, { method: 'DELETE' });
    expect(answer.status).toBe(204);
    expect(await host.read('/received')).toEqual({ requests: [], orders: [] });
    expect(await order('a')).toEqual(first);
    expect(await host.countOrders()).toBe(1);
  });

  it('answers from an edited reply at once, and orders nothing where it is no success', async () => {
    const own = await startHost();
    for (const reply of [{ min: 49 }, { error: 'Name taken' }]) {
      writeFiles(own.fixturesDir, { 'replies/process_signup.json': reply });
      expect(await (await own.post(page, signup('a'))).json()).toEqual(reply);
    }
    expect((await own.read('/received')).orders).toEqual([]);
    await own.stop();
  });
});

describe('scenarios of a post', () => {
  it('payment-failed: says so and orders nothing', async () => {
    expect(await order('a', 'payment-failed')).toEqual({ error: 'payment failed' });
    expect(await order('a', 'payment-failed')).toEqual({ error: 'payment failed' });
    expect(await host.countOrders()).toBe(0);
  });

  it('price-minimum: answers the minimum to a lower price and orders nothing, and takes any other order', async () => {
    const named = '/pages/ra-named-price?scenario=price-minimum';
    const order = (key: string, nyop: object, accepted_total: number) =>
      host.post(named, { ...agentOrder(key, { nyop }), accepted_total: String(accepted_total) }).then((answer) => answer.json());
    for (const requestedPrice of ['74.99', '$30'])
      expect(await order(`low ${requestedPrice}`, { immediateService: false, requestedPrice }, 0), requestedPrice).toEqual({ min: 75 });
    expect(await host.countOrders()).toBe(0);
    expect(await order('a', { immediateService: false, requestedPrice: '$75.00' }, 7500)).toHaveProperty('result');
    expect(await host.countOrders()).toBe(1);
  });

  it('server-error: 500 without JSON, orders nothing, and the same key orders once the server is well', async () => {
    const answer = await host.post(`${page}?scenario=server-error`, signup('a'));
    expect(answer.status).toBe(500);
    await expect(answer.json()).rejects.toThrow(SyntaxError);
    expect(await host.countOrders()).toBe(0);
    expect(await order('a')).toEqual(first);
    expect(await host.countOrders()).toBe(1);
  });

  it('server-error-after: orders, answers 500 with an error in JSON first and the order to the repeat (NET-08)', async () => {
    const answer = await host.post(`${page}?scenario=server-error-after`, signup('a'));
    expect([answer.status, await answer.json()]).toEqual([500, { error: 'The mail could not be sent.' }]);
    expect(await host.countOrders()).toBe(1);
    expect(await order('a', 'server-error-after')).toEqual(first);
    expect(await host.countOrders()).toBe(1);
  });

  it('not-json: orders, answers a warning first and the order to the repeat', async () => {
    const answer = await host.post(`${page}?scenario=not-json`, signup('a'));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<b>Warning</b>');
    expect(await host.countOrders()).toBe(1);
    expect(await order('a', 'not-json')).toEqual(first);
    expect((await host.post(`${page}?scenario=not-json`, signup('b'))).headers.get('content-type')).toContain('text/html');
    expect(await host.countOrders()).toBe(2);
  });

  it('dropped: orders, closes the connection and answers the repeat', async () => {
    await expect(host.post(`${page}?scenario=dropped`, signup('a'))).rejects.toThrow('fetch failed');
    expect(await host.countOrders()).toBe(1);
    expect(await order('a', 'dropped')).toEqual(first);
    await expect(host.post(`${page}?scenario=dropped`, signup('b'))).rejects.toThrow('fetch failed');
    expect(await host.countOrders()).toBe(2);
  });

  it('dropped: drops the same post when the browser resends it by itself', async () => {
    const body = await new Response(
      Object.entries(signup('a')).reduce((form, [name, value]) => (form.append(name, value), form), new FormData()),
    ).blob();
    const send = () => fetch(`${host.url}${page}?scenario=dropped`, { method: 'POST', body, headers: { 'content-type': body.type } });
    await expect(send()).rejects.toThrow('fetch failed');
    await expect(send()).rejects.toThrow('fetch failed');
    expect(await order('a', 'dropped')).toEqual(first);
    expect(await host.countOrders()).toBe(1);
  });

  it('slow: answers after three seconds, and a second post meanwhile is the same order', async () => {
    const start = performance.now();
    const [one, two] = await Promise.all([order('a', 'slow'), order('a', 'slow')]);
    expect(performance.now() - start).toBeGreaterThanOrEqual(2990);
    expect([one, two]).toEqual([first, first]);
    expect(await host.countOrders()).toBe(1);
  });

  it('refuses a scenario that does not exist', async () => {
    expect((await host.post(`${page}?scenario=none`, signup('a'))).status).toBe(400);
    expect(await host.countOrders()).toBe(0);
  });
});

describe('posts that no page should send', () => {
  it.each([
    ['no action', { ...signup('a'), action: '' }, 'action'],
    ['an action that is a path', { ...signup('a'), action: '../pages/contact' }, 'action'],
    ['an order without a key', { ...signup('a'), idempotency_key: '' }, 'idempotency_key'],
    ['an order without data', { ...signup('a'), signupData: '' }, 'signupData'],
    ['data that is not JSON', { ...signup('a'), signupData: '{' }, 'signupData'],
  ])('are refused by name: %s', async (_case, fields, named) => {
    const answer = await host.post(page, fields);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: expect.stringContaining(named) });
    expect(await host.countOrders()).toBe(0);
  });

  it('are refused: a torn body, a file that the page does not take, and a post that is too long', async () => {
    const torn = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=b' }, body: '--b\r\nContent-Disp' };
    expect((await fetch(host.url + page, torn)).status).toBe(400);
    expect((await host.post(page, { ...signup('a'), resume: new File(['x'], 'a.pdf') })).status).toBe(400);
    const long = await host.post(page, signup('a', { notes: 'x'.repeat(262_144) }));
    expect([long.status, await long.json()]).toEqual([413, expect.objectContaining({ code: 'too_large' })]);
    expect(await host.countOrders()).toBe(0);
  });

  it('are refused over 256 kB, 2,000 values and 20 levels, and taken at them', async () => {
    const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;
    const statusOf = async (more: unknown) => (await host.post(page, signup('a', { more }))).status;
    expect(await statusOf(Array.from({ length: 2001 }, () => 1))).toBe(400);
    expect(await statusOf(Array.from({ length: 2001 }, () => []))).toBe(400);
    expect(await statusOf(nested(20))).toBe(400);
    expect(await host.countOrders()).toBe(0);
    expect(await statusOf([Array.from({ length: 1800 }, () => 1), nested(18)])).toBe(200);
  });

  it('are refused: another encoding, an unknown page, a page without the form, an unknown action', async () => {
    const asJson = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(signup('a')) };
    expect((await fetch(host.url + page, asJson)).status).toBe(400);
    expect((await host.post('/forms/LoginForm', signup('a'))).status).toBe(404);
    expect((await host.post('/pages/contact', signup('a'))).status).toBe(403);
    const unknown = await host.post(page, { ...signup('a'), action: 'process_nothing' });
    expect([unknown.status, await unknown.json()]).toEqual([400, expect.objectContaining({ code: 'no_action' })]);
  });
});
