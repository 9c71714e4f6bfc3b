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

interface Golden {
  companies: { company: { entity_type: string }; products: object[] }[];
}

/** The order that costs $368.00, as a quote is asked for. */
function quoteFields(total = 36_800, email = 'ada@example.com') {
  const { companies } = JSON.parse(readFileSync('fixtures/orders/wyoming-llc/payload.json', 'utf8')) as Golden;
  return {
    formType: 'FormABusinessForm',
    pageID: 'quote',
    email,
    quoteData: JSON.stringify({
      companies: companies.map(({ company, products }) => ({ company: { entity_type: company.entity_type }, products })),
    }),
    ledger: JSON.stringify([{ name: 'Wyoming LLC', state: 'WY', kind: 'base', cents: total }]),
  };
}

async function asked(fields: Record<string, string>, page = '/pages/quote', scenario?: string) {
  const before = recorder.calls.length;
  await recorder
    .servicesAt(page, scenario)
    .formPost.post('email_quote', fields)
    .catch(() => undefined);
  return recorder.calls[before]!;
}

it('a quote by mail is asked for and answered as documented, with or without success (PLUS-08)', async () => {
  const calls = [
    await asked(quoteFields()),
    await asked(quoteFields(100)),
    await asked(quoteFields(36_800, 'ada')),
    await asked(quoteFields(), '/forms/FormABusinessForm'),
    await asked(quoteFields(), '/pages/quote', 'refused-quotes'),
    await asked(quoteFields(), '/pages/quote', 'no-quotes'),
  ];
  for (const { faults, name } of calls) expect({ name, faults }).toEqual({ name: 'email_quote', faults: { sent: [], answered: [] } });
  expect(calls.map(({ status, body }) => [status, body])).toMatchObject([
    [200, { success: true }],
    [200, { code: 'price_changed' }],
    [200, { code: 'email' }],
    [501, { code: 'no_service' }],
    [200, { code: 'refused' }],
    [501, { code: 'no_service' }],
  ]);
});
