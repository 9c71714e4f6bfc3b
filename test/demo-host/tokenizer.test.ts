import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startHost, type RunningHost } from './start-host';

const card = { first_name: 'Maria', last_name: 'Okafor', number: '4111 1111 1111 1111', cvc: '123', exp_month: '4', exp_year: '2031' };
const billing_address = { line1: '30 N Gould St', city: 'Sheridan', state: 'WY', zipcode: '82801', country: 'US' };

let host: RunningHost;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.stop());
afterEach(() => vi.restoreAllMocks());

/** Calls the tokenizer as a script element does and runs what comes back. */
async function tokenize(params: unknown, scenario = '', callback = '__jp0') {
  const query = new URLSearchParams({ callback, params: typeof params === 'string' ? params : JSON.stringify(params) });
  const answer = await fetch(`${host.tokenizer}${scenario && `/scenario/${scenario}`}/v1/cards?${query}`);
  expect(answer.headers.get('content-type')).toContain('application/javascript');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const called: unknown[] = [];
  new Function('__jp0', await answer.text())((value: unknown) => called.push(value));
  expect(called).toHaveLength(1);
  return called[0];
}

it('answers a good card with a token and a customer', async () => {
  const one = await tokenize({ card, billing_address });
  expect(one).toEqual({ success: true, token: expect.stringMatching(/^tok_\d+$/), customer_id: expect.stringMatching(/^cus_\d+$/) });
  expect(await tokenize({ card: { ...card, exp_year: 2031 }, billing_address, test_key: 't' })).not.toEqual(one);
});

it('gives the same tokens again after /received was emptied', async () => {
  const empty = () => fetch(`${host.url}/received`, { method: 'DELETE' });
  await empty();
  const one = await tokenize({ card, billing_address });
  await empty();
  expect(await tokenize({ card, billing_address })).toEqual(one);
});

it('declines every card in the scenario declined-card, and a number ending in 0002 always', async () => {
  const declined = { success: false, error: 'Card declined', errors: [expect.any(String)] };
  expect(await tokenize({ card, billing_address }, 'declined-card')).toEqual(declined);
  expect(await tokenize({ card: { ...card, number: '4000000000000002' }, billing_address })).toEqual(declined);
});

it('names each missing or invalid part', async () => {
  const bad = {
    card: { ...card, number: '4111111111111112', cvc: '', exp_month: '13' },
    billing_address: { ...billing_address, city: ' ' },
  };
  expect(await tokenize(bad)).toEqual({
    success: false,
    error: 'The card data is not valid',
    errors: {
      number: ['Card number is not valid'],
      cvc: ['Security code is missing'],
      exp_month: ['Expiry month is not valid'],
      'billing_address.city': ['Billing city is missing'],
    },
  });
  expect(await tokenize({})).toMatchObject({ success: false, errors: { number: ['Card number is missing'] } });
  expect(await tokenize('null')).toMatchObject({ success: false });
});

it('refuses a callback that is more than a name', async () => {
  for (const query of ['', '?callback=', '?callback=alert(1)//', '?callback=a&callback=b', '?callback=%3Cscript%3E']) {
    const answer = await fetch(`${host.tokenizer}/v1/cards${query}`);
    expect([query, answer.status]).toEqual([query, 400]);
    expect(answer.headers.get('content-type')).toContain('text/plain');
  }
  expect((await fetch(`${host.tokenizer}/v1/cards?callback=window.a.$b_1`)).status).toBe(200);
  expect((await fetch(`${host.tokenizer}/scenario/none/v1/cards?callback=a`)).status).toBe(404);
  expect((await fetch(`${host.tokenizer}/v2/cards?callback=a`)).status).toBe(404);
});

it('neither logs nor repeats nor keeps what it was sent', async () => {
  const printed = [
    vi.spyOn(console, 'log'),
    vi.spyOn(console, 'error'),
    vi.spyOn(process.stdout, 'write'),
    vi.spyOn(process.stderr, 'write'),
  ];
  const torn = JSON.stringify({ card }).slice(0, -3);
  expect(JSON.stringify(await tokenize(torn))).not.toContain('1111');
  const query = `callback=a&params=${encodeURIComponent(torn)}`;
  expect(await (await fetch(`${host.tokenizer}/scenario/%E0%A4%A/v1/cards?${query}`)).text()).not.toContain('1111');
  expect(await (await fetch(`${host.tokenizer}/elsewhere?${query}`)).text()).not.toContain('1111');
  const output = JSON.stringify(printed.flatMap((spy) => spy.mock.calls.map(String)));
  expect(output).not.toContain('1111');
  expect(JSON.stringify(await host.read('/received'))).not.toContain('1111');
});

it('comes late in the scenario slow', async () => {
  const start = performance.now();
  expect(await tokenize({ card, billing_address }, 'slow')).toMatchObject({ success: true });
  expect(performance.now() - start).toBeGreaterThanOrEqual(990);
});

it('takes a card by POST from a page of another origin, and answers as JSON', async () => {
  const address = `${host.tokenizer}/v1/cards`;
  const post = (body: string) => fetch(address, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  const answer = await post(JSON.stringify({ card, billing_address }));
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answer.json()).toMatchObject({ success: true, token: expect.stringMatching(/^tok_\d+$/) });
  expect(await (await post('{"card": 4111')).json()).toEqual({ success: false, error: 'The card data could not be read', errors: {} });
  const asked = await fetch(address, { method: 'OPTIONS' });
  expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([204, 'Content-Type']);
});

it('has the script of a provider with fields of its own, whose frames are of the same origin', async () => {
  for (const file of ['fields.js', 'field.html', 'field.js'])
    expect((await fetch(`${host.tokenizer}/hosted-fields/${file}`)).status).toBe(200);
  const page = await (await fetch(`${host.url}/pages/hosted-fields`)).text();
  expect(page).toContain(`src="${host.tokenizer}/hosted-fields/fields.js"`);
});
