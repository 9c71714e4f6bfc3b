import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDemoHost } from '../../demo-host/server.mjs';
import { createRecorder, type Recorder } from './recorded-calls';

let host: Awaited<ReturnType<typeof startDemoHost>>;
let recorder: Recorder;
beforeAll(async () => {
  host = await startDemoHost({ port: 0, quiet: true });
  recorder = createRecorder(host.url);
});
afterAll(() => host.close());

const of = { formType: 'FormABusinessForm', pageID: 'co-owners' } as const;
const secret = 'S'.repeat(43);
const part = 'part-of-ana';

async function asked(
  make: (services: ReturnType<Recorder['servicesAt']>) => Promise<unknown>,
  scenario?: string,
  page = '/pages/co-owners',
) {
  const before = recorder.calls.length;
  await make(recorder.servicesAt(page, scenario, of)).catch(() => undefined);
  return recorder.calls[before]!;
}

const invite = (more: object = {}, scenario?: string, page?: string) =>
  asked(
    ({ formPost }) => formPost.post('invite_part', { ...of, secret, part, kind: 'person', email: 'ana@example.com', ...more }),
    scenario,
    page,
  );

/** The token of the link that the demo has mailed. */
async function mailedToken(): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const text = await (await fetch(`${host.url}/received`)).text();
    const [, token] = /#part=([\w-]{43})/.exec(text) ?? [];
    if (token) return token;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('No link was mailed.');
}

it('the parts of co-owners are asked for, opened, sent, read and taken back as documented (PLUS-06)', async () => {
  const invited = [
    await invite(),
    await invite({ email: 'ana' }),
    await invite({}, '', '/forms/FormABusinessForm'),
    await invite({}, 'no-parts'),
  ];
  const token = await mailedToken();
  const address = { line1: '7 Oak St', city: 'Casper', state_province_region: 'WY', zip_postal_code: '82601', country: 'US' };
  const send = (answers: object) => (services: ReturnType<Recorder['servicesAt']>) =>
    services.formPost.post('send_part', {
      ...of,
      idempotency_key: '7d0c9a52-6a1e-4a5c-9d0e-0f8d2b1c3e4f',
      partData: JSON.stringify({ token, answers }),
    });
  const calls = [
    ...invited,
    await asked(({ coOwners }) => coOwners.open(token)),
    await asked(({ coOwners }) => coOwners.open(token), 'expired-link'),
    await asked(({ coOwners }) => coOwners.open('T'.repeat(43))),
    await asked(send({ first_name: 'Ana', last_name: 'Díaz', address })),
    await asked(send({ first_name: '', last_name: 'Díaz', address })),
    await asked(({ coOwners }) => coOwners.read(secret)),
    await asked(({ formPost }) => formPost.post('withdraw_part', { ...of, secret, part })),
    await asked(({ coOwners }) => coOwners.read(secret)),
    await asked(({ coOwners }) => coOwners.read(secret), 'parts-fail'),
  ];
  for (const { faults, name } of calls) expect({ name, faults }).toEqual({ name, faults: { sent: [], answered: [] } });
  expect(calls.map(({ status, body }) => [status, body])).toMatchObject([
    [200, { success: true }],
    [200, { code: 'email' }],
    [501, { code: 'no_service' }],
    [501, { code: 'no_service' }],
    [200, { state: 'open', answers: null }],
    [200, { state: 'expired' }],
    [404, { code: 'no_part' }],
    [200, { success: true }],
    [200, { code: 'incomplete' }],
    [200, { parts: [{ part, state: 'arrived', version: 1 }] }],
    [200, { success: true }],
    [200, { parts: [] }],
    [500, {}],
  ]);
});

it('the golden order says nothing of parts (PLUS-06)', () => {
  expect(readFileSync('fixtures/orders/wyoming-llc/payload.json', 'utf8')).not.toContain('awaited');
});
