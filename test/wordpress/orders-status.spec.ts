import { goldenOrder, send } from './support/form-post';
import { changeStatus, contact, doWithAll, events, openOrder, orderList, withLedger } from './support/orders';
import { expect, logIn, test } from './support/server-site';

test('an order awaits payment and goes on by hand, with time, name and reason of each change (SHOP-08, SHOP-09)', async ({
  site,
  page,
}) => {
  site.begin();
  await send(site.page, { data: goldenOrder('wyoming-llc'), ...withLedger });
  await send(site.page, contact('bo@example.com', 'Bo'));
  expect(site.orders().map(({ status }) => status)).toEqual(['awaiting', '']);
  await logIn(page, site);
  await openOrder(page, site, 1);
  const box = page.locator('.charterform-status-box');
  const payment = page.locator('.charterform-payment');
  await expect(payment).toHaveText('Not paid yet: nobody has said that the money came in.');

  await changeStatus(page, 'Paid');
  await expect(page.locator('.notice-error')).toContainText('who says that the order is paid');
  expect(site.orders()[0]!.status).toBe('awaiting');
  await changeStatus(page, 'Paid', 'Bank statement of 3 < 4 May');
  await expect(payment).toHaveText(/^Paid, as admin noted on .+\. Bank statement of 3 < 4 May$/);
  await changeStatus(page, 'In progress');
  await changeStatus(page, 'Filed', 'Filed online');
  // The order has moved on, and is still paid.
  await expect(payment).toContainText('Paid, as admin noted');
  await expect(box.locator('.charterform-history li').first()).toContainText(/In progress → Filed.*, admin.*Filed online/s);
  expect(events(site).map(({ status_before, status, made_by }) => `${status_before} ${status} ${made_by}`)).toEqual([
    ' awaiting site',
    'awaiting paid owner',
    'paid in_progress owner',
    'in_progress filed owner',
  ]);
  // Nobody is paid back before the money came in, and nothing begins anew.
  await expect(page.getByLabel('Change to').locator('option')).toHaveText(['Paid', 'Delivered', 'Refunded']);

  await openOrder(page, site, 0);
  await expect(page.getByLabel('Change to')).toHaveCount(0);
});

test('a wrong click is taken back, and the history keeps both (SHOP-08, SHOP-09)', async ({ site, page }) => {
  site.begin();
  await send(site.page, { data: goldenOrder('wyoming-llc'), ...withLedger });
  await logIn(page, site);
  await openOrder(page, site);
  await changeStatus(page, 'Paid', 'A mistake');
  await page.getByRole('link', { name: 'Undo: back to “Awaiting payment”' }).click();
  await expect(page.locator('.charterform-payment')).toContainText('Not paid yet');
  await expect(page.locator('.charterform-history li')).toHaveCount(3);
  await expect(page.locator('.charterform-history li').first()).toContainText('(taken back)');
  expect(site.orders()[0]!.status).toBe('awaiting');
  // What a provider said is not the owner's to take back, comes once, and counts also when it comes late.
  const said = site.run<
    unknown[]
  >(`use Charterform\\Order_Status as S; use Charterform\\Orders; $o = Orders::find( ${site.orders()[0]!.id} );
return array( S::change( $o, 'paid', 'site', 'x' ), S::change( $o, 'delivered', 'owner' ), S::change( $o, 'in_progress', 'owner' ), S::change( $o, 'paid', 'provider' ),
 S::undo( $o ), S::change( $o, 'filed', 'owner' ), S::change( $o, 'paid', 'provider' ), $o->status, Charterform\\Order_History::is_paid( $o ),
 S::change( $o, 'refunded', 'provider' ), Charterform\\Order_History::is_paid( $o ), S::change( $o, 'paid', 'provider' ) );`);
  expect(said).toEqual([false, false, true, true, false, true, false, 'filed', true, true, false, false]);
});

test('a click that was taken back can be made again, and every screen says the same of the payment (SHOP-08, SHOP-09)', ({ site }) => {
  site.begin();
  const said = site.run<
    unknown[]
  >(`use Charterform\\Order_Status as S; use Charterform\\Customer_Words as C; use Charterform\\Payment_Words as P;
global $wpdb; $wpdb->insert( Charterform\\Tables::orders(), array( 'action' => 'process_signup', 'form_type' => 'FormABusinessForm', 'order_key' => 'redone', 'total' => 4900, 'payment_way' => 'invoice', 'fields' => '{}', 'payload' => '{}', 'files' => '[]', 'ledger' => '', 'notes' => '[]', 'reply' => '', 'last_error' => '' ) );
$o = Charterform\\Orders::find( $wpdb->insert_id ); S::begin( $o ); $said = array();
S::change( $o, 'paid', 'owner', 'Bank statement' ); $said[] = array( C::payment_state( $o ), 0 === strpos( P::of( $o ), 'Paid, as ' ) );
S::undo( $o ); $said[] = array( C::payment_state( $o ), 0 === strpos( P::of( $o ), 'Paid, as ' ) );
S::undo( $o ); $said[] = array( C::payment_state( $o ), 0 === strpos( P::of( $o ), 'Paid, as ' ) );
return array( $o->status, $said, count( Charterform\\Order_History::standing( $o ) ) );`);
  expect(said).toEqual([
    'paid',
    [
      ['paid', true],
      ['due', false],
      ['paid', true],
    ],
    2,
  ]);
});

test('two requests change an order once (SHOP-08)', async ({ site }) => {
  site.begin();
  await send(site.page, { data: goldenOrder('wyoming-llc') });
  const made = site.run<
    boolean[]
  >(`use Charterform\\Order_Status as S; $rows = array( Charterform\\Orders::find( ${site.orders()[0]!.id} ), Charterform\\Orders::find( ${site.orders()[0]!.id} ) );
return array( S::change( $rows[0], 'paid', 'provider' ), S::change( $rows[1], 'paid', 'provider' ) );`);
  expect(made).toEqual([true, false]);
  expect(events(site)).toHaveLength(2);
});

test('an order is paid once the back end says so, and not before (SHOP-09)', async ({ site, backEnd }) => {
  for (const [body, charges, status] of [
    [{ result: {} }, false, 'awaiting'],
    [{ result: {}, paid: true }, false, 'paid'],
    [{ result: { paid: true } }, false, 'paid'],
    [{ result: {}, paid: false }, true, 'awaiting'],
    [{ result: {} }, true, 'paid'],
  ] as const) {
    site.begin({ forward: { mode: 'webhook', url: backEnd.url, charges } });
    backEnd.answer = () => ({ status: 200, body });
    await send(site.page, { data: goldenOrder('wyoming-llc') });
    expect(site.orders()[0]!.status, JSON.stringify(body)).toBe(status);
  }
  backEnd.answer = () => ({ status: 500 });
  await send(site.page, { data: goldenOrder('foreign-delaware-corp') });
  // Forwarding has states of its own, and what fails there is kept.
  expect(site.orders().map(({ status, state }) => [status, state])).toContainEqual(['awaiting', 'new']);
});

test('the list shows statuses with counts and changes several at once (SHOP-08)', async ({ site, page }) => {
  site.begin();
  for (let orders = 0; orders < 3; orders++) await send(site.page, { data: goldenOrder('wyoming-llc'), ...withLedger });
  await logIn(page, site);
  await page.goto(orderList(site));
  const views = page.locator('.subsubsub');
  await expect(views).toContainText('All (3)');
  await expect(views).toContainText('Awaiting payment (3)');
  await expect(views).toContainText('Not opened yet (3)');
  await doWithAll(page, 'status_paid');
  await expect(page.locator('.notice-error')).toContainText('who says that the order is paid');
  await page.getByLabel('Note for the change of status').fill('Transfers of today');
  await doWithAll(page, 'status_paid');
  await expect(views).toContainText('Paid (3)');
  expect(events(site).filter(({ status, note }) => status === 'paid' && note === 'Transfers of today')).toHaveLength(3);

  await page.locator('tbody .check-column input').first().check();
  await page.locator('#bulk-action-selector-top').selectOption('status_refunded');
  await page.locator('#doaction').click();
  await doWithAll(page, 'status_in_progress');
  await expect(page.locator('.notice-error')).toContainText('1 order cannot take that status');
  await views.getByRole('link', { name: /In progress/ }).click();
  await expect(page.locator('#the-list tr')).toHaveCount(2);
  await expect(page.locator('#the-list .charterform-status')).toHaveText(['In progress', 'In progress']);
});
