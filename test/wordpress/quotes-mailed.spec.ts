import type { Json } from './support/back-end';
import { goldenOrder, send, type FormPost } from './support/form-post';
import { queuedMails, runMails } from './support/mails';
import { addPage, blockOf, pricedOrder, saw } from './support/priced-site';
import { expect, test, type ServerSite } from './support/server-site';

/** What the form sends: products and the kind of company, nobody's name. */
const chosen = (data: Json) => ({
  companies: data.companies.map(({ company, products }: Json) => ({ company: { entity_type: company.entity_type }, products })),
});

/** A page that mails quotes of a golden order. */
function quotePage(site: ServerSite, quote: object = { email: true }) {
  const golden = pricedOrder(site, 'wyoming-llc');
  const config = { ...golden.config, quote };
  const url = addPage(site, blockOf(config));
  const ask = (post: FormPost = {}, more: Record<string, string> = {}) =>
    send(url, {
      action: 'email_quote',
      formType: config.formType,
      data: chosen(golden.data),
      key: '',
      ...post,
      fields: { email: 'ada@example.test', ...saw(golden.total), ...more },
    });
  return { golden, ask };
}

const dateOf = (site: ServerSite, days: number) =>
  site.run<string>(
    `return wp_date( 'l, F j, Y', ( new DateTimeImmutable( 'today 12:00', wp_timezone() ) )->modify( '+${days} days' )->getTimestamp() );`,
  );

test('a quote is mailed after the answer, at the price of the site, with what renews and until when it holds (PLUS-08)', async ({
  site,
}) => {
  site.begin();
  const { ask } = quotePage(site, { email: true, days: 45 });
  expect(await ask()).toMatchObject({ status: 200, body: { success: true } });
  expect(queuedMails(site)).toMatchObject([{ kind: 'quote', recipient: 'ada@example.test', state: 'waiting', order_id: '0' }]);
  const [mail, ...more] = await runMails(site);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'ada@example.test', subject: 'Your quote from Charterform on WordPress' });
  for (const words of [
    'Total: $368.00',
    '(WY, fee of the state): $100.00',
    `These prices hold until ${dateOf(site, 45)}. Nothing has been ordered, and nothing has been charged.`,
    'Registered Agent, WY: $225.00 every 2 years, next on ',
  ])
    expect(mail!.message).toContain(words);
  expect(mail!.html).toContain('What you chose');
  expect(mail!.html + mail!.message).not.toMatch(/\bpaid\b|What was ordered/i);
  expect(queuedMails(site)).toMatchObject([{ state: 'sent', details: '' }]);
  expect(site.orders()).toEqual([]);
  expect(site.log()).toEqual([]);
});

test('a quote holds nothing that its visitor has written, and goes to one address alone (PLUS-08)', async ({ site }) => {
  site.begin();
  const { golden, ask } = quotePage(site);
  const data = { ...chosen(golden.data), contact: { first_name: 'See https://evil.example' } };
  data.companies[0].company.name = 'https://evil.example LLC';
  data.companies[0].products[0].data = { note: 'https://evil.example' };
  expect((await ask({ data }, { companyName: 'https://evil.example' })).body).toEqual({ success: true });
  const [mail] = await runMails(site);
  expect(mail!.html + mail!.message).not.toContain('evil');
  for (const email of [
    '',
    'ada',
    'ada@example.test, eve@example.test',
    'ada@example.test\r\nBcc: eve@example.test',
    `${'a'.repeat(200)}@example.test`,
  ])
    expect((await ask({}, { email })).body.code).toBe('email');
  expect(queuedMails(site)).toHaveLength(1);
});

test('a quote at another price, of what is not sold, or of a hostile body is refused (PLUS-08, SHOP-06)', async ({ site }) => {
  site.begin();
  const { golden, ask } = quotePage(site);
  expect((await ask({}, saw(100))).body).toMatchObject({ code: 'price_changed', price: { was: 100, total: 36_800 } });
  const data = chosen(goldenOrder(golden.name));
  data.companies[0].products[0].product_id = 999_999;
  expect((await ask({ data })).body.code).toBe('not_sold');
  for (const hostile of [
    '{',
    '[]',
    '{}',
    '"x"',
    '{"companies":7}',
    '{"companies":[]}',
    `{"companies":${'['.repeat(60)}${']'.repeat(60)}}`,
  ]) {
    const { status, body } = await ask({ data: hostile, isForeign: true }, { ledger: '[]' });
    expect([200, 400]).toContain(status);
    expect(body.error).toMatch(/^[A-Z]/);
  }
  expect(queuedMails(site)).toEqual([]);
  expect(site.log()).toEqual([]);
});

test('no quote is mailed where page, owner or catalogue offer none (PLUS-08)', async ({ site }) => {
  site.begin();
  const none = { status: 501, body: { error: 'This site cannot email quotes.', code: 'no_service' } };
  expect(await quotePage(site, { print: true }).ask()).toMatchObject(none);
  const { ask } = quotePage(site);
  site.run(`Charterform\\Mail_Templates::save( 'quote', false ); return 1;`);
  expect(await ask()).toMatchObject(none);
  site.begin();
  site.plugin('');
  expect(await ask()).toMatchObject(none);
  expect(queuedMails(site)).toEqual([]);
});

test('one address gets five quotes a day, one visitor asks ten times an hour, and an erased person is forgotten (PLUS-08)', async ({
  site,
}) => {
  site.begin({ limits: { quotes_per_hour: 10 } });
  const { ask } = quotePage(site);
  for (let sent = 0; sent < 5; sent += 1) expect((await ask()).status).toBe(200);
  expect(await ask({}, { email: 'Ada@Example.test' })).toMatchObject({ status: 429, body: { code: 'too_many' } });
  for (let sent = 0; sent < 4; sent += 1) expect((await ask({}, { email: `eve${sent}@example.test` })).status).toBe(200);
  expect(await ask({}, { email: 'bob@example.test' })).toMatchObject({ status: 429, body: { code: 'too_many' } });
  expect(queuedMails(site)).toHaveLength(9);
  expect(site.run(`return Charterform\\Privacy::erase( 'ada@example.test' )['items_removed'];`)).toBe(5);
  expect(queuedMails(site)).toHaveLength(4);
});
