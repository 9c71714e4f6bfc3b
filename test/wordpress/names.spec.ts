import { startFakeRegister, type FakeRegister } from '../host/support/fake-register';
import { send } from './support/form-post';
import { expect, test, type ServerSite } from './support/server-site';

let register: FakeRegister;
test.beforeAll(async () => {
  register = await startFakeRegister();
});
test.afterAll(() => register.close());
test.afterEach(({ site }) => site.plugin(''));

const token = 'a-token-of-ours';

function begin(site: ServerSite, server: object = { names: { token } }) {
  site.begin(server);
  site.plugin(`add_filter( 'charterform_open_corporates_address', static fn() => '${register.api}' );`);
  site.run(
    `global $wpdb; $wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%charterform_name%'" ); wp_cache_flush(); return 1;`,
  );
  register.asked.length = 0;
  register.answer = () => ({});
}

async function ask(site: ServerSite, name: string, state = 'WY') {
  const answer = await send(site.page, { action: 'check_company_name', key: '', fields: { name, state, entityType: 'LLC' } });
  expect(answer.status).toBe(200);
  const { search: _search, ...body } = answer.body;
  return body;
}

test('the register proves that a name is taken, and never that it is free (PLUS-03)', async ({ site }) => {
  begin(site);
  const cases: [string, (string | object)[], object][] = [
    ['None', [], { status: 'unknown' }],
    ['Blue Heron', ['BLUE HERON, L.L.C.', 'Blue Heron Coffee LLC'], { status: 'taken', names: ['BLUE HERON, L.L.C.'] }],
    ['Red Heron', ['The Old Red Heron Inc.'], { status: 'similar', names: ['The Old Red Heron Inc.'] }],
    ['Old Heron', [{ name: 'Old Heron LLC', inactive: true }], { status: 'similar', names: ['Old Heron LLC'] }],
    ['Grey Heron', ['Green Heron LLC', { name: 'Grey Heron', jurisdiction_code: 'us_de' }], { status: 'unknown' }],
    ['Café & Co.', ['CAFE AND INC'], { status: 'taken', names: ['CAFE AND INC'] }],
  ];
  for (const [name, companies, verdict] of cases) {
    register.answer = () => ({ companies });
    expect([name, await ask(site, name)]).toEqual([name, { success: true, ...verdict }]);
  }
  expect(register.asked[1]).toEqual({ q: 'Blue Heron', jurisdiction_code: 'us_wy', per_page: '30', api_token: token });
  const asked = register.asked.length;
  expect((await ask(site, 'BLUE HERON')).status).toBe('taken');
  expect(register.asked).toHaveLength(asked);
});

test('a register that fails, lies or is slow says nothing, and is left alone after a refusal (PLUS-03)', async ({ site }) => {
  begin(site);
  for (const [index, answer] of [
    { status: 500 },
    { text: '<html>' },
    { text: '{"results":{"companies":"all"}}' },
    { text: '{"results":{"companies":[7,{"company":[]},{"company":{"name":{"a":1},"jurisdiction_code":"us_wy"}}]}}' },
    { afterMs: 4000 },
  ].entries()) {
    register.answer = () => answer;
    const began = Date.now();
    expect([index, await ask(site, `Name ${index}`)]).toEqual([index, { success: true, status: 'unknown' }]);
    expect(Date.now() - began).toBeLessThan(3900);
  }
  register.answer = () => ({ status: 403 });
  for (const name of ['Oak', 'Elm']) expect((await ask(site, name)).status).toBe('unknown');
  expect(register.asked.filter(({ q }) => q === 'Elm')).toEqual([]);
  expect(site.log().join()).not.toContain(token);
});

test('nobody is asked without a token, outside of the states, or where a lookup of the site answers (PLUS-03)', async ({
  site,
  backEnd,
}) => {
  begin(site, {});
  expect(await ask(site, 'Blue Heron')).toEqual({ success: true, status: 'unknown' });
  begin(site, { names: { token }, forward: { lookup_url: backEnd.url } });
  backEnd.answer = () => ({ status: 200, body: { success: true, status: 'free' } });
  expect(await ask(site, 'Blue Heron')).toEqual({ success: true, status: 'free' });
  begin(site);
  for (const state of ['US', '', 'wy', '../x']) await ask(site, 'Blue Heron', state);
  expect(register.asked).toEqual([]);
});
