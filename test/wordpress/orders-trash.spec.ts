import { readdirSync } from 'node:fs';
import { goldenOrder, send } from './support/form-post';
import { contact, doWithAll, openOrder, orderList, withLedger } from './support/orders';
import { runQueue } from './support/queue';
import { expect, logIn, test } from './support/server-site';

test('an order goes to the Trash first, out of list, counts, badge, export and forwarding, and comes back', async ({
  site,
  backEnd,
  page,
}) => {
  site.begin({ forward: { mode: 'webhook', url: backEnd.url, wait: false } });
  backEnd.answer = () => ({ status: 204 });
  backEnd.received.length = 0;
  await send(site.page, { data: goldenOrder('wyoming-llc'), ...withLedger });
  await logIn(page, site);
  await page.goto(orderList(site));
  await expect(page.locator('#adminmenu .charterform-new.count-1').first()).toContainText('1 new order');
  site.run(
    `global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}charterform_orders SET state = 'failed'" ); delete_transient( 'charterform_counts' ); return 1;`,
  );
  await page.goto(orderList(site));
  await expect(page.locator('#adminmenu .charterform-failed.count-1').first()).toContainText('1 order could not be sent');
  site.run(
    `global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}charterform_orders SET state = 'new'" ); delete_transient( 'charterform_counts' ); return 1;`,
  );
  const sentBefore = backEnd.received.length;

  await page.goto(orderList(site));
  await doWithAll(page, 'trash');
  await expect(page.getByText('There are no orders here.')).toBeVisible();
  await expect(page.locator('#adminmenu .charterform-new')).toHaveCount(0);
  await expect(page.locator('.subsubsub')).toContainText(/All \(0\).*Trash \(1\)/s);
  const csv = await page.request.get(
    new URL((await page.getByRole('link', { name: 'Export as CSV' }).getAttribute('href'))!, page.url()).href,
  );
  expect(await csv.text()).not.toContain('Okafor');
  await runQueue(site);
  expect(backEnd.received).toHaveLength(sentBefore);
  // It can be opened there, but neither changed nor sent.
  await page.goto(orderList(site, '&status=trash'));
  await page.locator('.row-title').first().click();
  await expect(page.getByText('In the Trash')).toBeVisible();
  await expect(page.getByLabel('Change to')).toHaveCount(0);
  await page.getByRole('link', { name: 'Restore' }).click();
  expect(site.orders()).toMatchObject([{ trashed_at: '0', status: 'awaiting' }]);
  await runQueue(site);
  expect(backEnd.received.length).toBe(sentBefore + 1);
});

test('the Trash is emptied by hand and after 30 days, with files and history; nothing is deleted beside it', async ({ site, page }) => {
  site.begin();
  for (const name of ['Ann', 'Bo', 'Cleo']) await send(site.page, contact(`${name}@example.com`, name));
  await send(site.page, { data: goldenOrder('wyoming-llc') });
  const [ann] = site.orders();
  const days = (count: number) => `time() - ${count} * DAY_IN_SECONDS`;
  const trash = (id: string, at: string) =>
    site.run(`Charterform\\Orders::update( ${id}, array( 'trashed_at' => ${at} ) ); do_action( 'charterform_clean' ); return 1;`);
  trash(ann!.id, days(29));
  expect(site.orders()).toHaveLength(4);
  trash(ann!.id, days(31));
  expect(site.orders().map(({ customer }) => customer)).toEqual(['Bo Okafor', 'Cleo Okafor', 'Ada Okafor']);

  await logIn(page, site);
  // Nothing that is not in the Trash is deleted for good.
  await openOrder(page, site);
  const undo = await page.getByRole('link', { name: 'Move to Trash' }).getAttribute('href');
  await page.goto(new URL(undo!.replace('do=trash', 'do=delete'), page.url()).href);
  expect(site.orders()).toHaveLength(3);
  await page.goto(orderList(site));
  await doWithAll(page, 'trash');
  await page.goto(orderList(site, '&status=trash'));
  await expect(page.locator('#the-list tr')).toHaveCount(3);
  await page.locator('tbody .check-column input').first().check();
  await page.locator('#bulk-action-selector-top').selectOption('restore');
  await page.locator('#doaction').click();
  await page.locator('tbody .check-column input').first().check();
  await page.locator('#bulk-action-selector-top').selectOption('delete');
  await page.locator('#doaction').click();
  await page.getByRole('button', { name: 'Empty Trash' }).click();
  await expect(page.getByText('There are no orders here.')).toBeVisible();
  expect(site.orders().map(({ customer }) => customer)).toEqual(['Ada Okafor']);
});

test('an erasure and the days of keeping take what is in the Trash, with its files for the customer', async ({ site }) => {
  site.begin({ orders: { keep_days: 10 } });
  await send(site.page, { data: goldenOrder('wyoming-llc') });
  await send(site.page, contact('bo@example.com', 'Bo'));
  const [order, message] = site.orders();
  const stored = `${'a'.repeat(32)}.bin`;
  const files = () => readdirSync(`${site.core}/wp-content/uploads/charterform`).filter((name) => name === stored);
  site.run(`global $wpdb; Charterform\\Upload_Folder::prepare(); file_put_contents( Charterform\\Upload_Folder::path( '${stored}' ), 'x' );
$wpdb->insert( Charterform\\Tables::name( 'order_documents' ), array( 'order_id' => ${order!.id}, 'name' => 'a.pdf', 'stored_as' => '${stored}' ) );
Charterform\\Orders::update( ${order!.id}, array( 'trashed_at' => time() ) );
Charterform\\Orders::update( ${message!.id}, array( 'trashed_at' => time(), 'created_at' => time() - 11 * DAY_IN_SECONDS ) ); return 1;`);
  expect(files()).toHaveLength(1);
  expect(JSON.stringify(site.run(`return Charterform\\Privacy::export( 'ada@okafor-lindqvist.example' );`))).toContain('a.pdf');
  expect(site.run(`return Charterform\\Privacy::erase( 'ada@okafor-lindqvist.example' )['items_removed'];`)).toBe(1);
  expect(files()).toEqual([]);
  expect(
    site.run(`global $wpdb; return (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . Charterform\\Tables::name( 'order_events' ) );`),
  ).toBe(0);
  site.run(`do_action( 'charterform_clean' ); return 1;`);
  expect(site.orders()).toEqual([]);
});
