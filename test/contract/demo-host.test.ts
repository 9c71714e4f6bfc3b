import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoHost } from '../../demo-host/server.mjs';
import type { FormDefinition } from '../../src/forms/define-form';
import { formList } from '../../src/forms/form-list';
import { agreedTotal } from './agreed-total';
import { contract, faultsOfPost, faultsOfSent, resolve } from './contract';
import { files, pageOf, payloadOf } from './payloads';
import { createRecorder, type RecordedCall, type Recorder } from './recorded-calls';

let host: Awaited<ReturnType<typeof startDemoHost>>;
let recorder: Recorder;

beforeAll(async () => {
  host = await startDemoHost({ port: 0, quiet: true });
  recorder = createRecorder(host.url);
});
afterAll(() => host.close());

const page = '/pages/contact';
const forms = Object.entries<FormDefinition>(formList);
const actions = Object.keys(contract.webhooks);
const formActions = actions.filter((name) => name.startsWith('process_'));
/** What a form asks the page about answers. */
const aboutParts = ['invite_part', 'read_parts', 'open_part', 'send_part', 'withdraw_part'];
const others = [...aboutParts, 'settle_payment', 'email_quote', 'save_order', 'open_saved_order'];
const questions = actions.filter((name) => ![...formActions, ...others].includes(name));

/** Makes calls and gives back those that were recorded, though the form makes a fault of some answers. */
async function recorded(...makes: readonly (() => Promise<unknown>)[]): Promise<RecordedCall[]> {
  const before = recorder.calls.length;
  for (const make of makes) await make().catch(() => undefined);
  return recorder.calls.slice(before);
}

const captchaToken = async () => ((await (await fetch(`${host.url}/captcha/token`)).json()) as { token: string }).token;

type Fields = Record<string, string | File>;

/** How files begin that are what their names say. */
const beginnings: Record<string, Uint8Array<ArrayBuffer>> = {
  pdf: Uint8Array.from(Buffer.from('%PDF-1.7')),
  png: Uint8Array.from(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
};

/** What a form type posts, with a valid token of the captcha where it has one, and with its files. */
async function fieldsOf(formType: string): Promise<Fields> {
  const { action: _, ...fields } = payloadOf(formType, 'fields', randomUUID()) as Record<string, string>;
  const sent: Fields = { ...fields };
  if (formType === 'JobApplicationForm')
    for (const { field, name } of files) sent[field] = new File([beginnings[name.split('.').at(-1)!]!], name);
  if (formList[formType as keyof typeof formList].action === 'process_signup')
    Object.assign(sent, await agreedTotal(host.url + pageOf(formType), fields));
  return { ...sent, ...('captchaResponse' in fields && { captchaResponse: await captchaToken() }) };
}

/** The fields of a post with an action, whatever form sends it. */
const fieldsFor = async (action: string): Promise<Fields> =>
  action === 'process_captcha'
    ? { captchaResponse: await captchaToken(), idempotency_key: randomUUID() }
    : fieldsOf(forms.find(([, form]) => form.action === action)![0]);

/** Posts fields to the page of their form, or to another one. */
const post =
  (action: string, fields: Fields, scenario?: string, at = pageOf(String(fields.formType ?? 'FreeAccountForm'))) =>
  () =>
    recorder.servicesAt(at, scenario).formPost.post(action, fields);

const none: readonly unknown[] = [];
const asDocumented = { faults: { sent: none, answered: none } };

describe('a post of a form to the demo host', () => {
  it.each(forms.map(([formType, { action }]) => [formType, action] as const))(
    'of %s is sent and accepted as documented',
    async (formType, action) => {
      // Another form may have opened the account of this address, with another password.
      await fetch(`${host.url}/received`, { method: 'DELETE' });
      if (formType === 'LoginForm') await recorded(post('process_signup', await fieldsOf('FreeAccountForm')));
      const [call] = await recorded(post(action, await fieldsOf(formType)));
      expect(call).toMatchObject({ ...asDocumented, name: action, status: 200 });
      expect(call?.body).not.toHaveProperty('error');
    },
  );

  it.each(formActions)('with %s: every answer that is documented is given, and is as documented', async (action) => {
    const fields = await fieldsFor(action);
    const dropped = await fieldsFor(action);
    const calls = await recorded(
      post(action, fields),
      post(
        action,
        { ...(await fieldsFor(action)), ...('captchaResponse' in fields && { captchaResponse: 'made up' }) },
        action === 'process_signup' ? 'payment-failed' : '',
      ),
      // The first connection is dropped, and its post is still running.
      post(action, dropped, 'slow-processing'),
      post(action, dropped, 'slow-processing'),
      ...(await Promise.all(
        ['no-such-scenario', 'refused', 'too-many-posts', 'server-error'].map(async (name) => post(action, await fieldsFor(action), name)),
      )),
    );
    for (const call of calls) expect(call).toMatchObject(asDocumented);
    expect(new Set(calls.map(({ answer }) => answer))).toEqual(new Set(Object.keys(contract.webhooks[action]!.post.responses)));
  });

  it('refuses a wrong password, a price that is too low and a used key as documented', async () => {
    const login = JSON.stringify({ url: host.url, username: 'ada@okafor.example', password: 'wrong' });
    const order = await fieldsOf('RASignupForm');
    const named = '/pages/ra-named-price';
    const data = JSON.parse(String(order.signupData)) as object;
    const withPrice = (requestedPrice: string) => ({
      ...order,
      signupData: JSON.stringify({ ...data, nyop: { requestedPrice, immediateService: false } }),
    });
    const calls = await recorded(
      post('process_login', { ...(await fieldsOf('LoginForm')), loginData: login }),
      post('process_signup', withPrice('40'), 'price-minimum', named),
      post('process_signup', withPrice('80'), 'price-minimum', named),
    );
    for (const call of calls) expect(call).toMatchObject(asDocumented);
    expect(calls.map(({ status, body }) => [status, Object.keys(body as object)])).toEqual([
      [200, ['error', 'code']],
      [200, ['min']],
      [409, ['error', 'code', 'order']],
    ]);
  });

  it.each(formActions)('with %s that is not as documented is found, and answered as documented', async (action) => {
    const fields = await fieldsFor(action);
    const named = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));
    const required = requiredOf(action);
    expect(faultsOfPost(action, { action, ...named })).toEqual([]);
    for (const name of required) expect(faultsOfPost(action, { action, ...named, [name]: undefined }), name).not.toEqual([]);
    expect(faultsOfPost(action, { action, ...named, price: '0' })).not.toEqual([]);
    const dataField = required.find((name) => name.endsWith('Data'));
    if (!dataField) return;
    const [call] = await recorded(post(action, { ...fields, [dataField]: '{"website":' }));
    expect(call).toMatchObject({ status: 400, faults: { answered: none } });
    expect(call?.faults.sent).not.toEqual([]);
  });
});

/** The fields that a post must have. */
const requiredOf = (action: string): readonly string[] =>
  resolve(contract.webhooks[action]!.post.requestBody!.content['multipart/form-data']!.schema).required ?? [];

it('is asked how a payment stands, and answers, as documented (PAY-04, PAY-06)', async () => {
  const stripe = '/pages/stripe-checkout';
  const order = await fieldsOf('FormABusinessForm');
  Object.assign(order, await agreedTotal(host.url + stripe, order as Record<string, string>));
  const signupData = JSON.stringify({ ...(JSON.parse(String(order.signupData)) as object), payment: { way: 'stripe-checkout' } });
  const settling = (idempotency_key: string) => () =>
    recorder
      .servicesAt(stripe)
      .formPost.post('settle_payment', { formType: 'FormABusinessForm', pageID: 'stripe-checkout', idempotency_key });
  const calls = await recorded(
    () => recorder.servicesAt(stripe).formPost.post('process_signup', { ...order, signupData }),
    settling(String(order.idempotency_key)),
    settling(randomUUID()),
  );
  for (const call of calls) expect(call, call.name).toMatchObject(asDocumented);
  expect(calls.map(({ name, status }) => [name, status])).toEqual([
    ['process_signup', 200],
    ['settle_payment', 200],
    ['settle_payment', 404],
  ]);
  expect(calls.map(({ body }) => body)).toMatchObject([{ result: {} }, { result: {} }, { code: 'no_order' }]);
});

const address = { line1: '2120 Capitol Avenue', city: 'Casper', state_province_region: 'WY', zip_postal_code: '82601', country: 'US' };
const search = { showUnavailable: false, maxLength: 63, TLDs: ['.com'] };

describe('a question to the page of the demo host', () => {
  const ask = (scenario?: string) => {
    const { addresses, suggestions, companyNames, coupons, domains } = recorder.servicesAt(page, scenario);
    return [
      ...[() => addresses.validate(address), () => addresses.validate({ ...address, line1: 'PO Box 7' })],
      ...[() => addresses.verify(address), () => addresses.verify({ ...address, line1: 'Somewhere' })],
      ...['Blue Heron', 'Copper Kettle', 'Okafor'].map((name) => () => companyNames.check({ name, state: 'WY', entityType: 'LLC' })),
      ...['2120 Ca', 'nowhere'].map((text) => () => suggestions.suggest({ text, country: 'US', state: 'WY', session: 'a-session' })),
      ...['address-0', 'nobodys'].map((id) => () => suggestions.details(id, { country: 'US', session: 'a-session' })),
      ...['SPRING', 'WINTER', 'NOBODYS'].map((code) => () => coupons.check(code)),
      ...[() => domains.availableTLDs(), () => domains.heroTLDs(), () => domains.suggestions('okafor.com', search)],
      ...[() => domains.suggestions('okafor', { ...search, showUnavailable: true, TLDs: [] })],
      ...[() => domains.details(['okafor.com', 'taken-okafor.net', 'okafor.zzz'])],
    ];
  };

  it('is asked and answered as documented, whatever it is about (ADDR-18, DOM-17, DOM-18)', async () => {
    const calls = [...(await recorded(...ask())), ...(await recorded(...ask('no-such-scenario')))];
    for (const call of calls) expect(call, call.name).toMatchObject(asDocumented);
    const given = (name: string) => new Set(calls.filter((call) => call.name === name).map(({ answer }) => answer));
    for (const name of questions) expect(given(name), name).toEqual(new Set(['200', 'default']));
  });

  it('that is not as documented is found, and answered as documented', async () => {
    const many = Array.from({ length: 21 }, (_, index) => `okafor-${index}.com`);
    const calls = await recorded(() => recorder.servicesAt(page).domains.details(many));
    expect(calls).toMatchObject([{ status: 200, body: { success: false }, faults: { answered: none } }]);
    expect(calls[0]?.faults.sent).not.toEqual([]);
    expect(faultsOfPost('validate_address', { action: 'validate_address', formType: 'x', pageID: 'y', address: '{}' })).not.toEqual([]);
  });
});

const vin = '4S4BTANC1M3218845';
const services = Object.keys(contract.paths).filter((path) => path !== '/v1/cards');

describe('a call of a service of the demo host', () => {
  const callAll = (at: string, scenario?: string, areaCode = '307', number = vin) => {
    const { catalogue, phoneNumbers, vehicles, addresses } = recorder.servicesAt(at, scenario);
    return [
      ...(['registered_agent_products', 'simple_products', 'subscription_bundles', 'coupons'] as const).map(
        (list) => () => catalogue.load({ list }),
      ),
      ...['WY', 'US', 'all'].map((jurisdiction) => () => catalogue.load({ list: 'filing_products', jurisdiction })),
      ...[() => phoneNumbers.find(areaCode), () => vehicles.plates(), () => vehicles.decode(number), () => addresses.verify(address)],
    ];
  };

  it('is made and answered as documented, by every documented status, and may be read from anywhere (NET-07, VEH-13, VEH-17)', async () => {
    const calls = [
      ...(await recorded(...callAll(`${page}?postal`))),
      ...(await recorded(...callAll(page, 'failing-catalogue', '311', `500${vin.slice(3)}`))),
      ...(await recorded(...callAll(page, 'no-such-scenario'))),
      ...(await recorded(() => recorder.servicesAt(page).phoneNumbers.find('311'))),
    ].filter(({ name }) => services.includes(name));
    for (const call of calls) {
      expect(call, call.name).toMatchObject(asDocumented);
      expect(call.headers.get('Access-Control-Allow-Origin'), call.name).toBe('*');
    }
    const given = (name: string) => new Set(calls.filter((call) => call.name === name).map(({ answer }) => answer));
    for (const path of services) expect(given(path), path).toEqual(new Set(Object.keys(contract.paths[path]!.get.responses)));
  });

  it('that is not as documented is found, and answered as documented', async () => {
    const calls = await recorded(
      () => recorder.servicesAt(page).phoneNumbers.find('30'),
      () => recorder.fetch(`${host.url}/api/coupons`),
    );
    expect(calls.map(({ status }) => status)).toEqual([400, 400]);
    for (const { faults } of calls) {
      expect(faults.sent).not.toEqual([]);
      expect(faults.answered).toEqual([]);
    }
  });

  it('for which a browser asks beforehand is allowed', async () => {
    const headers = {
      Origin: 'https://site.example',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'content-type',
    };
    const answer = await fetch(`${host.url}/postal`, { method: 'OPTIONS', headers });
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin'), answer.headers.get('Access-Control-Allow-Headers')]).toEqual([
      204,
      '*',
      'Content-Type',
    ]);
  });
});

describe('the tokenizer of the demo host', () => {
  const card = { first_name: 'Ada', last_name: 'Okafor', number: '4242424242424242', cvc: '123', exp_month: '12', exp_year: '2040' };
  const billing_address = { line1: '2120 Capitol Avenue', city: 'Casper', state: 'WY', zipcode: '82601', country: 'US' };

  it.each([
    ['accepts a card', card, 'CardToken'],
    ['declines a card', { ...card, number: '4000000000000002' }, 'CardRefused'],
    ['names what is wrong with a card', { ...card, number: '4242', cvc: '' }, 'CardRefused'],
  ])('%s as documented', async (_what, given, answer) => {
    const query = new URLSearchParams({ params: JSON.stringify({ card: given, billing_address }), callback: 'called' });
    const response = await recorder.fetch(`http://127.0.0.1:${host.port + 1}/v1/cards?${query.toString()}`);
    expect(recorder.calls.at(-1)).toMatchObject({ ...asDocumented, name: '/v1/cards', status: 200 });
    const [, argument = ''] = /^called\((.*)\)$/.exec(await response.text()) ?? [];
    expect(faultsOfSent({ $ref: `#/components/schemas/${answer}` }, JSON.parse(argument))).toEqual([]);
  });
});
