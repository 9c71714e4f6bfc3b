import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDemoHost } from '../../demo-host/server.mjs';
import { readOpenedOrder } from '../../src/submission/saved-order';
import { createRecorder, type Recorder } from './recorded-calls';

let host: Awaited<ReturnType<typeof startDemoHost>>;
let recorder: Recorder;
beforeAll(async () => {
  host = await startDemoHost({ port: 0, quiet: true });
  recorder = createRecorder(host.url);
});
afterAll(() => host.close());

const page = '/pages/saved';

/** What a form sends of an order. */
const fields = (email = 'ada@example.com', formType = 'FormABusinessForm') => ({
  formType,
  pageID: 'saved',
  email,
  reminder: 'true',
  savedData: JSON.stringify({
    format: 1,
    answers: { companyInformation: { companyName: 'Pine Ridge LLC' } },
    domains: [],
    ledger: [{ name: 'Wyoming LLC', state: 'WY', kind: 'base', cents: 36_800 }],
    isPartial: false,
  }),
});

async function called(ask: (services: ReturnType<Recorder['servicesAt']>) => Promise<unknown>, scenario?: string, at = page) {
  const before = recorder.calls.length;
  const outcome = await ask(recorder.servicesAt(at, scenario)).catch((fault: unknown) => String(fault));
  return { outcome, call: recorder.calls[before]! };
}

const save = (scenario?: string, given = fields(), at = page) => called(({ savedOrders }) => savedOrders.save(given), scenario, at);
/** The recorder's services are those of another form. */
const open = (token: string, scenario?: string) =>
  called(({ formPost }) => formPost.post('open_saved_order', { formType: 'FormABusinessForm', pageID: 'saved', token }), scenario);

const orderIn = ({ call }: Awaited<ReturnType<typeof open>>) => readOpenedOrder((call.body as { saved?: unknown }).saved);

/** The token of the newest mail with a link. */
async function tokenOfMail(): Promise<string> {
  for (let look = 0; look < 100; look += 1) {
    const { mails = [] } = (await (await fetch(`${host.url}/received`)).json()) as { mails?: { text: string }[] };
    const found = /#saved-order=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1];
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('No mail has a link.');
}

it('an order is saved as documented, with or without success (PLUS-05)', async () => {
  const calls = [
    await save(),
    await save(undefined, fields('ada')),
    await save(undefined, fields(), '/forms/FormABusinessForm'),
    await save('refused-saves'),
    await save('no-saves'),
  ];
  for (const { call } of calls)
    expect({ name: call.name, faults: call.faults }).toEqual({ name: 'save_order', faults: { sent: [], answered: [] } });
  expect(calls.map(({ outcome }) => outcome)).toEqual([
    { ref: expect.stringMatching(/^\d+-[0-9a-f]{64}$/), until: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    { refusal: 'refused', words: expect.stringMatching(/^Enter an email address/) },
    { refusal: 'noService', words: '' },
    { refusal: 'refused', words: 'This address saves no orders. <b>Call us</b>.' },
    { refusal: 'noService', words: '' },
  ]);
});

it('a saved order is opened as documented, and what makes no sense opens nothing (PLUS-05)', async () => {
  await save();
  const token = await tokenOfMail();
  const opened = await open(token);
  const cheaper = await open(token, 'saved-cheaper');
  const calls = [opened, cheaper, await open('x'.repeat(32)), await open(token, 'link-gone')];
  for (const { call } of calls)
    expect({ name: call.name, faults: call.faults }).toEqual({ name: 'open_saved_order', faults: { sent: [], answered: [] } });
  expect(orderIn(opened)).toMatchObject({
    answers: { companyInformation: { companyName: 'Pine Ridge LLC' } },
    ledger: [{ cents: 36_800 }],
    isPartial: false,
  });
  expect(orderIn(cheaper)).toMatchObject({ ledger: [{ cents: 35_800 }] });
  for (const { call } of calls.slice(2)) expect(call.body).toMatchObject({ code: 'no_saved_order' });
  expect(orderIn(await open(token, 'wrong-saves'))).toBeUndefined();
});
