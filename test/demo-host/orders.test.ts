import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signup, startHost, writeFiles, type RunningHost } from './start-host';

const page = '/forms/FormABusinessForm';

let host: RunningHost;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.stop());
beforeEach(() => host.clear());

const order = async (key: string, scenario?: string) => (await host.order(key, scenario)).json();

const first = {
  result: { invoice_numbers: ['100001'], account_id: '50001', login_url: '/welcome?account=50001' },
};

describe('orders', () => {
  it('answers each order with numbers of its own', async () => {
    expect(await order('a')).toEqual(first);
    expect(await order('b')).toEqual({
      result: { invoice_numbers: ['100002'], account_id: '50002', login_url: '/welcome?account=50002' },
    });
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
    const data = { companies: [{ name: 'Prairie LLC', notes: ['One'] }], account: { password: 'Sesame-1' }, payment: { token: 'tok_1' } };
    const send = (signupData: object) => host.post(page, signup('a', signupData));
    expect(await (await send(data)).json()).toEqual(first);
    const again = { companies: [{ name: 'Prairie LLC', notes: [] }], account: { password: 'Sesame-2' }, payment: { token: 'tok_2' } };
    expect(await (await send(again)).json()).toEqual(first);
    const other = await send({ ...data, companies: [{ name: 'Meadow LLC' }] });
    const refused = { error: expect.stringContaining('another order'), code: 'other_order' };
    const received_at = expect.stringMatching(/^20.*Z$/);
    expect([other.status, await other.json()]).toEqual([409, { ...refused, order: { received_at, invoice_numbers: ['100001'] } }]);
    expect(await (await send(data)).json()).toEqual(first);
    expect(await host.countOrders()).toBe(1);
  });

  it('says to another order under a known key what the first one cost, by the ledger that came with it', async () => {
    const ledger = JSON.stringify([{ name: 'LLC', state: 'WY', kind: 'base', cents: 7550 }]);
    expect(await (await host.post(page, { ...signup('a'), ledger })).json()).toEqual(first);
    // The ledger of a repeat is no other order.
    expect(await (await host.post(page, { ...signup('a'), ledger: '[]' })).json()).toEqual(first);
    const other = await host.post(page, signup('a', { companies: [] }));
    expect(await other.json()).toMatchObject({ code: 'other_order', order: { invoice_numbers: ['100001'], total: 75.5 } });
  });

  it('says of a key under which nothing was ordered that it holds nothing', async () => {
    const signupData = (name: string) => ({ ...signup('a'), signupData: JSON.stringify({ companies: [{ name }] }) });
    expect(await (await host.post(`${page}?scenario=payment-failed`, signupData('Prairie LLC'))).json()).toEqual({
      error: 'payment failed',
    });
    const other = await host.post(page, signupData('Meadow LLC'));
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
    const check = await host.post(page, { action: 'process_captcha', idempotency_key: 'a', captchaResponse: 'made up' });
    expect(await check.json()).toEqual({ error: expect.stringContaining('captcha') });
    expect(await order('a')).toEqual(first);
  });

  it('answers a form that opens an account, by what the build says of it, without invoice numbers', async () => {
    const account = await host.post(page, signup('a', { formType: 'FreeAccountForm' }));
    expect(await account.json()).toEqual({ result: { account_id: '50001', login_url: '/thank-you?for=account' } });
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
      expect(await (await own.post(page, signup(JSON.stringify(reply)))).json()).toEqual(reply);
    }
    expect((await own.read('/received')).orders).toEqual([]);
    await own.stop();
  });
});

describe('scenarios of a post', () => {
  it('payment-failed: says so and orders nothing', async () => {
    expect(await order('a', 'payment-failed')).toEqual({ error: 'payment failed' });
    expect(await order('a')).toEqual({ error: 'payment failed' });
    expect(await host.countOrders()).toBe(0);
  });

  it('price-minimum: answers the minimum to a lower price and orders nothing, and takes any other order', async () => {
    const priced = async (key: string, nyop?: object) => {
      const fields = { ...signup(key), signupData: JSON.stringify({ nyop }) };
      return (await host.post(`${page}?scenario=price-minimum`, fields)).json();
    };
    for (const requestedPrice of ['74.99', '$30', '', 'cheap'])
      expect(await priced(`low ${requestedPrice}`, { immediateService: false, requestedPrice }), requestedPrice).toEqual({ min: 75 });
    expect(await host.countOrders()).toBe(0);
    expect(await priced('low $30', { immediateService: false, requestedPrice: '$30' })).toEqual({ min: 75 });
    expect(await priced('a', { immediateService: false, requestedPrice: '$75.00' })).toEqual(first);
    expect(await priced('b', { immediateService: true, requestedPrice: '1' })).toHaveProperty('result');
    expect(await priced('c')).toHaveProperty('result');
    expect(await host.countOrders()).toBe(3);
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
    ['an order without data', { action: 'process_signup', idempotency_key: 'a' }, 'signupData'],
    ['data that is not JSON', { ...signup('a'), signupData: '{' }, 'signupData'],
  ])('are refused by name: %s', async (_case, fields, named) => {
    const answer = await host.post(page, fields);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: expect.stringContaining(named) });
    expect(await host.countOrders()).toBe(0);
  });

  it('are refused: a torn body and a file that is too large', async () => {
    const torn = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=b' }, body: '--b\r\nContent-Disp' };
    expect((await fetch(host.url + page, torn)).status).toBe(400);
    const large = await host.post(page, { ...signup('a'), resume: new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'a.pdf') });
    expect([large.status, await large.json()]).toEqual([400, { error: 'File too large' }]);
    expect((await host.read('/received')).requests).toEqual([]);
  });

  it('are refused: another encoding, an unknown page, an action without a reply', async () => {
    const asJson = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(signup('a')) };
    expect((await fetch(host.url + page, asJson)).status).toBe(415);
    expect((await host.post('/forms/LoginForm', signup('a'))).status).toBe(404);
    const unanswered = await host.post(page, { action: 'process_nothing' });
    expect([unanswered.status, await unanswered.json()]).toEqual([501, { error: expect.stringContaining('process_nothing') }]);
  });
});
