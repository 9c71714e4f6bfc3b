import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagesOf, type Page } from '../../../host/pages/pages.mjs';
import { databases } from '../support/databases';
import { configIn } from '../support/printed-config';
import { startShop } from '../support/start-shop';

const pages: Page[] = [
  { path: '/order', title: 'Form <your> company', intro: 'Ten minutes & no more.', config: { formType: 'FormABusinessForm' } },
  { path: '/contacto', title: 'Contáctenos', config: { formType: 'ContactForm', locale: 'es-MX', theme: 'dark', website: '</script><b>' } },
  { path: '/domains', title: 'Domains', config: { formType: 'DomainForm', domains: { routing: true } } },
  {
    path: '/own-steps',
    title: 'Steps',
    config: { formType: 'ContactForm', steps: [{ key: 'write', sections: [{ modules: [{ id: 'Message' }] }] }] },
  },
  { path: '/tracked', title: 'Tracked', allow: ['https://t.example'], config: { formType: 'ContactForm' } },
];

const [, make] = databases[0]!;
let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  shop = await startShop(make, { publicUrl: 'https://shop.example/form', shopName: 'Peak & Co' }, { pages: pagesOf(pages) });
});
afterAll(() => shop.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  shop.fetch(new Request(`http://127.0.0.1:3000${path}`, { headers: { ...headers } }));

describe('the page of a form', () => {
  it('has the first step, one script with the page config, and a policy with its nonce (HOST-01, HOST-04)', async () => {
    const response = await get('/order');
    const body = await response.text();
    expect(response.status).toBe(200);
    expect(body).toContain('<title>Form &lt;your&gt; company · Peak &amp; Co</title>');
    expect(body.match(/<h1>/g)).toHaveLength(1);
    expect(body).toMatch(/<div id="charterform" class="charterform"><form data-printed="/);
    const policy = response.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(nonce).toMatch(/^[\w+/]{24}$/);
    const scripts = body.match(/<script[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.every((script) => script.includes(`nonce="${nonce}"`))).toBe(true);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types charterform");
    const config = configIn(body);
    expect(config).toMatchObject({
      formType: 'FormABusinessForm',
      pageID: 'order',
      endpoints: { marketing: '/form/catalogue', ajax: '/form/ajax' },
      flags: { idempotentPosts: true },
    });
    expect((await get('/order')).headers.get('content-security-policy')).not.toBe(policy);
  });

  it('is in the language and the theme of its form, and no value ends its script', async () => {
    const body = await (await get('/contacto')).text();
    expect(body).toContain('<html lang="es-MX" data-narrow data-theme="dark">');
    expect(body).toMatch(/locales\/charterform\.es\.js" nonce/);
    expect(body).toContain('Este formulario necesita JavaScript.');
    expect(body).not.toContain('</script><b>');
    expect(body.match(/<form data-printed/g)).toHaveLength(1);
  });

  it('answers for a search in its address, and tells the form where that is (DOM-45)', async () => {
    const response = await get('/domains/example.com');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('"basePath":"/form/domains"');
    expect((await get('/order/example.com')).status).toBe(404);
  });

  it('loads the light script where its form sells nothing and has the built steps, else the full one (HOST-09)', async () => {
    for (const [path, file] of [
      ['/order', 'charterform.umd.js'],
      ['/tracked', 'charterform.forms.umd.js'],
      ['/own-steps', 'charterform.umd.js'],
    ] as const) {
      const address = /src="([^"]*umd\.js)"/.exec(await (await get(path)).text())?.[1] ?? '';
      expect(address.slice(address.lastIndexOf('/') + 1), path).toBe(file);
      expect((await get(address.replace(/^\/form/, ''))).status).toBe(200);
    }
  });

  it('opens its policy to the origins that the page names, and to no others', async () => {
    const policy = (await get('/tracked')).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'nonce-[^']+' https:\/\/t\.example;/);
    expect(policy).not.toContain('trusted-types');
    expect((await get('/order')).headers.get('content-security-policy')).not.toContain('https:');
  });
});

describe('the site', () => {
  it('lists its pages, and has words for an address without one', async () => {
    const body = await (await get('/')).text();
    expect(body).toContain('<a href="/form/order">Form &lt;your&gt; company</a>');
    const lost = await get('/nowhere');
    expect(lost.status).toBe(404);
    expect(await lost.text()).toContain('There is no page at this address.');
    expect((await get('/%E0%A4%A')).status).toBe(404);
  });

  it('keeps files for a year, compressed, and says when one is unchanged', async () => {
    const [, edition = ''] = /assets\/([^/]+)\/site\.css/.exec(await (await get('/')).text()) ?? [];
    const address = `/assets/${edition}/charterform.umd.js`;
    const built = readFileSync('host/dist/charterform.umd.js');
    const plain = await get(address);
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(Buffer.from(await plain.arrayBuffer()).equals(built)).toBe(true);
    const brotli = await get(address, { 'Accept-Encoding': 'gzip, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).equals(built)).toBe(true);
    const gzip = await get(address, { 'Accept-Encoding': 'gzip' });
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).equals(built)).toBe(true);
    const again = await get(address, { 'Accept-Encoding': 'gzip, br', 'If-None-Match': brotli.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get(`/assets/${edition}/locales/charterform.es.js`)).status).toBe(200);
  });

  it('gives a page of an older version the files of this one, not to be kept', async () => {
    const old = await get('/assets/0.0.1-0000000000/charterform.payment.js');
    expect([old.status, old.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  });

  it.each(['charterform.html.js', 'charterform.check.mjs', 'forms.json', '..%2Fpackage.json', '../../package.json', 'constructor'])(
    'serves no file that pages do not load: %s',
    async (name) => {
      expect((await get(`/assets/x/${name}`)).status).toBe(404);
    },
  );
});
