import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { databases } from '../support/databases';
import { openShop } from './open-shop';
import { aLedger, formOf, send, sendBody, smallOrder } from './send-post';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const many = Array.from({ length: 2001 }, (_, index) => index);

/** The text of a multipart body with parts as they are. */
const multipart = (parts: readonly string[], boundary = 'frontier') =>
  `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\n`;
const field = (name: string, value: string) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
const asMultipart = { 'Content-Type': 'multipart/form-data; boundary=frontier' };

describe.each(databases)('hostile bodies on %s', (_name, make) => {
  it('are refused before anything is done with them, each in words', async () => {
    const host = await openShop(make);
    const bodies: [string, string, Record<string, string>][] = [
      ['no content type', 'action=process_signup', { 'Content-Type': 'application/x-www-form-urlencoded' }],
      ['JSON', '{"action":"process_signup"}', { 'Content-Type': 'application/json' }],
      ['no boundary', 'x', { 'Content-Type': 'multipart/form-data' }],
      ['an empty boundary', 'x', { 'Content-Type': 'multipart/form-data; boundary=' }],
      ['no part', '', asMultipart],
      ['no end', multipart([field('action', 'process_signup')]).slice(0, -6), asMultipart],
      ['no head', '--frontier\r\n\r\nx\r\n--frontier--\r\n', asMultipart],
      ['a head that never ends', `--frontier\r\nContent-Disposition: form-data; ${'x'.repeat(50_000)}`, asMultipart],
      ['another boundary', multipart([field('action', 'process_signup')], 'other'), asMultipart],
      ['10,000 parts', multipart(Array.from({ length: 10_000 }, (_, index) => field(`f${index}`, ''))), asMultipart],
      ['a field twice', multipart([field('action', 'process_signup'), field('action', 'process_contact')]), asMultipart],
      ['noise', String.fromCharCode(...Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256)), asMultipart],
    ];
    for (const [what, body, headers] of bodies) {
      const answer = await sendBody(host, body, headers);
      expect([what, answer.status]).toEqual([what, what === '10,000 parts' ? 413 : 400]);
      expect([what, answer.body.error]).toEqual([what, expect.stringMatching(/^[A-Z]/)]);
    }
    const bare = await host.fetch(new Request('http://shop.example/order', { method: 'POST' }));
    expect(bare.status).toBe(400);
    expect(await host.orders()).toEqual([]);
    expect(host.lines).toEqual([]);
  });

  it('of over 256 kB, 2,000 values or 20 levels are refused, for every form', async () => {
    const host = await openShop(make);
    const refused = async (data: unknown, status: number) => {
      expect((await send(host, { data })).status).toBe(status);
    };
    await refused({ a: 'x'.repeat(262_144) }, 413);
    await refused({ ...smallOrder(), a: many }, 400);
    await refused({ ...smallOrder(), a: many.map(() => []) }, 400);
    await refused(`{"name":"Ada","a":[${'0,'.repeat(100_000)}0]}`, 400);
    await refused(`{"name":"Ada","a":${nested(20)}}`, 400);
    await refused(`{"name":"Ada","a":${nested(60_000)}}`, 400);
    await refused(`{"name":"Ada","a":${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}}`, 400);
    await refused('{"name":"Ada","__proto__":{"isAdmin":true}}', 400);
    await refused('{"name":"Ada","a":[{"__proto__":1}]}', 400);
    await refused('{"name":"Ada","a":1e400}', 400);
    await refused('{"name":"Ada","a":41111111111111111111}', 400);
    await refused('[{"name":"Ada"}]', 400);
    await refused('"Ada"', 400);
    await refused('{"name":', 400);
    await refused({}, 400);
    const junk = await send(host, { data: smallOrder(), fields: { junk: 'x'.repeat(262_144) } });
    expect([junk.status, junk.body]).toEqual([
      413,
      {
        error: 'What you entered is too long. This form takes at most 256 KB of text. Please shorten it and send it again.',
        code: 'too_large',
      },
    ]);
    expect((await send(host, { data: smallOrder(), fields: { ['n'.repeat(262_144)]: '' } })).status).toBe(413);
    expect(await host.orders()).toEqual([]);
    // At the limits.
    expect((await send(host, { data: smallOrder({ a: many.slice(0, 1990), b: JSON.parse(nested(19)) }) })).status).toBe(200);
    expect(await host.orders()).toHaveLength(1);
  });

  it('with signs that no database can hold are stored without them', async () => {
    const host = await openShop(make);
    const data = {
      ...smallOrder({ contact: { first_name: 'A\u0000da', last_name: 'Oka\ud800for' } }),
      'a\u0000\udc00': ['\u0000', '\u0007x', '😀'],
    };
    const answer = await send(host, { data, fields: { pageID: '\u0000' } });
    expect([answer.status, answer.body.result?.invoice_numbers]).toEqual([200, ['100001']]);
    const [order] = await host.shop.db.selectFrom('orders').selectAll().execute();
    expect(order).toMatchObject({ customer: 'Ada Okafor', formType: 'FormABusinessForm' });
    expect(JSON.parse(order!.payload).a).toEqual(['', 'x', '😀']);
    for (const [name, value] of [
      ['action', 'process\u0000signup'],
      ['formType', 'Form\u0000'],
      ['idempotency_key', 'key\u0000key\u0000key'],
    ] as const) {
      const refusal = await send(host, { data: smallOrder(), fields: { [name]: value } });
      expect([name, refusal.status]).toEqual([name, name === 'formType' ? 403 : 400]);
    }
  });

  it('that lie about their length are cut off', async () => {
    const host = await openShop(make);
    let read = 0;
    const endless = new ReadableStream({
      pull(controller) {
        read += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(120));
      },
    });
    const request = new Request('http://shop.example/order', {
      method: 'POST',
      body: endless,
      headers: asMultipart,
      duplex: 'half',
    } as RequestInit);
    expect((await host.fetch(request)).status).toBe(413);
    expect(read).toBeLessThan(1_000_000);
    const unread = await sendBody(host, 'x', { ...asMultipart, 'Content-Length': '99999999999' });
    expect(unread.status).toBe(413);
  });

  it('with files in place of fields, or where a form sends none, are refused', async () => {
    const host = await openShop(make);
    const form = formOf({ data: smallOrder() });
    form.set('signupData', new File([JSON.stringify(smallOrder())], 'order.json'));
    expect((await sendBody(host, form)).body).toEqual({ error: 'This page takes no files', code: 'bad_post' });
    const other = formOf({ data: smallOrder(), files: { resume: new File(['%PDF-'], 'resume.pdf') } });
    expect((await sendBody(host, other)).status).toBe(400);
    expect(await host.orders()).toEqual([]);
  });

  it('name an action, a form of the page, and a key', async () => {
    const host = await openShop(make);
    const refusals = [
      [{ action: 'delete_orders' }, 400, 'no_action'],
      [{ action: '' }, 400, 'no_action'],
      [{ action: 'constructor' }, 400, 'no_action'],
      [{ formType: 'ContactForm', action: 'process_contact' }, 403, 'no_form'],
      [{ formType: 'constructor' }, 403, 'no_form'],
      [{ action: 'process_contact' }, 403, 'no_form'],
      [{ key: '' }, 400, 'bad_post'],
      [{ key: 'short' }, 400, 'bad_post'],
      [{ key: `${randomUUID()}'; drop table orders` }, 400, 'bad_post'],
      [{ data: undefined }, 400, 'bad_post'],
    ] as const;
    for (const [post, status, code] of refusals) {
      const answer = await send(host, { data: smallOrder(), ...post });
      expect([post, answer.status, answer.body.code]).toEqual([post, status, code]);
    }
    expect((await send(host, { path: '/nowhere', data: smallOrder() })).status).toBe(404);
    expect(await host.orders()).toEqual([]);
  });

  it('never turn a broken ledger into a price of less than nothing', async () => {
    const host = await openShop(make);
    const odd = ['{"cents":1}', 'x', '[{"cents":"4900"}]', JSON.stringify(aLedger(-4900)), JSON.stringify(aLedger(0.5)), nested(3000)];
    for (const ledger of odd) {
      const { status } = await send(host, { data: smallOrder(), fields: { ledger } });
      expect([ledger.slice(0, 20), status]).toEqual([ledger.slice(0, 20), 200]);
    }
    expect((await host.orders()).every(({ total }) => total === null || total >= 0)).toBe(true);
  });
});
