import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signup, startHost, wholeCatalogue, type RunningHost } from './start-host';

let host: RunningHost;
beforeAll(async () => {
  const pages = {
    'pages/names.json': { formType: 'RASignupForm', domains: { routing: true } },
    'pages/domains.json': { formType: 'DomainForm', pageID: 'domains' },
  };
  host = await startHost(pages, wholeCatalogue);
});
afterAll(() => host.stop());

const page = '/forms/FormABusinessForm';

/** A reply, of which each test knows the shape. */
async function ask(action: string, fields: Record<string, string> = {}, address = page) {
  const formType = address.startsWith('/pages/names') ? 'RASignupForm' : 'FormABusinessForm';
  return JSON.parse(await (await host.post(address, { action, formType, ...fields })).text());
}

const detailsOf = (domains: unknown, address = page) =>
  ask('get_domain_details', { domains: typeof domains === 'string' ? domains : JSON.stringify(domains) }, address);

const suggestions = async (searchTerm: string, settings = {}): Promise<string[]> => {
  const { success, response } = await ask('get_domain_suggestions', {
    searchTerm,
    showUnavailable: 'true',
    maxLength: '63',
    TLDs: '[]',
    ...settings,
  });
  expect(success).toBe(true);
  return response.map(({ domain }: { domain: string }) => domain);
};

describe('domains on the demo host', () => {
  it('have their extensions, also at the ajax endpoint (DOM-10, DOM-11)', async () => {
    for (const address of [page, '/ajax']) {
      expect(await ask('get_available_domain_tlds', {}, address)).toEqual(
        ['.com', '.net', '.org', '.io', '.co', '.us', '.biz', '.info', '.xyz'].map((tld) => ({ tld })),
      );
      expect(await ask('get_domain_hero_tlds', {}, address)).toEqual([
        { tld: '.com', price: '20.00' },
        { tld: '.net', price: '18.00' },
        { tld: '.org', price: '16.00' },
        { tld: '.io', price: '49.00' },
      ]);
    }
  });

  it('have price and availability by their extension and what their name contains (DOM-18, DOM-32)', async () => {
    const plain = { premium: false, thirdParty: false };
    const available = { ...plain, available: true, status: 'available' };
    const [create, renew] = [{ amount: '20.00' }, { amount: '22.00' }];
    const names = [
      'Okafor.com',
      'okafor-taken.com',
      'premium-okafor.com',
      'owned.io',
      'unpriced.com',
      'okafor.xyz',
      'taken.xyz',
      'okafor.co.uk',
      'okafor',
    ];
    expect(await detailsOf(names)).toEqual({
      success: true,
      response: [
        { domain: 'okafor.com', ...available, create, renew },
        { domain: 'okafor-taken.com', ...plain, available: false, status: 'taken' },
        { domain: 'premium-okafor.com', ...available, premium: true, create: { amount: '2450.00' }, renew: { amount: '49.00' } },
        { domain: 'owned.io', ...available, thirdParty: true, purchase: { amount: '1200.00' }, renew: { amount: '55.00' } },
        { domain: 'unpriced.com', ...available, create: { amount: 'call us' }, renew },
        ...['okafor.xyz', 'taken.xyz', 'okafor.co.uk', 'okafor'].map((domain) => ({
          domain,
          ...plain,
          available: false,
          status: 'unsupported',
        })),
      ],
    });
  });

  it('are not answered more than 20 at a time, nor what is no list (DOM-18)', async () => {
    const names = Array.from({ length: 21 }, (_, index) => `a${index}.com`);
    expect((await detailsOf(names.slice(1))).response).toHaveLength(20);
    for (const domains of [names, '{', 'null', '"a.com"'])
      expect(await detailsOf(domains)).toEqual({ success: false, error: expect.any(String) });
  });

  it('are suggested for any term, each once, with how they were found (DOM-17, DOM-32)', async () => {
    const { response } = await ask('get_domain_suggestions', { searchTerm: 'Okafor.com' });
    expect(response).toHaveLength(36);
    expect(new Set(response.map(({ domain }: { domain: string }) => domain)).size).toBe(36);
    expect(response[0]).toEqual({ domain: 'get-okafor.com', sldSuggestionType: 'variant', tldRankingType: 'popular' });
    expect(response).toContainEqual({ domain: 'okafor.info', sldSuggestionType: 'input', tldRankingType: 'other' });
    expect(await suggestions('')).toEqual([]);
    expect(await suggestions('.com')).toEqual([]);
  });

  it('are suggested as the settings of the search say (DOM-17)', async () => {
    expect(await suggestions('okafor', { TLDs: '[".us",".biz"]' })).toEqual(['okafor.us', 'okafor.biz']);
    expect(await suggestions('okafor', { maxLength: '6', TLDs: '{' })).toHaveLength(9);
    const available = await suggestions('okafor', { showUnavailable: 'false' });
    expect(available.filter((domain) => /taken|xyz/.test(domain))).toEqual([]);
    expect(available).toHaveLength(32);
  });

  it('are plenty for a term that says so', async () => {
    const names = await suggestions('plenty');
    expect([names.length, new Set(names).size]).toEqual([500, 500]);
  });

  it('are no orders, and are explained on the first page', async () => {
    const { orders, requests } = await host.read('/received');
    expect([orders, requests.at(-1).action]).toEqual([[], 'get_domain_suggestions']);
    const text: string = await host.read('/');
    expect(text).toContain('<dt><code>.io</code></dt><dd>49.00 for the first year, 55.00 for each further year</dd>');
    expect(text).toContain('<dt><code>*owned*</code></dt><dd>a third party sells it, 1200.00 to its owner</dd>');
  });

  it('are named with their years where an order holds them (SUBM-41)', async () => {
    const signupData = readFileSync('fixtures/orders/domain-two-of-three/payload.json', 'utf8');
    const fields = { ...signup('with-domains'), formType: 'DomainForm', accepted_total: '129700', signupData };
    expect(await (await host.post('/pages/domains', fields)).json()).toHaveProperty('result');
    const received = await (await fetch(`${host.url}/received`, { headers: { accept: 'text/html' } })).text();
    expect(received).toContain(
      '<code>40011</code><ul><li><code>okafor-lindqvist.com</code>, 2 years</li><li><code>owned-orchard.io</code>, 2 years</li></ul></li>',
    );
  });

  it('are searched at addresses below the page where it says so, and nowhere else (DOM-45)', async () => {
    expect(await host.read('/pages/names/okafor.com')).toContain('charterformConfig');
    expect((await detailsOf(['okafor.com'], '/pages/names/okafor.com')).success).toBe(true);
    expect((await fetch(`${host.url}${page}/okafor.com`)).status).toBe(404);
    expect((await host.post(`${page}/okafor.com`, { action: 'get_domain_details' })).status).toBe(404);
  });
});

describe('what goes wrong with domains', () => {
  /** The address of a page in a scenario, as the browser has it after the page has loaded. */
  const visit = async (scenario: string) => {
    const { url } = await fetch(`${host.url}${page}?scenario=${scenario}`);
    return url.slice(host.url.length);
  };

  it('domain-gone: takes what is the first to be asked about again on a visit, also after a reload', async () => {
    const [one, other] = [await visit('domain-gone'), await visit('domain-gone')];
    const statuses = async (address: string) =>
      (await detailsOf(['okafor.com', 'owned.com'], address)).response.map(({ status }: { status: string }) => status);
    expect(await statuses(one)).toEqual(['available', 'available']);
    expect((await fetch(host.url + one)).url).toBe(host.url + one);
    expect(await statuses(one)).toEqual(['taken', 'taken']);
    for (const _ of ['first', 'again']) expect((await detailsOf(['other.com'], one)).response).toMatchObject([{ available: true }]);
    expect(await statuses(one)).toEqual(['taken', 'taken']);
    expect(await statuses(other)).toEqual(['available', 'available']);
  });

  it('domain-dearer: asks $5 more for what is asked about again, and nothing for what is not sold', async () => {
    const address = await visit('domain-dearer');
    const names = ['okafor.com', 'owned.com', 'taken.com', 'unpriced.com'];
    await detailsOf(names, address);
    const amount = (dollars: string) => ({ amount: dollars });
    expect((await detailsOf(names, address)).response).toMatchObject([
      { available: true, create: amount('25.00'), renew: amount('27.00') },
      { available: true, purchase: amount('1205.00'), renew: amount('27.00') },
      { available: false },
      { create: amount('call us'), renew: amount('27.00') },
    ]);
  });

  it('details-fail: every question for details is answered with status 500, no other', async () => {
    const address = `${page}?scenario=details-fail`;
    const status = async (action: string) =>
      (await host.post(address, { action, formType: 'FormABusinessForm', domains: '["okafor.com"]', searchTerm: 'okafor' })).status;
    expect([await status('get_domain_details'), await status('get_domain_details'), await status('get_domain_suggestions')]).toEqual([
      500, 500, 200,
    ]);
  });

  it('no-tlds: both lists of extensions are empty (DOM-10, DOM-11)', async () => {
    for (const action of ['get_available_domain_tlds', 'get_domain_hero_tlds'])
      expect(await ask(action, {}, `${page}?scenario=no-tlds`)).toEqual([]);
  });

  it('slow-domains: answers three seconds late', async () => {
    const start = performance.now();
    await detailsOf(['okafor.com'], `${page}?scenario=slow-domains`);
    expect(performance.now() - start).toBeGreaterThan(2900);
  });
});
