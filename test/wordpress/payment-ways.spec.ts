import { startDemoHost } from '../../demo-host/server.mjs';
import { demoSeed } from '../../scripts/wordpress/demo-seed.mjs';
import { expectAccessible } from '../browser/support/axe';
import { confirmation, fillUpTo, submit } from '../browser/support/order-form';
import { goldenOrder, send } from './support/form-post';
import { runMails } from './support/mails';
import { answersWithoutPassword } from './support/order';
import { expect, logIn, test, type ServerSite } from './support/server-site';

const order = () => goldenOrder('wyoming-llc');
const pays = (payment: object) => ({ ...order(), payment });
const ledger = (cents: number) => ({ ledger: JSON.stringify([{ name: 'Wyoming LLC', state: 'WY', kind: 'base', cents }]) });
/** The ways that the form on a page is told. */
const told = (site: ServerSite, form = 'FormABusinessForm', page = 'form') =>
  site.run<(string | object)[] | null>(
    `$page = get_page_by_path( '${page}' ); return Charterform\\Settings::pick( Charterform\\Page_Config::build( array( 'form' => '${form}' ), $page->ID ), 'payment.ways' );`,
  );
const ways = (site: ServerSite) =>
  site.run<string[]>(
    `global $wpdb; return array_map( 'strval', $wpdb->get_col( 'SELECT payment_way FROM ' . Charterform\\Tables::orders() . ' ORDER BY id' ) );`,
  );

test('an owner who set up nothing is paid by invoice, one with a card service or a back end by card as before (PAY-01)', async ({
  site,
}) => {
  site.begin();
  expect(told(site)).toEqual(['invoice']);
  expect(told(site, 'ContactForm')).toBeNull();
  expect(told(site, 'FreeAccountForm')).toBeNull();
  site.begin({}, { endpoints: { tokenizer: 'https://cards.example/' } });
  expect(told(site)).toEqual(['card']);
  site.begin({}, { payment: { adapter: 'hosted' } });
  expect(told(site)).toEqual(['card']);
  site.begin({}, { config: '{"endpoints": {"tokenizer": "https://cards.example/"}}' });
  expect(told(site)).toEqual(['card']);
  site.begin({ forward: { mode: 'webhook', url: 'https://orders.example/' } });
  expect(told(site)).toEqual(['card']);
  site.begin({ forward: { mode: 'webhook', url: 'https://orders.example/' }, payment: { ways: ['invoice', 'card', 'gone'] } });
  expect(told(site)).toEqual(['invoice', 'card']);
  // What a page says stands above the settings.
  site.begin({ payment: { ways: ['card'] } }, { config: '{"payment": {"ways": ["invoice"]}}' });
  expect(told(site)).toEqual(['invoice']);
});

test('the way that an order names is stored, and one that its page does not offer is refused in words (PAY-01, PAY-03)', async ({
  site,
}) => {
  site.begin();
  expect((await send(site.page, { data: pays({ way: 'invoice' }), fields: ledger(4900) })).status).toBe(200);
  expect(ways(site)).toEqual(['invoice']);
  for (const way of ['card', 'gone', 'Invoice']) {
    const { status, body } = await send(site.page, { data: pays({ way }), fields: ledger(4900) });
    expect({ way, status, code: body.code, kept: site.orders().length }).toEqual({
      way,
      status: 200,
      code: way === 'Invoice' ? 'card_data' : 'payment_way',
      kept: 1,
    });
  }
  site.begin({ payment: { ways: ['card', 'invoice'] } });
  await send(site.page, { data: pays({ way: 'card', processor: 'x', token: 'tok_1' }), fields: ledger(4900) });
  await send(site.page, { data: pays({ way: 'invoice' }), fields: ledger(4900) });
  // By card without a card, an order that costs something is none.
  expect((await send(site.page, { data: pays({ way: 'card' }), fields: ledger(4900) })).body).toMatchObject({ code: 'payment_way' });
  // A page from a cache, whose form knew no ways.
  await send(site.page, { data: order(), fields: ledger(4900) });
  expect(ways(site)).toEqual(['card', 'invoice', 'card']);
});

test('beside a way without a card nothing of a card is taken, and a way is a word (PAY-01)', async ({ site }) => {
  site.begin({ payment: { ways: ['card', 'invoice'] } });
  for (const payment of [
    { way: 'invoice', token: 'tok_1' },
    { way: 'invoice', cvc: '123' },
    { way: 'invoice', billing_address: { line1: 'x' } },
    { way: ['invoice'] },
    { way: 4111111111111111 },
    { way: '4111 1111 1111 1111' },
    { way: 'card', number: '4111111111111111' },
  ])
    expect({ payment, ...(await send(site.page, { data: pays(payment) })).body }).toMatchObject({ payment, code: 'card_data' });
  expect(site.orders()).toEqual([]);
});

test('an order that costs nothing has no way to pay, whatever it names (PAY-02)', async ({ site }) => {
  site.begin({ payment: { ways: ['card', 'invoice'] } });
  await send(site.page, { data: pays({}), fields: ledger(0) });
  await send(site.page, { data: pays({ way: 'card' }), fields: ledger(0) });
  await send(site.page, { data: pays({ way: 'invoice' }), fields: ledger(1) });
  expect(ways(site)).toEqual(['', '', 'invoice']);
});

test('a plugin adds a way to the settings, the forms and the orders (PAY-01)', async ({ site }) => {
  site.begin({ payment: { ways: ['barter'] } });
  site.plugin(
    `add_filter( 'charterform_payment_ways', static function ( $ways ) { return $ways + array( 'barter' => array( 'label' => 'Chickens', 'instructions' => static function ( $order ) { return 'Bring ' . $order->total . ' hens.'; } ) ); } );`,
  );
  expect(told(site)).toEqual([{ id: 'barter', kind: 'invoice', label: 'barter' }]);
  await send(site.page, { data: pays({ way: 'barter' }), fields: ledger(12) });
  expect(ways(site)).toEqual(['barter']);
  expect(site.run(`return Charterform\\Payment_Ways::instructions( Charterform\\Orders::find( ${site.orders()[0]!.id} ) );`)).toBe(
    'Bring 12 hens.',
  );
});

test('the owner ticks the ways and writes how an invoice is paid (PAY-01, PAY-03)', async ({ site, page }) => {
  site.begin();
  await logIn(page, site);
  await page.goto(`${site.url}/wp-admin/admin.php?page=charterform&tab=payment`);
  const box = (name: RegExp) => page.getByRole('checkbox', { name });
  await expect(box(/^Invoice/)).toBeChecked();
  await expect(box(/^Card, /)).not.toBeChecked();
  await box(/^Card, /).check();
  await page.getByLabel('How an invoice is paid').fill('IBAN XX12 3456\nName <b>Ada</b>');
  await expectAccessible(page, 'payment settings', '.charterform-columns');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(box(/^Card, /)).toBeChecked();
  expect(told(site)).toEqual(['card', 'invoice']);
  expect(site.run(`return Charterform\\Payment_Ways::invoice_instructions();`)).toBe('IBAN XX12 3456\nName Ada');
  await box(/^Card, /).uncheck();
  await box(/^Invoice/).uncheck();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(box(/^Invoice/)).toBeChecked();
  expect(told(site)).toEqual(['invoice']);
});

test('a visitor orders by invoice without a card, reads that it awaits payment, and follows the link to the order (PAY-03, SHOP-09, SHOP-11)', async ({
  site,
  page,
}) => {
  const host = await startDemoHost({ port: 0, quiet: true });
  const { tokenizer: _, ...endpoints } = demoSeed(host).settings.endpoints as Record<string, string>;
  site.begin({ payment: { instructions: 'IBAN XX12 3456' } }, { endpoints, captcha: {} });
  await page.goto(`${site.url}/form/`);
  await fillUpTo(page, 'payment', answersWithoutPassword);
  const form = page.locator('#charterform');
  await expect(form.locator('[name="card.number"], iframe')).toHaveCount(0);
  await expect(form).toContainText(/invoice/i);
  await submit(page);
  await expect(confirmation(page)).toBeVisible();
  await expect(form).not.toContainText(/\bpaid\b|receipt/i);
  const [mail] = await runMails(site);
  expect(mail!.message).toContain('IBAN XX12 3456');
  expect(site.orders()).toMatchObject([{ payload: { payment: { way: 'invoice' } } }]);
  await form.getByRole('link', { name: /order/i }).first().click();
  await expect(page.locator('.charterform-status')).toContainText('IBAN XX12 3456');
  host.close();
});
