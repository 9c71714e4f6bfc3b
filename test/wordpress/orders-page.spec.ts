import { expectAccessible } from '../browser/support/axe';
import { goldenOrder, send } from './support/form-post';
import { changeStatus, openOrder, orderList, withLedger } from './support/orders';
import { expect, logIn, test } from './support/server-site';

const pdf = {
  name: 'Articles of Okafor.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
};

test('an order can be read: sections, the labels of the form, people and addresses in a line, and how to reach the customer', async ({
  site,
  page,
}) => {
  site.begin();
  await send(site.page, { data: goldenOrder('wyoming-llc'), ...withLedger });
  await logIn(page, site);
  await openOrder(page, site);
  await expect(page.locator('h1')).toHaveText(/^Order 1\d{5}$/);
  await expect(page.locator('.charterform-order-lead')).toContainText('Ada Okafor · Okafor & Lindqvist LLC · $142.75');
  const section = (title: string) =>
    page.locator('.charterform-box').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  const row = (title: string, label: string) =>
    section(title)
      .locator('tr')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('td');
  await expect(row('Contact', 'Mailing address')).toHaveText('2120 Capitol Avenue, Casper, WY, 82601, US');
  await expect(row('Company', 'Entity type')).toHaveText('LLC');
  await expect(row('Business formation', 'Management of the LLC')).toHaveText('Member Managed');
  await expect(row('Business formation', 'Person 2 › Name')).toHaveText('Nils Lindqvist');
  await expect(page.getByRole('link', { name: 'ada@okafor-lindqvist.example' })).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByRole('link', { name: '(307) 555-0142' })).toHaveAttribute('href', 'tel:3075550142');
  // What developers look for is folded.
  await expect(page.getByText('product 35601')).toBeHidden();
  await page.getByText('As it arrived').click();
  await expect(page.getByText('product 35601')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#adminmenumain')).toBeHidden();
  await expect(page.getByLabel('New note')).toBeHidden();
  await expect(page.locator('.charterform-ledger')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  // In the language of the reader.
  site.run(`update_user_meta( 1, 'locale', 'es_ES' ); return 1;`);
  site.plugin(`add_filter( 'determine_locale', static fn() => 'es_ES' );`);
  await page.reload();
  await expect(page.locator('body')).toContainText('Administración de la LLC');
  site.run(`delete_user_meta( 1, 'locale' ); return 1;`);
});

test('files for the customer are added, downloaded and deleted by whoever works on orders, and nobody else', async ({ site, page }) => {
  site.begin();
  await send(site.page, { data: goldenOrder('wyoming-llc') });
  site.plugin(
    `add_action( 'charterform_order_documents', static function ( $order ) { update_option( 'test_documents', $order->id ); } );`,
  );
  await logIn(page, site);
  await openOrder(page, site);
  await page.getByRole('button', { name: 'Add file' }).click();
  await expect(page.locator('.notice-error')).toContainText('Choose a file first.');
  for (const [file, words] of [
    [{ ...pdf, name: 'articles.exe' }, 'cannot be taken. Please send one of these: PDF, PNG, JPG'],
    [{ ...pdf, buffer: Buffer.from('MZ not a PDF') }, 'is not what its name says'],
    [{ ...pdf, buffer: Buffer.concat([pdf.buffer, Buffer.alloc(6_000_000)]) }, 'is too large'],
  ] as const) {
    await page.getByLabel('Add a file').setInputFiles(file);
    await page.getByRole('button', { name: 'Add file' }).click();
    await expect(page.locator('.notice-error')).toContainText(words);
  }
  await page.getByLabel('Add a file').setInputFiles(pdf);
  await page.getByRole('button', { name: 'Add file' }).click();
  await expect(page.locator('.notice-success')).toContainText('The file was added.');
  const id = site.orders()[0]!.id;
  expect(site.run(`return get_option( 'test_documents' );`)).toBe(id);
  const [document] = site.run<{ name: string; size: number; path: string }[]>(
    `return Charterform\\Order_Documents::of( Charterform\\Orders::find( ${id} ) );`,
  );
  expect(document).toMatchObject({ name: 'Articles-of-Okafor.pdf', size: pdf.buffer.length });

  const link = page.getByRole('link', { name: 'Articles-of-Okafor.pdf', exact: true });
  const address = new URL((await link.getAttribute('href'))!, page.url()).href;
  const download = await page.request.get(address);
  expect(Buffer.compare(await download.body(), pdf.buffer)).toBe(0);
  expect(download.headers()['content-disposition']).toContain('attachment');
  expect((await page.request.get(address.replace(/file=\d+/, 'file=999'))).status()).toBe(404);
  expect((await page.request.get(address.replace(/_wpnonce=\w+/, '_wpnonce=0'))).status()).toBe(403);
  expect((await fetch(address, { redirect: 'manual' })).headers.get('content-disposition')).toBeNull();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('link', { name: 'Delete Articles-of-Okafor.pdf' }).click();
  await expect(page.locator('.notice-success')).toContainText('The file was deleted.');
  expect((await page.request.get(address)).status()).toBe(404);
});

test('opening an order takes it from the badge; the list and the page fit a telephone, and axe finds nothing', async ({ site, page }) => {
  site.begin();
  for (let orders = 0; orders < 2; orders++) await send(site.page, { data: goldenOrder('wyoming-llc'), ...withLedger });
  await page.setViewportSize({ width: 390, height: 800 });
  await logIn(page, site);
  await page.goto(orderList(site));
  await expect(page.locator('#adminmenu .charterform-new.count-2')).not.toHaveCount(0);
  await expect(page.locator('.charterform-brief').first()).toHaveText('Ada Okafor · Awaiting payment · $142.75');
  await expect(page.getByLabel('Filter by form')).toBeVisible();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.locator('.row-title').first().click();
  await changeStatus(page, 'In progress');
  expect(await overflow()).toBeLessThanOrEqual(0);
  await expectAccessible(page, 'an order with its boxes', '.wrap');
  await page.goto(orderList(site, '&status=unseen'));
  await expect(page.locator('#adminmenu .charterform-new.count-1')).not.toHaveCount(0);
  await expect(page.locator('#the-list tr')).toHaveCount(1);
});

test('the list is searched by answers, filtered by days and ways to pay, sorted by total, and as long as its reader likes', async ({
  site,
  page,
}) => {
  site.begin();
  const data = goldenOrder('wyoming-llc');
  data.companies[0].company.industry = 'Repair of zeppelins';
  await send(site.page, { data, ...withLedger });
  const other = goldenOrder('foreign-delaware-corp');
  other.companies[0].company.industry = 'Hot-air balloons';
  await send(site.page, { data: other });
  const [first, second] = site.orders();
  site.run(`Charterform\\Orders::update( ${first!.id}, array( 'created_at' => strtotime( '2026-03-10 23:30:00 UTC' ), 'payment_way' => 'invoice' ) );
// An order of before, whose words are not collected yet.
Charterform\\Orders::update( ${second!.id}, array( 'words' => null, 'payment_way' => 'card' ) ); return 1;`);
  await logIn(page, site);
  const rows = page.locator('#the-list .row-title');
  const number = (order: typeof first) => String(100_000 + Number(order!.id));
  for (const [query, found] of [
    ['&s=ZEPPELIN+okafor', [number(first)]],
    ['&s=lindqvist+nobody', []],
    [`&s=%23${number(second)}`, [number(second)]],
    ['&from=2026-03-10&to=2026-03-10', [number(first)]],
    ['&to=2026-03-09', []],
    ['&from=2026-13-99', [number(second), number(first)]],
    ['&way=card', [number(second)]],
    ['&orderby=total&order=desc', [number(first), number(second)]],
  ] as const) {
    await page.goto(orderList(site, query));
    await expect(rows, query).toHaveText(found as unknown as string[]);
  }
  await page.goto(orderList(site, '&s=balloons'));
  await expect(rows).toHaveText([number(second)]);
  site.run(`do_action( 'charterform_collect_words' ); return 1;`);
  expect(site.orders().every(({ words }) => words)).toBe(true);
  // Keys of a payload are no words of its order.
  await page.goto(orderList(site, '&s=line1'));
  await expect(rows).toHaveCount(0);
  expect(site.database()).not.toContain('Canary-Plum-42');

  await page.goto(orderList(site));
  await page.getByRole('button', { name: 'Screen Options' }).click();
  await page.getByLabel('Number of items per page').fill('1');
  await page.locator('#screen-options-apply').click();
  await expect(rows).toHaveCount(1);
  await expect(page.locator('.tablenav.top .total-pages')).toHaveText('2');
});
