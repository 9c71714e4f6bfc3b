import { describe, expect, it, vi } from 'vitest';
import type { HttpRequest } from '../../src/services/http-client';
import { createSuggestionService } from '../../src/services/suggestion-service';
import { NetworkFault, statusFault } from '../../src/submission/faults';

const question = { text: '123 Mai', country: 'US', state: 'WY', session: 'key-1' };
const one = { id: 'a', street: '123 Main Street', place: 'Cheyenne, WY' };
const none = { suggestions: [], attribution: '' };

function setUp(answer: () => string | Error) {
  const calls: HttpRequest[] = [];
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const clock = { ms: 1 };
  const send = async (_path: string, request: HttpRequest = {}) => {
    calls.push(request);
    const said = answer();
    if (said instanceof Error) throw said;
    return said;
  };
  const service = createSuggestionService({ formType: 'FormABusinessForm', pageID: 'page-1' }, { send }, log, () => clock.ms);
  return { calls, log, clock, service };
}

const suggested = async (reply: unknown) => {
  const { service, log } = setUp(() => JSON.stringify(reply));
  return { ...(await service.suggest(question)), isReported: log.error.mock.calls.length > 0 };
};

describe('the question about a street', () => {
  it('is a multipart post that waits for 3 s (PLUS-07)', async () => {
    const { service, calls } = setUp(() => JSON.stringify({ success: true, suggestions: [one] }));
    expect(await service.suggest(question)).toEqual({ suggestions: [one], attribution: '' });
    const [{ body, timeout } = {}] = calls;
    expect({ timeout, ...Object.fromEntries(body as FormData) }).toEqual({
      ...{ timeout: 3000, action: 'suggest_addresses', formType: 'FormABusinessForm', pageID: 'page-1' },
      ...question,
    });
  });

  it('has a rest after it failed, and says so once without what was typed (PLUS-07)', async () => {
    const { service, calls, log, clock } = setUp(() => new NetworkFault('timeout', 'Too late'));
    for (const ms of [1, 500, 9_000, 10_500, 11_000]) {
      clock.ms = ms;
      expect(await service.suggest(question)).toEqual(none);
    }
    expect(calls).toHaveLength(2);
    expect(log.error).toHaveBeenCalledOnce();
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('123 Mai');
  });

  it('is not asked again of a server without such a service (PLUS-07)', async () => {
    const { service, calls, clock } = setUp(() => statusFault(501, '{"error":"This site looks nothing up."}'));
    for (const ms of [1, 1e6, 1e9]) {
      clock.ms = ms;
      expect(await service.suggest(question)).toEqual(none);
    }
    expect(calls).toHaveLength(1);
  });

  it('is not answered at all once a newer one is asked', async () => {
    const { service, log } = setUp(() => new NetworkFault('aborted', 'Request aborted'));
    await expect(service.suggest(question, AbortSignal.abort())).rejects.toThrow('Request aborted');
    expect(log.error).not.toHaveBeenCalled();
  });
});

describe('what a server suggests', () => {
  it('is five lines of text at most, each once (PLUS-07)', async () => {
    const many = ['a', 'b', 'a', 'c', 'd', 'e', 'f'].map((id) => ({ ...one, id }));
    const { suggestions, attribution } = await suggested({ success: true, suggestions: many, attribution: ' A  Register\n' });
    expect(suggestions.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(attribution).toBe('A Register');
  });

  it.each([
    { ...one, id: '' },
    { ...one, street: '<img src=x onerror=alert(1)>' },
    { ...one, street: 'x'.repeat(121) },
    { ...one, id: 'x'.repeat(501) },
    { ...one, street: { toString: 'x' } },
    JSON.parse('{"__proto__":{"id":"a","street":"b"}}') as object,
    null,
    7,
    [one],
  ])('is left out where it is %j (PLUS-07)', async (entry) => {
    expect(await suggested({ success: true, suggestions: [entry, one] })).toEqual({
      suggestions: [one],
      attribution: '',
      isReported: false,
    });
  });

  it.each([
    {},
    { success: false, suggestions: [one] },
    { suggestions: [one] },
    { success: true, error: 'Out of order', suggestions: [one] },
  ])('is nothing where it answers %j (PLUS-07)', async (reply) => {
    expect(await suggested(reply)).toEqual({ ...none, isReported: true });
  });

  it.each(['<html>Log in</html>', '[]', 'null', '{"success":true,"suggestions":[', '0'])(
    'is nothing where it answers %s (PLUS-07)',
    async (text) => {
      expect(await setUp(() => text).service.suggest(question)).toEqual(none);
    },
  );
});

describe('the address of a suggestion', () => {
  const details = (reply: unknown) => setUp(() => JSON.stringify(reply)).service.details('a', question);

  it('is asked for by id, country and session alone (PLUS-07)', async () => {
    const { service, calls } = setUp(() => JSON.stringify({ success: true, address: { city: 'Cheyenne' } }));
    await service.details('a', question);
    const { action, formType, pageID, ...asked } = Object.fromEntries(calls[0]!.body as FormData);
    expect({ action, formType, pageID }).toEqual({ action: 'address_details', formType: 'FormABusinessForm', pageID: 'page-1' });
    expect(asked).toEqual({ id: 'a', country: 'US', session: 'key-1' });
  });

  it.each([
    [
      { line1: '1 Main St', line2: 'Suite 4', city: 'Casper', state: 'WY', zip: 82601 },
      { line1: '1 Main St Suite 4', city: 'Casper', state: 'WY', zip: '82601' },
    ],
    [
      { line1: '<b>1</b>', city: 'Casper', state: ['WY'], zip: null },
      { line1: '', city: 'Casper', state: '', zip: '' },
    ],
  ])('%j is read as it is meant (PLUS-07)', async (address, read) => {
    expect(await details({ success: true, address })).toEqual(read);
  });

  it.each([
    {},
    { success: true },
    { success: true, address: 'Main St' },
    { success: true, address: { line1: '1 Main St' } },
    { success: false, address: { city: 'Casper' } },
    JSON.parse('{"success":true,"address":{"__proto__":{"city":"Casper"}}}') as object,
  ])('is refused where it is %j (PLUS-07)', async (reply) => {
    await expect(details(reply)).rejects.toThrow(NetworkFault);
  });
});
