import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { verdictOn, wordsOf } from '../../host/names/compare-names.mjs';
import { openShop } from './posts/open-shop';
import { send } from './posts/send-post';
import { databases } from './support/databases';
import { startFakeRegister, type FakeRegister } from './support/fake-register';

const [, make] = databases[0]!;
const token = 'a-token-of-ours';
let register: FakeRegister;
beforeAll(async () => {
  register = await startFakeRegister();
});
afterAll(() => register.close());
beforeEach(() => {
  register.asked.length = 0;
  register.answer = () => ({});
});

const logged: string[] = [];
async function openNames(parts: Parameters<typeof openShop>[2] = {}, settings = { token, api: register.api }) {
  logged.length = 0;
  return openShop(make, { names: settings }, { log: (...said: unknown[]) => void logged.push(JSON.stringify(said)), ...parts });
}

const ask = async (host: Awaited<ReturnType<typeof openShop>>, name: string, state = 'WY') => {
  const answer = await send(host, { path: '/order', action: 'check_company_name', key: '', fields: { name, state, entityType: 'LLC' } });
  expect(answer.status).toBe(200);
  const { search, ...body } = answer.body;
  if (state === 'WY') expect(search).toMatch(/^https:.*wyo/);
  return body;
};

it('says of a name what the register proves, and never that it is free (PLUS-03)', async () => {
  const host = await openNames();
  const cases: [(string | object)[], object][] = [
    [[], { status: 'unknown' }],
    [['BLUE HERON, L.L.C.', 'Blue Heron Coffee LLC'], { status: 'taken', names: ['BLUE HERON, L.L.C.'] }],
    [
      ['Blue Heron Coffee LLC', 'The Old Blue Heron Inc.'],
      { status: 'similar', names: ['Blue Heron Coffee LLC', 'The Old Blue Heron Inc.'] },
    ],
    [[{ name: 'Blue Heron LLC', inactive: true }], { status: 'similar', names: ['Blue Heron LLC'] }],
    [['Green Heron LLC'], { status: 'unknown' }],
    [[{ name: 'Blue Heron LLC', jurisdiction_code: 'us_de' }], { status: 'unknown' }],
  ];
  for (const [index, [companies, verdict]] of cases.entries()) {
    register.answer = () => ({ companies });
    // A further blank makes a question of its own: answers are kept.
    expect([index, await ask(host, `Blue${' '.repeat(index + 1)}Heron`)]).toEqual([index, { success: true, ...verdict }]);
  }
  expect(register.asked[0]).toEqual({ q: 'Blue Heron', jurisdiction_code: 'us_wy', per_page: '30', api_token: token });
});

it('knows nothing where the register fails, lies, or is slower than the form waits, and keeps the token to itself (PLUS-03)', async () => {
  const answers: Parameters<typeof Object.assign>[1][] = [
    { status: 500 },
    { status: 302, text: '' },
    { text: '<html>' },
    { text: 'null' },
    { text: '{"results":{"companies":"all"}}' },
    { companies: [{ name: 7 }, { name: '' }, { name: { $: 1 } }, { name: 'Blue Heron', jurisdiction_code: null }] },
    { text: `{"results":{"companies":[],"x":"${'x'.repeat(600_000)}"}}` },
    { afterMs: 4000 },
  ];
  for (const [index, answer] of answers.entries()) {
    const host = await openNames();
    register.answer = () => answer;
    const began = Date.now();
    expect([index, await ask(host, 'Blue Heron')]).toEqual([index, { success: true, status: 'unknown' }]);
    expect(Date.now() - began).toBeLessThan(3900);
  }
  expect(logged.join()).not.toContain(token);
});

it('asks nobody without a token, outside of the states, and where the shop has a lookup of its own (PLUS-03)', async () => {
  const silent = await openNames({}, { token: '', api: register.api });
  expect(await ask(silent, 'Blue Heron')).toEqual({ success: true, status: 'unknown' });
  const host = await openNames();
  for (const state of ['US', '', 'wy', '../x', 'WYO']) await ask(host, 'Blue Heron', state);
  await ask(host, ' ');
  const lookups = { check_company_name: async () => ({ status: 200, body: { success: true, status: 'free' } }) };
  expect(await ask(await openNames({ lookups }), 'Blue Heron')).toEqual({ success: true, status: 'free' });
  expect(register.asked).toEqual([]);
  await ask(host, 'Blue Heron', 'PR');
  expect(register.asked[0]).toMatchObject({ jurisdiction_code: 'pr' });
});

it('asks once for each name within ten minutes, and not at all after the register refused (PLUS-03)', async () => {
  const host = await openNames();
  register.answer = () => ({ companies: ['Pine LLC'] });
  for (const name of ['Pine', 'PINE', 'pine ']) expect((await ask(host, name)).status).toBe('taken');
  expect(register.asked).toHaveLength(1);
  register.answer = () => ({ status: 429 });
  expect((await ask(host, 'Oak')).status).toBe('unknown');
  expect((await ask(host, 'Elm')).status).toBe('unknown');
  expect((await ask(host, 'Pine')).status).toBe('taken');
  expect(register.asked).toHaveLength(2);
  host.pass(601_000);
  register.answer = () => ({ companies: ['Elm Inc'] });
  expect((await ask(host, 'Elm')).status).toBe('taken');
});

it('compares names without endings, capitals, accents and signs (PLUS-03)', () => {
  for (const name of ['The Café & Co., L.L.C.', 'CAFE AND', "Cafe' and Inc"]) expect(wordsOf(name)).toEqual(['cafe', 'and']);
  expect(verdictOn('LLC', [{ name: 'LLC', isActive: true }]).status).toBe('taken');
  expect(verdictOn('…', [{ name: 'A', isActive: true }])).toEqual({ success: true, status: 'unknown' });
  const many = Array.from({ length: 9 }, (_, index) => ({ name: `Pine ${index} ${'x'.repeat(200)}`, isActive: true }));
  const { names = [] } = verdictOn('Pine', many);
  expect([names.length, names[0]!.length]).toEqual([5, 120]);
});
