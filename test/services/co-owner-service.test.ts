import { describe, expect, it } from 'vitest';
import { createCoOwnerService } from '../../src/services/co-owner-service';
import { NetworkFault, statusFault } from '../../src/submission/faults';
import { answeringClient } from './support';

const secret = 'S'.repeat(43);

function setUp(answer: unknown) {
  const { calls, client } = answeringClient(
    answer instanceof Error ? answer : typeof answer === 'string' ? answer : JSON.stringify(answer),
  );
  return { calls, service: createCoOwnerService({ formType: 'FormABusinessForm', pageID: 'page-1' }, client) };
}

const address = { line1: '7 Oak St', city: 'Casper', state_province_region: 'WY', zip_postal_code: '82601', country: 'US' };
const part = {
  part: 'part-of-ana',
  state: 'arrived',
  version: 2,
  until: '2030-02-01T00:00:00Z',
  unsent: false,
  answers: { first_name: 'Ana', last_name: 'Díaz', address },
};

describe('the parts of an order', () => {
  it('are read by its secret (PLUS-06)', async () => {
    const { service, calls } = setUp({ success: true, parts: [{ ...part, email: 'ana@example.com', note: 'x' }] });
    expect(await service.read(secret)).toEqual([{ ...part, answers: { ...part.answers, company_name: '' } }]);
    expect(Object.fromEntries(calls[0]!.body as FormData)).toEqual({
      action: 'read_parts',
      formType: 'FormABusinessForm',
      pageID: 'page-1',
      secret,
    });
  });

  it.each([
    ['of no state', { ...part, state: 'paid' }, []],
    ['without a name', { ...part, part: '' }, []],
    ['that is no object', 'part', []],
    ['that has arrived without answers', { ...part, answers: null }, [{ state: 'asked', version: 0, answers: null }]],
    ['that has never arrived', { ...part, version: 'many' }, [{ state: 'asked', version: 0, answers: null }]],
    [
      'whose answers are none',
      { ...part, answers: { first_name: { a: 1 }, last_name: 'x'.repeat(201), address: 'Main St' } },
      [{ answers: { first_name: '', last_name: '', address: { line1: '', country: '' } } }],
    ],
  ])('hold nothing of one %s (PLUS-06)', async (_what, odd, known) => {
    expect(await setUp({ success: true, parts: [odd] }).service.read(secret)).toMatchObject(known);
  });

  it.each(['<html>', '{}', '{"success":true}', '{"success":false,"parts":[]}', '{"success":true,"parts":{"a":1}}'])(
    'are unknown where the answer is %s (PLUS-06)',
    async (answer) => {
      await expect(setUp(answer).service.read(secret)).rejects.toThrow(NetworkFault);
    },
  );
});

describe('the link of a person', () => {
  it.each([
    [
      { success: true, state: 'open', kind: 'person', answers: null, companies: ['secret'] },
      { state: 'open', kind: 'person', answers: null },
    ],
    [{ success: true, state: 'placed' }, { state: 'placed' }],
    [{ success: true, state: 'expired' }, { state: 'expired' }],
    [
      { error: 'Gone.', code: 'no_part' },
      { state: 'gone', words: 'Gone.' },
    ],
    [statusFault(404, '{"error":"Gone.","code":"no_part"}'), { state: 'gone', words: 'Gone.' }],
  ])('opens what the server says: %j (PLUS-06)', async (answer, opened) => {
    expect(await setUp(answer).service.open(secret)).toEqual(opened);
  });

  it.each([
    '<html>',
    '{}',
    '{"success":true,"state":"open","kind":"admin"}',
    '{"success":true,"state":"other"}',
    statusFault(404, '<html>'),
    statusFault(500, '{}'),
  ])('is not known to be over where the answer is %s (PLUS-06)', async (answer) => {
    await expect(setUp(answer).service.open(secret)).rejects.toThrow(NetworkFault);
  });
});
