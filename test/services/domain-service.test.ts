import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDomainService } from '../../src/services/domain-service';
import { createHttpClient } from '../../src/services/http-client';
import type { DomainService } from '../../src/services/services';
import { badAnswers, pageAt, serve, silentFetch } from './support';

const settings = { showUnavailable: false, maxLength: 24, TLDs: ['.com', '.co.uk'] };
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const page = 'https://site.example/order/';

const serviceAt = (address: string, fetch?: typeof globalThis.fetch) =>
  createDomainService(
    createHttpClient(pageAt(address, '', fetch), '/ajax'),
    createHttpClient(pageAt(address, '', fetch)),
    () => address,
    log,
  );

/** The service, whose calls are answered with these texts in turn, the last one again and again. */
function answering(...answers: (string | { status: number; text: string })[]) {
  const calls: { address: string; fields: Record<string, unknown>; signal: AbortSignal }[] = [];
  const service = serviceAt(page, async (address, { body, signal } = {}) => {
    const answer = answers[Math.min(calls.length, answers.length - 1)]!;
    calls.push({ address: String(address), fields: Object.fromEntries(body as FormData), signal: signal! });
    const { status, text } = typeof answer === 'string' ? { status: 200, text: answer } : answer;
    return new Response(status === 204 ? null : text, { status });
  });
  return { calls, service };
}

const success = (response: unknown) => JSON.stringify({ success: true, response });
const suggest = (response: unknown) => answering(success(response)).service.suggestions('okafor', settings);

afterEach(() => {
  log.warn.mockClear();
});

describe('available and featured extensions', () => {
  it('are asked for with form data at the ajax endpoint (DOM-10, DOM-11)', async () => {
    const { service, calls } = answering(
      '[{"tld":".com"},{"tld":"NET"}]',
      '[{"tld":".io","price":"49.00"},{"tld":"co","price":12.5},{"tld":"us"}]',
    );
    expect(await service.availableTLDs()).toEqual(['.com', '.net']);
    expect(await service.heroTLDs()).toEqual([{ tld: '.io', price: 4900 }, { tld: '.co', price: 1250 }, { tld: '.us' }]);
    const address = 'https://site.example/ajax';
    expect(calls).toMatchObject([
      { address, fields: { action: 'get_available_domain_tlds' } },
      { address, fields: { action: 'get_domain_hero_tlds' } },
    ]);
  });

  it.each([
    ['the 0 of WordPress', '[{"tld":"com"}]\n0'],
    ['a notice of PHP', '<br />Deprecated: strtolower()<br />[{"tld":"com"}]'],
    ['an object around them', '{"success":true,"response":[{"tld":".com"}]}'],
  ])('may come with %s (DOM-11)', async (_what, answer) => {
    expect(await answering(answer).service.availableTLDs()).toEqual(['.com']);
  });

  it.each([
    '',
    'none',
    '[]',
    '{}',
    '[".com"]',
    '[{"tld"',
    '{"response":[]}',
    '{"response":null}',
    '{"error":"No database"}',
    '{"response":"none"}',
  ])('are none where the answer is %s (DOM-10, DOM-11)', async (answer) => {
    expect(await answering(answer).service.availableTLDs()).toEqual([]);
    expect(await answering(answer).service.heroTLDs()).toEqual([]);
  });

  it.each([201, 202, 204, 206])('are read of status 200 alone, not of %i (DOM-11)', async (status) => {
    await expect(answering({ status, text: '[{"tld":".com"}]' }).service.availableTLDs()).rejects.toMatchObject({ kind: 'status', status });
  });

  it('are left out and reported where they are none, or stand there twice; a price that is none is not known (DOM-09, DOM-10)', async () => {
    const wire = [
      { tld: '.com', price: '-1' },
      { tld: '' },
      { tld: 7.5 },
      null,
      4,
      { tld: '.a b' },
      { tld: 'COM' },
      { tld: 'net', price: 'free' },
      {},
    ];
    expect(await answering(JSON.stringify(wire)).service.heroTLDs()).toEqual([{ tld: '.com' }, { tld: '.7.5' }, { tld: '.net' }]);
    expect(log.warn.mock.calls.map(([message]) => message as string)).toEqual([
      ...Array.from({ length: 4 }, () => 'A malformed extension was left out.'),
      'A repeated extension was left out.',
      'A malformed extension was left out.',
    ]);
  });
});

describe('suggestions', () => {
  it('are asked for at the page with the term and the settings (DOM-17)', async () => {
    const { service, calls } = answering(success([]));
    expect(await service.suggestions('okafor.com', settings)).toEqual([]);
    expect(calls).toMatchObject([{ address: page }]);
    const fields = {
      action: 'get_domain_suggestions',
      searchTerm: 'okafor.com',
      showUnavailable: 'false',
      maxLength: '24',
      TLDs: '[".com",".co.uk"]',
    };
    expect(calls[0]!.fields).toEqual(fields);
  });

  it('are names with their types, of which nothing else is known yet (DOM-17, DOM-32)', async () => {
    const wire = {
      domain: ' Okafor.COM ',
      sldSuggestionType: 'input',
      tldRankingType: 'popular',
      available: true,
      create: { amount: 20 },
      renew: { amount: 20 },
    };
    expect(await suggest([wire])).toMatchObject([
      { domain: 'okafor.com', loaded: false, available: false, status: '', sldSuggestionType: 'input', tldRankingType: 'popular' },
    ]);
    expect(await suggest([{ domain: 'okafor.net' }])).toMatchObject([{ domain: 'okafor.net', sldSuggestionType: '' }]);
    expect(await suggest({ 1: { domain: 'okafor.net' } })).toMatchObject([{ domain: 'okafor.net' }]);
  });

  it('lose what is no name, and names that stand there twice (DOM-17)', async () => {
    const wire = [
      { domain: 'a.com' },
      { domain: 'A.com' },
      { domain: 'com' },
      { domain: 'a b.com' },
      { domain: `${'x'.repeat(250)}.com` },
      { domain: ['a.com'] },
      null,
      7,
    ];
    expect((await suggest(wire)).map(({ domain }) => domain)).toEqual(['a.com']);
    expect(log.warn).toHaveBeenCalledTimes(7);
  });
});

const wire = {
  domain: 'okafor.com',
  available: true,
  premium: false,
  thirdParty: false,
  status: 'available',
  create: { amount: '20.00' },
  renew: { amount: 21.5 },
};
const details = async (...given: object[]) => {
  const all = given.map((one) => ({ ...wire, ...one }));
  return answering(success(all)).service.details(all.map(({ domain }) => domain));
};
const amounts = (create: number, renew: number, purchase: number) => ({
  create: { amount: create },
  renew: { amount: renew },
  purchase: { amount: purchase },
});

describe('details', () => {
  it('are asked for at the page, all in one call (DOM-18)', async () => {
    const { service, calls } = answering(success([]));
    expect(await service.details(['okafor.com', 'pine.co.uk'])).toEqual([]);
    expect(calls).toMatchObject([{ address: page }]);
    expect(calls[0]!.fields).toEqual({ action: 'get_domain_details', domains: '["okafor.com","pine.co.uk"]' });
  });

  it('are price and availability, in cents (DOM-18, DOM-32)', async () => {
    const types = { sldSuggestionType: '', tldRankingType: '' };
    expect(await details({})).toEqual([
      {
        domain: 'okafor.com',
        loaded: true,
        available: true,
        premium: false,
        thirdParty: false,
        status: 'available',
        ...amounts(2000, 2150, 0),
        ...types,
      },
    ]);
    expect(await details({ premium: '1', thirdParty: 'true', purchase: { amount: '2400' }, create: null })).toMatchObject([
      { available: true, premium: true, thirdParty: true, ...amounts(0, 2150, 240_000) },
    ]);
  });

  it.each([
    ['0', false],
    ['false', false],
    ['', false],
    [null, false],
    [0, false],
    ['1', true],
    [1, true],
  ])('are available where PHP says %j: %j (DOM-18)', async (available, isAvailable) => {
    expect(await details({ available, create: { amount: 20 } })).toMatchObject([{ available: isAvailable, status: 'available' }]);
  });

  it.each([
    ['a missing price', { create: {} }],
    ['a negative price', { create: { amount: -20 } }],
    ['a text for a price', { renew: { amount: 'call us' } }],
    ['no yearly price', { renew: undefined }],
    ['a fraction of a cent', { create: { amount: '19.995' } }],
    ['a third party without its price', { thirdParty: true }],
    ['the status "Unsupported"', { status: 'Unsupported' }],
  ])('with %s are not for sale (DOM-29, DOM-32)', async (_what, given) => {
    expect(await details(given)).toMatchObject([{ loaded: true, available: false, status: 'unsupported' }]);
  });

  it('need no prices where a domain is taken (DOM-29)', async () => {
    expect(await details({ available: false, status: '', create: null, renew: null })).toMatchObject([
      { available: false, status: '', ...amounts(0, 0, 0) },
    ]);
  });

  it('of a domain that stands there twice are the first ones, and reported; what is missing is not made up (DOM-18)', async () => {
    const { service } = answering(success([wire, { ...wire, create: { amount: 1 } }]));
    expect(await service.details(['okafor.com', 'missing.com'])).toMatchObject([{ domain: 'okafor.com', create: { amount: 2000 } }]);
    expect(log.warn.mock.calls).toEqual([['A repeated domain was left out.', expect.objectContaining({ create: { amount: 1 } })]]);
  });

  it('end with the signal that they were asked with', async () => {
    const controller = new AbortController();
    const reply = serviceAt(page, silentFetch).details(['okafor.com'], controller.signal);
    controller.abort();
    await expect(reply).rejects.toMatchObject({ kind: 'aborted' });
  });
});

const calls: Record<string, (service: DomainService) => Promise<unknown>> = {
  suggestions: (service) => service.suggestions('okafor', settings),
  details: (service) => service.details(['okafor.com']),
};

describe.each(Object.entries(calls))('%s', (_name, ask) => {
  it.each(Object.entries(badAnswers))('reject %s (DOM-17, DOM-18)', async (_fault, { kind, answer }) => {
    const { origin, close } = await serve(answer);
    await expect(ask(serviceAt(origin))).rejects.toMatchObject({ name: 'NetworkFault', kind });
    await close();
  });

  it.each([
    ['{"success":false,"response":[]}', 'Unreadable answer'],
    ['{"success":"0","response":[],"error":"Registry closed"}', 'Registry closed'],
    ['{"success":false,"data":{"message":"Wait a minute"}}', 'Wait a minute'],
    ['{"response":[]}', 'Unreadable answer'],
    ['{"success":true}', 'Unreadable answer'],
    ['{"success":true,"response":"okafor.com"}', 'Unreadable answer'],
  ])('reject %s with %s (DOM-17, DOM-18)', async (answer, message) => {
    await expect(ask(answering(answer).service)).rejects.toMatchObject({ kind: 'unreadable', message });
  });

  it('wait 20 seconds', async () => {
    vi.useFakeTimers();
    const fault = vi.fn();
    ask(serviceAt(page, silentFetch)).catch(fault);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(fault).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fault.mock.calls).toMatchObject([[{ kind: 'timeout' }]]);
    vi.useRealTimers();
  });
});

it('details are waited for as long as the caller says', async () => {
  vi.useFakeTimers();
  const fault = vi.fn();
  serviceAt(page, silentFetch).details(['okafor.com'], undefined, 10_000).catch(fault);
  await vi.advanceTimersByTimeAsync(9999);
  expect(fault).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fault.mock.calls).toMatchObject([[{ kind: 'timeout' }]]);
  vi.useRealTimers();
});
