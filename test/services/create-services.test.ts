import '../setup/order-services';
import { describe, expect, it, vi } from 'vitest';
import { withDefaults } from '../../src/kernel/page-config/defaults';
import { createServices } from '../../src/services/create-services';
import { pageAt } from './support';

const config = withDefaults({
  formType: 'ContactForm',
  website: 'demo',
  endpoints: {
    marketing: 'https://api.example/v1/',
    ajax: '/ajax',
    tokenizer: 'https://cards.example',
    vehicles: 'https://vin.example/api',
    postal: 'https://post.example/',
    captcha: 'https://captcha.example/api.js',
  },
});

function recordingPage() {
  const answer = '{"result": [], "success": true}';
  const fetch = vi.fn((_address: URL) => Promise.resolve(new Response(answer)));
  const window = Object.assign(pageAt('https://site.example/order/', '', fetch as unknown as typeof globalThis.fetch), {
    console,
    crypto: globalThis.crypto,
  });
  return { window, requested: () => fetch.mock.calls.map(([address]) => String(address)) };
}

describe('the services of a page', () => {
  it('have four clients, each with its own root (NET-05)', async () => {
    const { window, requested } = recordingPage();
    const { request } = createServices(config, { window });
    for (const service of ['marketing', 'ajax', 'vehicles', 'postal'] as const) await request({ service, path: '' });
    expect(requested()).toEqual([
      'https://api.example/v1/',
      'https://site.example/ajax',
      'https://vin.example/api',
      'https://post.example/',
    ]);
  });

  it.each([
    'registered_agent_products',
    'simple_products',
    'filing_products',
    'subscription_bundles',
    'coupons',
    'virtual_phones',
    'vehicle_organizational_plates',
  ])('ask for %s below the marketing root (NET-07)', async (path) => {
    const { window, requested } = recordingPage();
    await createServices(config, { window }).request({ service: 'marketing', path });
    expect(requested()).toEqual([`https://api.example/v1/${path}`]);
  });

  it('post a repeat to the address of the first try, though the page has another by now (SUBM-57)', async () => {
    const { window, requested } = recordingPage();
    const { formPost } = createServices(config, { window });
    const fields = { idempotency_key: 'key-1' };
    const post = (given: typeof fields) => formPost.post('process_signup', given).catch(() => undefined);
    await post(fields);
    Object.assign(window, { location: new URL('https://site.example/other/') });
    await post(fields);
    await post({ ...fields });
    expect(requested()).toEqual(['https://site.example/order/', 'https://site.example/order/', 'https://site.example/other/']);
  });

  it('post to the address that the page was loaded from where searches are in the address (DOM-17, DOM-45)', async () => {
    const { window, requested } = recordingPage();
    const services = createServices({ ...config, domains: { ...config.domains, routing: true } }, { window });
    Object.assign(window, { location: new URL('https://site.example/order/example.com') });
    await services.formPost.post('process_signup', {});
    await services.domains.details(['example.com']).catch(() => undefined);
    expect(requested()).toEqual(['https://site.example/order/', 'https://site.example/order/']);
  });

  it('ask for extensions at the ajax root, and for domains at the page (DOM-10, DOM-11, DOM-17, DOM-18)', async () => {
    const { window, requested } = recordingPage();
    const { domains } = createServices(config, { window });
    await domains.availableTLDs();
    await domains.heroTLDs();
    await domains.suggestions('okafor', { showUnavailable: true, maxLength: 63, TLDs: [] }).catch(() => undefined);
    await domains.details(['okafor.com']).catch(() => undefined);
    const [ajax, page] = ['https://site.example/ajax', 'https://site.example/order/'];
    expect(requested()).toEqual([ajax, ajax, page, page]);
  });

  it('load products from the marketing root, and post to the page whatever the ajax root (NET-07, SUBM-07)', async () => {
    const { window, requested } = recordingPage();
    const services = createServices(config, { window });
    await services.catalogue.load({ list: 'registered_agent_products' });
    await services.catalogue.load({ list: 'simple_products' });
    await services.catalogue.load({ list: 'filing_products', jurisdiction: 'WY' });
    await services.catalogue.load({ list: 'subscription_bundles' });
    await services.catalogue.load({ list: 'coupons' });
    await services.formPost.post('process_contact', {});
    expect(requested()).toEqual([
      'https://api.example/v1/registered_agent_products?website_id=demo',
      'https://api.example/v1/simple_products?website_id=demo',
      'https://api.example/v1/filing_products?website_id=demo&state_abbreviation=WY',
      'https://api.example/v1/subscription_bundles?website_id=demo',
      'https://api.example/v1/coupons?website_id=demo',
      'https://site.example/order/',
    ]);
  });

  it('give out keys, random bytes and cookies', () => {
    const { window } = recordingPage();
    Object.assign(window, { document: { cookie: 'chatEngaged=1' } });
    const services = createServices(config, { window });
    expect(services.newKey()).not.toBe(services.newKey());
    const bytes = services.randomBytes(1000);
    expect(bytes).toHaveLength(1000);
    expect(new Set(bytes).size).toBeGreaterThan(100);
    expect(services.randomBytes(1000)).not.toEqual(bytes);
    expect(services.readCookie('chatEngaged')).toBe('1');
    expect(services.readCookie('other')).toBeUndefined();
  });
});
