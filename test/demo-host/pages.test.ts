import { rmSync } from 'node:fs';
import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scenarios } from '../../demo-host/scenarios.mjs';
import { languages } from '../../src/kernel/text/language';
import { startHost, writeFiles, type RunningHost } from './start-host';

let host: RunningHost;
beforeAll(async () => {
  host = await startHost({
    'pages/own-tokenizer.json': { formType: 'ContactForm', endpoints: { tokenizer: 'https://cards.example' } },
    'pages/names.json': { formType: 'RASignupForm', steps: [{ key: 'a', title: 'A', sections: [{ modules: [{ id: 'DomainSearch' }] }] }] },
  });
});
afterAll(() => host.stop());

/** The page config as the browser would read it from a host page. */
async function configOf(path: string) {
  const text: string = await host.read(path);
  return JSON.parse(/window\.charterformConfig = (.*);<\/script>/.exec(text)?.[1] ?? 'null');
}

describe('the list of forms and scenarios', () => {
  it('links every built form and every page, each in the scenarios that mean something on it', async () => {
    const text: string = await host.read('/');
    const ofOrders = ['paid', 'failing-catalogue', 'declined-card', 'dead-tokenizer', 'payment-failed', 'price-changed', 'not-sold'];
    const ofDomains = ['slow-domains', 'domain-gone', 'domain-dearer', 'details-fail', 'no-tlds'];
    const ofStripe = scenarios.filter(({ payment, deadProvider }) => payment || deadProvider).map(({ name }) => name);
    const ofNames = scenarios.filter(({ names }) => names).map(({ name }) => name);
    const ofCoupons = scenarios.filter(({ coupons }) => coupons).map(({ name }) => name);
    const ofSuggestions = scenarios.filter(({ suggestions }) => suggestions).map(({ name }) => name);
    const ofQuotes = ['quotes-fail', 'slow-quotes', 'wrong-quotes', 'no-quotes', 'refused-quotes'];
    const ofSaves = scenarios.filter(({ saves }) => saves).map(({ name }) => name);
    const ofParts = ['parts-fail', 'slow-parts', 'wrong-parts', 'no-parts', 'expired-link'];
    const lacking = {
      '/forms/FormABusinessForm': ['blocked-captcha', 'price-minimum'],
      '/forms/ContactForm': [...ofOrders, 'price-minimum', ...ofDomains],
      '/pages/own-tokenizer': [...ofOrders, 'price-minimum', ...ofDomains],
      '/pages/ra-named-price': ['blocked-captcha', ...ofDomains],
      '/pages/names': ['blocked-captcha', 'price-minimum'],
    };
    for (const [page, names] of Object.entries(lacking)) {
      expect(text).toContain(`href="${page}"`);
      const linked = scenarios.map(({ name }) => name).filter((name) => text.includes(`href="${page}?scenario=${name}"`));
      expect([page, linked]).toEqual([
        page,
        scenarios
          .map(({ name }) => name)
          .filter(
            (name) =>
              ![...names, ...ofStripe, ...ofNames, ...ofCoupons, ...ofSuggestions, ...ofQuotes, ...ofSaves, ...ofParts].includes(name),
          ),
      ]);
    }
    for (const name of ofStripe) expect(text).toContain(`href="/pages/stripe-checkout?scenario=${name}"`);
    for (const name of ofNames) expect(text).toContain(`href="/pages/name-check?scenario=${name}"`);
    for (const name of ofCoupons) expect(text).toContain(`href="/pages/coupon?scenario=${name}"`);
    for (const name of ofSuggestions) expect(text).toContain(`href="/pages/address-suggestions?scenario=${name}"`);
    for (const name of ofQuotes) expect(text).toContain(`href="/pages/quote?scenario=${name}"`);
    for (const name of ofSaves) expect(text).toContain(`href="/pages/saved?scenario=${name}"`);
    for (const name of ofParts) expect(text).toContain(`href="/pages/co-owners?scenario=${name}"`);
    for (const { sentence } of scenarios) expect(text).toContain(sentence);
    expect(text).toContain('href="/received"');
  });

  it('links every form clean and filled up to each step, by the steps of the page', async () => {
    const text: string = await host.read('/');
    for (const start of ['fresh', 'fill=people', 'fill=payment', 'fill=end'])
      expect(text).toContain(`href="/forms/FormABusinessForm?${start}"`);
    expect(text).not.toContain('href="/forms/FormABusinessForm?fill=company"');
    expect(text).toContain('href="/forms/ContactForm?fill=end"');
    expect(text).toContain('href="/pages/optional-items?fill=payment"');
    expect(text).not.toContain('href="/pages/optional-items?fill=people"');
  });

  it('links the golden orders by their headings, and lists on when a file is torn', async () => {
    const own = await startHost({
      'orders/two/page-config.json': { formType: 'ContactForm' },
      'orders/two/README.md': '# Two & more\n\nWords.',
      'orders/plain-one/page-config.json': { formType: 'ContactForm' },
      'orders/answers-only/values.json': {},
      'orders/torn/page-config.json': '{',
      'pages/torn.json': '{',
    });
    const text: string = await own.read('/');
    expect(text).toContain('<a href="/orders/two?fresh">Two &#38; more</a>');
    expect(text).toContain('<a href="/orders/plain-one?fresh">Plain one</a>');
    expect(text).toContain('<summary>2 orders</summary>');
    expect(text).toContain('href="/pages/torn"');
    await own.stop();
  });

  it('links every page in every language that the form has', async () => {
    const text: string = await host.read('/');
    for (const language of languages) {
      expect(text).toContain(`href="/forms/FormABusinessForm?locale=${language}"`);
      expect(text).toContain(`href="/pages/contact?locale=${language}"`);
    }
  });

  it('counts what was received, one as one', async () => {
    expect(await host.read('/')).toContain('0 orders and 0 requests');
    const body = new FormData();
    body.append('action', 'process_contact');
    await fetch(`${host.url}/ajax`, { method: 'POST', body });
    expect(await host.read('/')).toContain('0 orders and 1 request<');
    await fetch(`${host.url}/received`, { method: 'DELETE' });
  });

  it('says how to build where nothing is built yet, and so does each page', async () => {
    const bare = await startHost();
    writeFiles(bare.distDir, { 'charterform.schema.json': '{}' });
    expect(await bare.read('/')).toContain('npm run build');
    rmSync(bare.distDir, { recursive: true });
    expect(await bare.read('/')).toContain('npm run build');
    const page = await fetch(`${bare.url}/pages/contact`);
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('npm run build');
    const script = await fetch(`${bare.url}/dist/charterform.umd.js`);
    expect([script.status, await script.text()]).toEqual([404, expect.stringContaining('npm run build')]);
    await bare.stop();
  });
});

describe('a host page', () => {
  it('holds the root, the bundle and a config with every endpoint filled in', async () => {
    const text: string = await host.read('/forms/FormABusinessForm');
    expect(text).toContain('<div id="charterform" class="charterform">');
    expect(text).toContain('<link rel="stylesheet" href="/dist/charterform.css">');
    expect(text).toContain('<script src="/dist/charterform.umd.js" defer></script>');
    expect(await host.read('/dist/charterform.umd.js')).toBe('/* bundle */');
    expect(await configOf('/forms/FormABusinessForm')).toEqual({
      formType: 'FormABusinessForm',
      pageID: 'FormABusinessForm',
      formFileName: 'form-a-business',
      website: 'demo',
      pluginVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      endpoints: {
        marketing: `${host.url}/api/`,
        ajax: `${host.url}/ajax`,
        tokenizer: host.tokenizer,
        vehicles: `${host.url}/vin`,
        plates: `${host.url}/plates`,
        postal: `${host.url}/postal`,
        captcha: `${host.url}/captcha.js`,
      },
      flags: { idempotentPosts: true },
    });
  });

  it('says how long an order takes, and nothing of the kind on the contact form', async () => {
    expect(await host.read('/forms/FormABusinessForm')).toContain('Takes about ten minutes. What you enter stays');
    for (const path of ['/forms/ContactForm', '/pages/contact']) {
      const text: string = await host.read(path);
      expect(text).toContain('<p>What you enter stays');
      expect(text).not.toContain('minutes');
    }
  });

  it('serves a page of the fixtures as it is, filling in only the endpoints and flags it leaves out', async () => {
    expect(await configOf('/pages/own-tokenizer')).toEqual({
      formType: 'ContactForm',
      endpoints: {
        marketing: `${host.url}/api/`,
        ajax: `${host.url}/ajax`,
        tokenizer: 'https://cards.example',
        vehicles: `${host.url}/vin`,
        plates: `${host.url}/plates`,
        postal: `${host.url}/postal`,
        captcha: `${host.url}/captcha.js`,
      },
      flags: { idempotentPosts: true },
    });
    expect(await configOf('/pages/contact')).toMatchObject({ redirects: { contactThankYou: '/thank-you?for=contact' } });
  });

  it('lays a page config named like a form type over the form page', async () => {
    writeFiles(host.fixturesDir, { 'pages/ContactForm.json': { website: 'other', flags: { x: true } } });
    expect(await configOf('/forms/ContactForm')).toMatchObject({
      formType: 'ContactForm',
      website: 'other',
      flags: { idempotentPosts: true, x: true },
      endpoints: { tokenizer: host.tokenizer },
    });
  });

  it('carries the scenario in the addresses of the catalogue, the page’s own endpoint and the tokenizer', async () => {
    for (const { name } of scenarios) {
      const { endpoints } = await configOf(`/forms/FormABusinessForm?scenario=${name}`);
      expect(endpoints.marketing).toBe(`${host.url}/api/scenario/${name}/`);
      expect(endpoints.ajax).toBe(`${host.url}/ajax?scenario=${name}`);
      expect(endpoints.tokenizer).toBe(`${host.tokenizer}/scenario/${name}`);
    }
  });

  it('names the tokenizer on the host that was asked', async () => {
    const text = await new Promise<string>((resolve) => {
      get(`${host.url}/forms/ContactForm`, { headers: { host: `localhost:${host.port}` } }, (answer) => {
        let body = '';
        answer.on('data', (chunk) => (body += chunk)).on('end', () => resolve(body));
      });
    });
    expect(text).toContain(`"marketing":"http://localhost:${host.port}/api/"`);
    expect(text).toContain(`"tokenizer":"http://localhost:${host.port + 1}"`);
  });

  it('takes theme and locale from the address', async () => {
    const config = await configOf('/pages/contact?theme=dark&locale=es');
    expect(config).toMatchObject({ theme: 'dark', locale: 'es' });
    expect(await host.read('/pages/contact?theme=dark')).toContain('data-theme="dark"');
    expect(await configOf('/pages/contact?theme=pink')).not.toHaveProperty('theme');
  });

  it('lets no value of the address or the config leave its place', async () => {
    writeFiles(host.fixturesDir, { 'pages/hostile.json': { formType: 'ContactForm', website: '</script><b id=out>' } });
    const attack = encodeURIComponent('</script><b id=out>');
    const text: string = await host.read(`/pages/hostile?locale=${attack}&theme=dark`);
    expect(text).not.toContain('<b id=out>');
    expect(await configOf(`/pages/hostile?locale=${attack}`)).toMatchObject({
      website: '</script><b id=out>',
      locale: '</script><b id=out>',
    });
    expect(await host.read(`/pages/${attack}`)).not.toContain('<b id=out>');
    expect(await host.read(`/pages/contact?scenario=${attack}`)).not.toContain('<b id=out>');
    expect(await host.read(`/welcome?account=${attack}`)).not.toContain('<b id=out>');
  });

  it('refuses unknown forms, pages and scenarios with a page that leads back', async () => {
    for (const path of [
      '/forms/LoginForm',
      '/pages/none',
      '/pages/..%2Freplies%2Fprocess_contact',
      '/pages/contact?scenario=none',
      '/nowhere',
    ]) {
      const answer = await fetch(host.url + path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).toContain('<a href="/">');
    }
  });

  it('names the file that is not JSON', async () => {
    writeFiles(host.fixturesDir, { 'pages/torn.json': '{"formType":' });
    const answer = await fetch(`${host.url}/pages/torn`);
    expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('torn.json is not valid JSON')]);
  });
});

describe('the gallery', () => {
  it('offers every theme and host stylesheet of its folders, light and dark, and both directions', async () => {
    writeFiles(host.distDir, { 'gallery/gallery.js': '' });
    const text: string = await host.read('/gallery?widget=ui/button&theme=editorial&dir=rtl&scheme=dark&host=normalize');
    expect(text).toContain('<html lang="en" dir="rtl" data-theme="dark">');
    for (const file of ['themes/editorial', 'hosts/normalize']) {
      expect(text).toContain(`<link rel="stylesheet" href="/gallery/${file}.css">`);
      expect((await fetch(`${host.url}/gallery/${file}.css`)).status).toBe(200);
    }
    for (const choice of ['theme=fintech', 'theme=friendly', 'host=loud', 'host=block-theme']) expect(text).toContain(choice);
    expect(await host.read('/')).toContain('href="/gallery"');
  });

  it('knows no other, and says how to build where it is not built', async () => {
    const text: string = await host.read('/gallery?theme=../../etc&host=%22%3E%3Cb%20id=out%3E');
    expect(text).not.toContain('<b id=out>');
    expect(text).not.toContain('/gallery/themes/..');
    rmSync(`${host.distDir}/gallery`, { recursive: true });
    const answer = await fetch(`${host.url}/gallery`);
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('npm run build')]);
  });
});

describe('landing pages', () => {
  it('welcome the customer and thank the visitor', async () => {
    expect(await host.read('/welcome?account=50001')).toContain('<dd>50001</dd>');
    expect(await host.read('/thank-you?for=contact')).toContain('Your message is with us.');
    expect(await host.read('/thank-you?for=constructor')).toContain('We have what you sent.');
  });
});
