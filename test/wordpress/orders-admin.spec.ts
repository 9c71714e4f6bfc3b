import { expectAccessible } from '../browser/support/axe';
import { goldenOrder, send } from './support/form-post';
import { expect, logIn, test, type ServerSite } from './support/server-site';

const list = (site: ServerSite, query = '') => `${site.url}/wp-admin/admin.php?page=charterform-orders${query}`;
const contact = (email: string, name: string, more: object = {}) => ({
  action: 'process_contact',
  formType: 'ContactForm',
  data: { first_name: name, last_name: 'Okafor', email, message: 'Hi', company_name: '', ...more },
});
const ledger = [
  { name: 'Wyoming LLC', state: 'WY', kind: 'base', cents: 4900 },
  { name: 'Wyoming LLC', state: 'WY', kind: 'stateFee', cents: 10_375 },
  { name: 'Wyoming LLC', state: 'WY', kind: 'coupon', cents: -1000 },
];
const withLedger = { fields: { ledger: JSON.stringify(ledger) } };

test('the list shows, searches, filters and sorts what came in', async ({ site, page }) => {
  site.begin();
  await send(site.page, { data: goldenOrder('wyoming-llc') });
  for (const name of ['Bo', 'Cleo_%']) await send(site.page, contact(`${name[0]}@example.com`, name));
  await logIn(page, site);
  await page.goto(list(site));
  const rows = page.locator('tbody#the-list tr');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(2)).toContainText('Okafor & Lindqvist LLC');
  for (const [words, found] of [
    ['lindqvist', 1],
    ['b@example.com', 1],
    ['_%', 1],
    ['nobody', 0],
    ["' OR 1=1 --", 0],
  ] as const) {
    await page.getByLabel('Search orders').fill(words);
    await page.locator('#search-submit').click();
    await expect(page.locator('tbody#the-list .check-column')).toHaveCount(found);
  }
  await page.goto(list(site));
  await page.getByLabel('Filter by form').selectOption('ContactForm');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(rows).toHaveCount(2);
  await page.goto(list(site, '&orderby=customer&order=asc'));
  await expect(rows.first()).toContainText('Ada');
  await page.goto(list(site, '&orderby=(SELECT 1)&order=x'));
  await expect(rows).toHaveCount(3);
  // A view without an order is left out.
  await expect(page.locator('.subsubsub')).not.toContainText('Could not be sent');
  await page.goto(list(site, '&state=failed'));
  await expect(page.getByText('There are no orders here.')).toBeVisible();
});

test('an order tells its amounts in words, products and answers, and takes notes', async ({ site, page }) => {
  site.begin();
  const data = goldenOrder('wyoming-llc');
  data.companies[0].company.name = '<script>alert(1)</script> LLC';
  await send(site.page, { data, ...withLedger });

  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs++;
    void dialog.dismiss();
  });
  await logIn(page, site);
  await page.goto(list(site));
  await expect(page.locator('#the-list')).toContainText('$142.75');
  await page.locator('.row-title').click();
  const amounts = page.locator('.charterform-ledger');
  await expect(amounts).toContainText('fee of the state');
  await expect(amounts.locator('tbody tr').nth(2)).toContainText('−$10.00');
  await expect(amounts.locator('tfoot')).toContainText('$142.75');
  await expect(page.locator('body')).toContainText('1 × Business formation, product 35601, filing method 3560110');
  await expect(page.locator('body')).toContainText('Storgatan 12');
  await expect(page.locator('body')).not.toContainText(/Canary-Plum|tok_|cus_/);
  await page.getByLabel('New note').fill('Called <b>back</b>.\nAll well.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.locator('.charterform-notes')).toContainText('Called back.');
  await page.getByRole('link', { name: 'Mark as done' }).click();
  await expect(page.locator('.charterform-sending')).toContainText('Done');
  expect(site.orders()).toMatchObject([{ state: 'done' }]);
  expect(dialogs).toBe(0);
});

test('what failed stands in a badge, and is sent again by hand or several at once', async ({ site, backEnd, page }) => {
  site.begin({ forward: { mode: 'webhook', url: backEnd.url } });
  site.plugin(`add_filter( 'charterform_retry_delays', '__return_empty_array' );`);
  backEnd.answer = () => ({ status: 500 });
  backEnd.received.length = 0;
  for (const name of ['Ann', 'Bo', 'Cleo']) await send(site.page, contact(`${name}@example.com`, name));
  await logIn(page, site);
  await page.goto(list(site));
  const badge = page.locator('#adminmenu .charterform-failed.count-3').first();
  await expect(badge).toContainText('3 orders could not be sent');

  await page.locator('.row-title').first().click();
  await expect(page.locator('body')).toContainText('The back end answered with status 500.');
  await page.getByRole('link', { name: 'Send again' }).click();
  await expect(page.locator('.notice-error')).toContainText('Sending failed.');
  backEnd.answer = () => ({ status: 204 });
  await page.getByRole('link', { name: 'Send again' }).click();
  await expect(page.locator('.notice-success')).toContainText('The order was sent.');

  await page.goto(list(site, '&state=failed'));
  await page.locator('#cb-select-all-1').check();
  await page.locator('#bulk-action-selector-top').selectOption('resend');
  await page.locator('#doaction').click();
  await expect(page.locator('.notice-success')).toBeVisible();
  await expect(page.locator('#adminmenu .charterform-failed')).toHaveCount(0);
  expect(site.orders().map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
  expect(new Set(backEnd.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(3);
});

test('whoever may not manage the site reads no order, by whatever address', async ({ site, page }) => {
  site.begin();
  await send(site.page, contact('ada@example.com', 'Ada'));
  const [order] = site.orders();
  await logIn(page, site, 'editor');
  for (const address of [list(site), list(site, `&order=${order!.id}`)]) {
    expect((await page.request.get(address)).status()).toBe(403);
  }
  for (const action of ['charterform_order&do=delete', 'charterform_csv', 'charterform_file']) {
    const response = await page.request.get(`${site.url}/wp-admin/admin-post.php?action=${action}&order=${order!.id}`);
    expect(response.status()).toBe(403);
  }
  await page.goto(`${site.url}/wp-admin/`);
  await expect(page.locator('#adminmenu')).not.toContainText('Charterform');
  expect(site.orders()).toHaveLength(1);
});

test('axe finds nothing wrong with the list and an order', async ({ site, page }) => {
  site.begin();
  await send(site.page, { data: goldenOrder('wyoming-llc'), ...withLedger });
  await logIn(page, site);
  await page.goto(list(site));
  await expectAccessible(page, 'the list', '.wrap');
  await page.locator('.row-title').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d/ })).toBeVisible();
  await expectAccessible(page, 'an order', '.wrap');
});
