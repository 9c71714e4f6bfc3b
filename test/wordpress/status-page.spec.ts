import { expectAccessible } from '../browser/support/axe';
import { goldenOrder, send } from './support/form-post';
import { change, queuedMails, runMails } from './support/mails';
import { expect, test, type ServerSite } from './support/server-site';

const ledger = [
  { name: 'Wyoming LLC', state: 'WY', kind: 'base', cents: 4900 },
  { name: 'Registered Agent <b>2 years</b>', state: 'WY', kind: 'base', cents: 12_500 },
  { name: 'Wyoming LLC', state: 'WY', kind: 'stateFee', cents: 10_375 },
];
const bank = 'IBAN XX12 3456\nPayee Ada & Co';
const invoice = { payment: { ways: ['invoice'], instructions: bank } };
const order = (more: object = {}) => ({ ...goldenOrder('wyoming-llc'), payment: { way: 'invoice' }, ...more });
const place = async (site: ServerSite, data: object = order()): Promise<string> => {
  const { body, text } = await send(site.page, { data, fields: { ledger: JSON.stringify(ledger) } });
  expect(text).toContain('order_url');
  return body.result.order_url as string;
};
/** What must be nowhere but on the page of the order. */
const ofTheOrder = /Okafor|Wyoming LLC|\$276|IBAN/;

test('a signed link shows the order without a login: where it stands, the amounts, and how it is paid (SHOP-11, PAY-03)', async ({
  site,
  page,
}) => {
  site.begin(invoice);
  const url = await place(site);
  const response = await page.goto(url);
  expect(response!.status()).toBe(200);
  expect(response!.headers()).toMatchObject({
    'cache-control': 'no-store, private',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  const root = page.locator('.charterform-status');
  const [stored] = site.orders();
  for (const words of [
    'We received your order',
    'Please pay $277.75.',
    'IBAN XX12 3456',
    'Okafor & Lindqvist LLC',
    '$103.75',
    String(100_000 + Number(stored!.id)),
  ])
    await expect(root).toContainText(words);
  await expect(root.locator('.charterform-total')).toHaveText('Total$277.75');
  await expect(root.locator('[data-kind="next"]')).toContainText('Your payment');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
  expect(await page.locator('link[rel="canonical"], link[rel="shortlink"], link[type*="oembed"]').count()).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'status page', '.charterform-status');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'status page, dark', '.charterform-status');
});

test('it follows the order: paid only once somebody says so, then filed, delivered, refunded (SHOP-11, SHOP-09)', async ({
  site,
  page,
}) => {
  site.begin(invoice);
  const url = await place(site);
  const { id } = site.orders()[0]!;
  const root = page.locator('.charterform-status');
  await page.goto(url);
  await expect(root).not.toContainText(/\bpaid\b|We received your payment/i);
  for (const [status, words] of [
    ['in_progress', 'We started to work on your order'],
    ['filed', 'We filed your documents'],
  ] as const) {
    change(site, id, status);
    await page.reload();
    await expect(root.getByRole('heading', { level: 2 }).first()).toHaveText(words);
    await expect(root).not.toContainText(/\bpaid\b|We received your payment/i);
    await expect(root).toContainText('Please pay $277.75.');
  }
  change(site, id, 'paid', 'provider');
  await page.reload();
  await expect(root).toContainText(/You paid \$277\.75 on \w+, \w+ \d+, \d{4}\./);
  await expect(root).not.toContainText('IBAN');
  change(site, id, 'refunded');
  await page.reload();
  await expect(root).toContainText('We refunded this order on');
  await expect(root.locator('[data-kind="next"], [data-kind="later"]')).toHaveCount(0);
});

test('changed, expired, of a deleted order or of one in the trash, a link shows nothing of the order and says what to do (SHOP-11)', async ({
  site,
  page,
}) => {
  site.begin(invoice);
  const url = await place(site);
  const token = new URL(url).searchParams.get('charterform_order')!;
  const [id, expires, signature] = token.split('-') as [string, string, string];
  const opened = async (changed: string) => {
    const response = await fetch(`${site.url}/?charterform_order=${encodeURIComponent(changed)}`);
    const html = await response.text();
    expect({ changed, leaks: ofTheOrder.exec(html)?.[0] }).toEqual({ changed, leaks: undefined });
    return { status: response.status, html };
  };
  const flipped = (signature.startsWith('0') ? '1' : '0') + signature.slice(1);
  for (const changed of [
    `${id}-${expires}-${flipped}`,
    `${id}-${Number(expires) + 86_400}-${signature}`,
    `${Number(id) + 1}-${expires}-${signature}`,
    `${id}-${expires}-${signature.slice(1)}`,
    `${id}-${expires}-${signature.toUpperCase()}`,
    `${id}-${expires}-`,
    '',
    `' OR 1=1 --`,
    '<script>alert(1)</script>',
  ]) {
    const { status, html } = await opened(changed);
    expect({ changed, status }).toEqual({ changed, status: 404 });
    expect(html).toContain('We found no order for this link');
    expect(html).not.toContain('<script>alert(1)');
  }
  const expired = site.run<string>(
    `$sign = new ReflectionMethod( 'Charterform\\\\Status_Link', 'signature' ); $sign->setAccessible( true ); $at = time() - 1; return "${id}-$at-" . $sign->invoke( null, Charterform\\Orders::find( ${id} ), $at );`,
  );
  expect(await opened(expired)).toMatchObject({ status: 410, html: expect.stringContaining('This link has expired') as unknown });
  site.run(`Charterform\\Orders::update( ${id}, array( 'trashed_at' => time() ) ); return 1;`);
  expect((await opened(token)).status).toBe(404);
  site.run(`Charterform\\Orders::update( ${id}, array( 'trashed_at' => 0 ) ); return 1;`);
  expect((await page.goto(url))!.status()).toBe(200);
  site.run(`Charterform\\Orders::delete( array( Charterform\\Orders::find( ${id} ) ) ); return 1;`);
  expect((await opened(token)).status).toBe(404);
});

test('whoever knows number and email of an order is mailed a new link, and nobody learns which orders there are (SHOP-11)', async ({
  site,
  page,
}) => {
  site.begin(invoice);
  await place(site);
  await runMails(site);
  const { id, email } = site.orders()[0]!;
  const ask = async (number: string, address: string) => {
    await page.goto(`${site.url}/?charterform_order=${id}-1-x`);
    await page.getByLabel('Order number').fill(number);
    await page.getByLabel('Email address of the order').fill(address);
    await page.getByRole('button', { name: 'Send me a new link' }).click();
    return page.getByRole('status').innerText();
  };
  const number = String(100_000 + Number(id));
  const said = await ask(number, 'somebody@example.com');
  expect(await ask('999999', email)).toBe(said);
  expect(queuedMails(site).filter(({ kind }) => kind === 'link')).toEqual([]);
  expect(await ask(` #${number}`, email.toUpperCase())).toBe(said);
  expect(await ask(number, email)).toBe(said);
  await expectAccessible(page, 'refusal', '.charterform-status');
  const mails = (await runMails(site)).filter(({ subject }) => subject.startsWith('The link'));
  expect(mails).toHaveLength(1);
  await page.goto(/http\S+charterform_order=\S+/.exec(mails[0]!.message)![0]);
  await expect(page.locator('.charterform-status')).toContainText('Okafor & Lindqvist LLC');
});

test('one address opens only so many pages in an hour (SHOP-11)', async ({ site }) => {
  site.begin({ ...invoice, limits: { links_per_hour: 3 } });
  const url = await place(site);
  const statuses = [];
  for (let count = 0; count < 5; count++) statuses.push((await fetch(url)).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  const refused = await fetch(url);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(ofTheOrder.test(await refused.text())).toBe(false);
});

test('it works with plain permalinks, a hostile name is text, and a plugin offers a button to pay (SHOP-11)', async ({ site, page }) => {
  site.begin(invoice);
  site.plugin(
    `add_filter( 'charterform_pay_links', static function ( $links, $order ) { return array( array( 'label' => 'Pay ' . $order->total, 'url' => home_url( '/pay/' ) ) ); }, 10, 2 );`,
  );
  const data = order();
  data.companies[0].company.name = '<script>alert(1)</script>[charterform form="ContactForm"]';
  const url = await place(site, data);
  site.run(`$GLOBALS['wp_rewrite']->set_permalink_structure( '' ); flush_rewrite_rules( false ); return 1;`);
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs++;
    void dialog.dismiss();
  });
  await page.goto(url);
  const root = page.locator('.charterform-status');
  await expect(root).toContainText('[charterform form="ContactForm"]');
  await expect(root).toContainText('Registered Agent 2 years');
  await expect(root.locator('script, b, #charterform')).toHaveCount(0);
  await expect(root.getByRole('link', { name: 'Pay 27775' })).toHaveAttribute('href', `${site.url}/pay/`);
  expect(dialogs).toBe(0);
  site.run(`$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' ); flush_rewrite_rules( false ); return 1;`);
});

test('files of the order are on its page and in the mail that it is filed; nobody gets them without its link (SHOP-10, SHOP-11)', async ({
  site,
  page,
}) => {
  site.begin(invoice);
  const url = await place(site);
  await place(site);
  const [first, second] = site.orders();
  const add = (id: string, name: string, bytes: number) =>
    site.run<number>(`global $wpdb; Charterform\\Upload_Folder::prepare(); $stored = bin2hex( random_bytes( 16 ) ) . '.bin'; file_put_contents( Charterform\\Upload_Folder::path( $stored ), str_repeat( 'x', ${bytes} ) );
$wpdb->insert( Charterform\\Tables::name( 'order_documents' ), array( 'order_id' => ${id}, 'name' => '${name}', 'type' => 'application/pdf', 'size' => ${bytes}, 'stored_as' => $stored, 'added_at' => time() ) ); return $wpdb->insert_id;`);
  add(first!.id, 'articles.pdf', 300);
  const foreign = add(second!.id, 'secret.pdf', 300);
  await page.goto(url);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'articles.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('articles.pdf');
  // The link of one order opens no file of another.
  const other = await fetch(`${url}&charterform_file=${foreign}`);
  expect([other.headers.get('content-type'), (await other.text()).includes('secret.pdf')]).toEqual(['text/html; charset=UTF-8', false]);
  const forged = await fetch(`${url.replace(/.$/, (last) => (last === '0' ? '1' : '0'))}&charterform_file=${foreign - 1}`);
  expect(forged.status).toBe(404);
  const filed = async (id: string) => {
    for (const status of ['in_progress', 'filed']) change(site, id, status);
    const mails = await runMails(site);
    return mails.filter(({ subject }) => subject.includes('filed')).at(-1)!;
  };
  expect(Object.keys((await filed(first!.id)).attachments)).toEqual(['articles.pdf']);
  add(second!.id, 'large.pdf', 5_000_001);
  const large = await filed(second!.id);
  expect(large.attachments).toEqual([]);
  expect(large.message).toContain('See your order and its files');
});
