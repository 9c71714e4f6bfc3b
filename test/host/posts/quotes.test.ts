import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pagesOf, type Page } from '../../../host/pages/pages.mjs';
import { saveMailWords, switchMail } from '../../../host/mails/mails.mjs';
import { runDue } from '../../../host/queue/queue.mjs';
import { readMail } from '../mails/read-mail';
import { databases, type TestDatabase } from '../support/databases';
import { goldenLists } from './golden';
import { openShop, pages } from './open-shop';
import { aLedger, goldenOrder, send, type SentPost } from './send-post';

const day = 86_400_000;
const quotePage = (path: string, quote: object, more: object = {}): Page => ({
  path,
  title: 'Order',
  config: { formType: 'FormABusinessForm', website: 'demo', quote, ...more },
  lists: async () => goldenLists,
});

const open = (make: () => Promise<TestDatabase>, settings: Parameters<typeof openShop>[1] = {}) =>
  openShop(
    make,
    { ...settings, limits: { quotesPerHour: 0, ...settings.limits } },
    {
      pages: pagesOf([
        ...pages,
        quotePage('/quote', { email: true }),
        quotePage('/presupuesto', { email: true, days: 45 }, { locale: 'es-US' }),
        quotePage('/odd', { email: true, days: 'forever' }),
        quotePage('/off', { print: true }),
        {
          path: '/far',
          title: 'Order',
          config: { formType: 'FormABusinessForm', quote: { email: true }, endpoints: { marketing: 'https://products.example' } },
        },
      ]),
    },
  );

/** What the form sends: products and the kind of company, nobody's name. */
const chosen = () => ({
  companies: goldenOrder().companies.map(({ company, products }: { company: { entity_type: string }; products: unknown }) => ({
    company: { entity_type: company.entity_type },
    products,
  })),
});

const asked = ({ fields, ...more }: SentPost = {}): SentPost => ({
  path: '/quote',
  action: 'email_quote',
  key: '',
  ...more,
  fields: { email: 'ada@example.com', quoteData: JSON.stringify(chosen()), ledger: JSON.stringify(aLedger(36_800)), ...fields },
});

type Host = Awaited<ReturnType<typeof open>>;

async function outbox(host: Host) {
  while (await runDue(host.shop)) continue;
  const folder = join(host.folder, 'outbox');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  return names.sort().map((name) => readMail(readFileSync(join(folder, name), 'latin1')));
}

const dateOf = (at: number, locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(at);

describe.each(databases)('a quote on %s', (_name, make) => {
  it('is mailed after the answer at the price of the shop, with what renews and until when it holds, and orders nothing (PLUS-08)', async () => {
    const host = await open(make);
    const answer = await send(host, asked());
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    const [mail, ...more] = await outbox(host);
    expect(more).toEqual([]);
    expect([mail!.to, mail!.subject]).toEqual(['ada@example.com', 'Your quote from Our shop']);
    expect(mail!.text).toContain('Total: $368.00');
    expect(mail!.text).toContain('(WY, fee of the state): $100.00');
    expect(mail!.text).toMatch(/Registered Agent.*: \$225\.00 every 2 years, next on /);
    expect(mail!.text).toContain(dateOf(host.shop.now() + 30 * day, 'en-US'));
    expect(mail!.text).toContain('Nothing has been ordered, and nothing has been charged.');
    expect(mail!.text).not.toMatch(/\bpaid\b/i);
    expect(await host.orders()).toEqual([]);
    expect(await host.shop.db.selectFrom('mails').select(['state', 'details']).execute()).toEqual([{ state: 'sent', details: '{}' }]);
  });

  it('is in the language and for the days of its page, in the words of the owner (PLUS-08)', async () => {
    const host = await open(make);
    await send(host, asked({ path: '/presupuesto' }));
    await send(host, asked({ path: '/odd' }));
    await saveMailWords(host.shop.db, 'quote', 'en', { subject: 'For you, {total}', text: 'Hold on until {until}. {number}' });
    const [spanish, english] = await outbox(host);
    expect(spanish!.subject).toBe('Su presupuesto de Our shop');
    expect(spanish!.text).toContain(dateOf(host.shop.now() + 45 * day, 'es'));
    expect(spanish!.text).toMatch(/\$225\.00 cada 2 años, la próxima vez el /);
    expect(english!.subject).toBe('For you, $368.00');
    expect(english!.text).toContain(`Hold on until ${dateOf(host.shop.now() + 30 * day, 'en-US')}.`);
  });

  it('holds nothing that a visitor has written (PLUS-08)', async () => {
    const host = await open(make);
    const data = { ...chosen(), contact: { first_name: 'See https://evil.example' } };
    data.companies[0].company.name = 'https://evil.example LLC';
    data.companies[0].products[0].data = { note: 'https://evil.example' };
    await send(host, asked({ fields: { quoteData: JSON.stringify(data), companyName: 'https://evil.example' } }));
    const [mail] = await outbox(host);
    expect(mail!.html + mail!.text).not.toContain('evil');
  });

  it('that the visitor saw at another price, or of what is not sold, is refused as an order is (PLUS-08, SHOP-06)', async () => {
    const host = await open(make);
    const changed = await send(host, asked({ fields: { ledger: JSON.stringify(aLedger(100)) } }));
    expect(changed.body).toMatchObject({ code: 'price_changed', price: { was: 100, total: 36_800 } });
    const data = chosen();
    data.companies[0].products[0].product_id = 999_999;
    expect((await send(host, asked({ fields: { quoteData: JSON.stringify(data) } }))).body.code).toBe('not_sold');
    expect(await outbox(host)).toEqual([]);
  });

  it.each([
    ['', 200, 'email'],
    ['ada', 200, 'email'],
    ['ada@example.com, eve@example.com', 200, 'email'],
    ['ada@example.com\r\nBcc: eve@example.com', 200, 'email'],
    [`${'a'.repeat(300)}@example.com`, 200, 'email'],
  ])('goes to no address such as %j (PLUS-08)', async (email, status, code) => {
    const host = await open(make);
    const answer = await send(host, asked({ fields: { email } }));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await outbox(host)).toEqual([]);
  });

  it.each([
    '',
    '{',
    '[]',
    '{}',
    '"x"',
    '{"companies":7}',
    '{"companies":[]}',
    '{"companies":[{"__proto__":{"a":1}}]}',
    JSON.stringify({ companies: 'x'.repeat(300_000) }),
  ])('of a body that no form sends is refused (PLUS-08): %.40s', async (quoteData) => {
    const host = await open(make);
    const answer = await send(host, asked({ fields: { quoteData, ledger: '[]' } }));
    expect([400, 413, 200]).toContain(answer.status);
    expect(answer.body.error).toMatch(/^[A-Z]/);
    expect(await outbox(host)).toEqual([]);
    expect(host.lines).toEqual([]);
  });

  it('is not mailed where the page, the owner or the catalogue offers none: the form says so (PLUS-08)', async () => {
    const host = await open(make);
    for (const path of ['/order', '/off', '/far']) {
      const answer = await send(host, asked({ path }));
      expect([path, answer.status, answer.body]).toEqual([path, 501, { error: 'This site cannot email quotes.', code: 'no_service' }]);
    }
    expect((await send(host, asked({ path: '/contact', formType: 'ContactForm' }))).status).toBe(403);
    await switchMail(host.shop.db, 'quote', false);
    expect((await send(host, asked())).status).toBe(501);
    expect(await outbox(host)).toEqual([]);
  });

  it('is sent to one address five times a day, and asked for by one visitor ten times an hour (PLUS-08)', async () => {
    const host = await open(make, { limits: { quotesPerHour: 10 } });
    for (let sent = 0; sent < 5; sent += 1) expect((await send(host, asked())).status).toBe(200);
    const flooded = await send(host, asked({ fields: { email: 'Ada@Example.com' } }));
    expect([flooded.status, flooded.body.code]).toEqual([429, 'too_many']);
    for (let sent = 0; sent < 4; sent += 1)
      expect((await send(host, asked({ fields: { email: `eve${sent}@example.com` } }))).status).toBe(200);
    const limited = await send(host, asked({ fields: { email: 'bob@example.com' } }));
    expect([limited.status, limited.headers.get('Retry-After')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(await outbox(host)).toHaveLength(9);
    host.pass(day);
    expect((await send(host, asked())).status).toBe(200);
  });

  it('is on its way though the mail server fails, and is tried again (PLUS-08)', async () => {
    const host = await open(make, { mail: { smtp: 'smtp://127.0.0.1:1', from: 'shop@example.com' } });
    expect((await send(host, asked())).body).toEqual({ success: true });
    await runDue(host.shop);
    const [mail] = await host.shop.db.selectFrom('mails').select(['state', 'lastError']).execute();
    expect(mail!.state).toBe('waiting');
    expect(mail!.lastError).not.toBe('');
  });
});
