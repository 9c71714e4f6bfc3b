import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { databases } from '../support/databases';
import { openShop, type TestShop } from './open-shop';
import { send, smallOrder, type SentPost } from './send-post';

const contact = (more: SentPost = {}): SentPost => ({
  path: '/contact',
  action: 'process_contact',
  formType: 'ContactForm',
  data: { first_name: 'Ada', message: 'Hello' },
  ...more,
});

async function tokenOf(host: TestShop) {
  const answer = await host.fetch(new Request('http://shop.example/nonce'));
  const { nonce } = (await answer.json()) as { nonce: string };
  return { answer, nonce };
}

const withToken = (nonce: string, cookie = nonce) => ({ 'X-XSRF-TOKEN': nonce, Cookie: `a=b; XSRF-TOKEN=${cookie}` });

describe.each(databases)('who may post, on %s', (_name, make) => {
  it('is told by the browser: another site may not', async () => {
    const host = await openShop(make);
    const status = async (headers: Record<string, string>) => (await send(host, contact({ headers }))).status;
    expect(await status({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    expect(await status({ 'Sec-Fetch-Site': 'same-site' })).toBe(403);
    expect(await status({ Origin: 'https://evil.example' })).toBe(403);
    expect(await status({ Origin: 'null' })).toBe(403);
    expect(await status({ Origin: 'http://shop.example.evil.example' })).toBe(403);
    const other = await send(host, contact({ headers: { Origin: 'https://shop.example:8443' } }));
    expect(other.body).toEqual({ error: 'This form can only be sent from its own site.', code: 'other_origin' });
    expect(await host.orders()).toEqual([]);
    const own: Record<string, string>[] = [{ 'Sec-Fetch-Site': 'same-origin' }, { Origin: 'http://shop.example' }, {}];
    for (const headers of own) expect(await status(headers)).toBe(200);
  });

  it('brings a token that is fresh, ours and its own, or none', async () => {
    const host = await openShop(make);
    const { answer, nonce } = await tokenOf(host);
    expect([answer.headers.get('cache-control'), answer.headers.get('set-cookie')]).toEqual([
      'no-store, private',
      `XSRF-TOKEN=${nonce}; Path=/; Max-Age=86400; SameSite=Lax`,
    ]);
    const status = async (headers: Record<string, string>) => (await send(host, contact({ headers }))).status;
    expect(await status(withToken(nonce))).toBe(200);
    expect(await status({ 'X-XSRF-TOKEN': 'of-another-program' })).toBe(200);
    expect(await status(withToken(nonce, ''))).toBe(403);
    const [made, random, hash] = nonce.split('-') as [string, string, string];
    expect(await status(withToken(`${Number(made) + 1}-${random}-${hash}`))).toBe(403);
    expect(await status(withToken(`${made}-${random}-${hash.slice(1)}0`))).toBe(403);
    host.pass(86_400_000);
    const stale = await send(host, contact({ headers: withToken(nonce) }));
    expect([stale.status, stale.body]).toEqual([
      403,
      {
        error: 'This page has been open for a long time. Please press the button once more.',
        code: 'bad_nonce',
        nonce: expect.any(String),
      },
    ]);
    expect(stale.headers.get('set-cookie')).toContain(`XSRF-TOKEN=${stale.body.nonce};`);
    expect(await status(withToken(stale.body.nonce))).toBe(200);
    const strict = await openShop(make, { publicUrl: 'https://shop.example', limits: { requireToken: true, trap: false } });
    expect((await send(strict, contact())).body.code).toBe('bad_nonce');
    expect((await tokenOf(strict)).answer.headers.get('set-cookie')).toContain('; Secure');
  });

  it('is no robot: a field that nobody sees, time and browser tell', async () => {
    const host = await openShop(make, { publicUrl: 'https://shop.example' });
    const browser = { 'Sec-Fetch-Site': 'same-origin' };
    const refusal = async (post: SentPost) => {
      const { status, body } = await send(host, contact(post));
      return [status, body.code, body.error];
    };
    const filled = [403, 'robot', 'A field of this page that must stay empty was filled in. Please reload the page and try again.'];
    expect(await refusal({ headers: browser, fields: { charterform_url: 'https://spam.example' } })).toEqual(filled);
    expect(await refusal({ headers: { ...browser, Cookie: 'charterform_url=1' } })).toEqual(filled);
    expect(await refusal({})).toEqual([403, 'robot', 'Forms of this site can only be sent by a browser.']);
    const { nonce } = await tokenOf(host);
    const headers = { ...browser, ...withToken(nonce) };
    expect(await refusal({ headers })).toEqual([
      403,
      'robot',
      'That was very fast. Please wait three seconds, then press the button once more.',
    ]);
    host.pass(3100);
    expect((await refusal({ headers }))[0]).toBe(200);
    expect((await refusal({ headers: browser }))[0]).toBe(200);
    // A lookup is asked by the form itself.
    expect((await send(host, { path: '/ajax', action: 'get_domain_hero_tlds', headers: {} })).status).toBe(200);
  });

  it('posts only so often in an hour; a repeat under its key is free', async () => {
    const host = await openShop(make, { trustProxy: true, limits: { postsPerHour: 2 } });
    const from = (address: string, post: SentPost = {}) =>
      send(host, contact({ headers: { 'X-Forwarded-For': `9.9.9.9, ${address}` }, ...post }));
    const key = 'a-key-of-an-order';
    expect((await from('10.0.0.1', { key })).status).toBe(200);
    expect((await from('10.0.0.1')).status).toBe(200);
    const refused = await from('10.0.0.1');
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many']);
    expect(refused.body.error).toMatch(/^Too many attempts from your address\. Please try again in \d+ minutes?\.$/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await from('10.0.0.1', { key })).status).toBe(200);
    expect((await from('::ffff:10.0.0.1')).status).toBe(429);
    expect((await from('10.0.0.2')).status).toBe(200);
    // Of version 6 a visitor has a whole network.
    for (const rest of [':1', '2:3:4:5']) expect((await from(`2001:db8:0:7:${rest}`)).status).toBe(200);
    expect((await from('2001:0DB8::7:0:0:0:9')).status).toBe(429);
    expect((await from('2001:db8:0:8::1')).status).toBe(200);
    host.pass(3_600_000);
    expect((await from('10.0.0.1')).status).toBe(200);
    const stored = JSON.stringify(await host.shop.db.selectFrom('hits').selectAll().execute());
    expect(stored).not.toMatch(/10\.0\.0|2001/);
  });

  it('reads refusals in the language of the page', async () => {
    const host = await openShop(make);
    const { body } = await send(host, contact({ path: '/contacto', headers: { 'Sec-Fetch-Site': 'cross-site' } }));
    expect(body.error).toBe('Este formulario solo se puede enviar desde su propio sitio.');
  });
});

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** A provider of captchas that takes each token once. */
async function captchaService(answer: (token: string) => string) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const fields = new URLSearchParams(body);
      asked.push(`${fields.get('secret')} ${fields.get('response')}`);
      response.end(answer(String(fields.get('response'))));
    });
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return { api: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked };
}

describe.each(databases)('captchas on %s', (_name, make) => {
  it('are verified once for each token, are used up by what they let in, and a broken provider lets nobody in', async () => {
    const { api, asked } = await captchaService((token) =>
      token === 'html' ? '<html>' : JSON.stringify({ success: token.startsWith('good') }),
    );
    const host = await openShop(make, { captcha: { provider: 'hcaptcha', secret: 'sh', siteKey: 'x', api } });
    const refused = [200, { error: 'The captcha could not be verified. Please check the box again.', code: 'captcha' }];
    const solved = async (captchaResponse: string, more: SentPost = {}) => {
      const { status, body } = await send(host, contact({ fields: { captchaResponse }, ...more }));
      return [status, body];
    };
    for (const token of ['', 'bad', 'html', 'x'.repeat(20_000)]) expect(await solved(token)).toEqual(refused);
    expect(await solved('good-1')).toEqual([200, { success: true }]);
    expect(asked).toEqual(['sh bad', 'sh html', 'sh good-1']);
    // An order asks for none.
    expect((await send(host, { data: smallOrder() })).status).toBe(200);
    expect(asked).toHaveLength(3);
    const verify = (captchaResponse: string) =>
      send(host, { path: '/account', action: 'process_captcha', formType: 'FreeAccountForm', fields: { captchaResponse } });
    expect((await verify('good-2')).body).toEqual({ success: true });
    expect((await verify('good-2')).body).toEqual({ success: true });
    expect(asked).toHaveLength(4);
    host.pass(601_000);
    expect((await verify('bad')).body.code).toBe('captcha');
    const dead = await openShop(make, { captcha: { provider: 'hcaptcha', secret: 'sh', siteKey: 'x', api: 'http://127.0.0.1:1/' } });
    expect((await send(dead, contact({ fields: { captchaResponse: 'good' } }))).body.code).toBe('captcha');
    expect(dead.lines.join()).not.toContain('good');
  });
});
