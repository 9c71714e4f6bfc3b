import { changeStatus, doWithAll, openOrder, orderList } from './support/orders';
import { asked, beginWithTill, openForm, pay, place, refunds, runRefunds, says } from './support/refunds';
import { expect, logIn, test } from './support/server-site';
import type { Page } from '@playwright/test';

const box = (page: Page) => page.locator('#charterform-refunds');
const notice = (page: Page) => page.locator('.wrap > .notice');

test('an owner refunds by line without a script: what, by whom and how much is confirmed before it is sent (PAY-07)', async ({
  site,
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  beginWithTill(site);
  const { id } = await place(site);
  await logIn(page, site);
  await page.goto(orderList(site, `&order=${id}`));
  await expect(box(page)).toHaveCount(0);
  pay(site, id);
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const bare = await context.newPage();
  await bare.route(/gravatar\.com|w\.org/, (route) => route.abort());
  await openForm(bare, site, id);
  await expect(box(bare)).toContainText('Everything that is left: $276.75');
  await bare.getByLabel(/^Registered Agent & 2 years/).fill('25.00');
  await bare.getByLabel(/^Wyoming LLC.*fee of the state/).fill('$ 3,75');
  await bare.getByLabel('Why, for you').fill('Ordered <b>twice</b>');
  await bare.getByRole('button', { name: 'Go on' }).click();
  await expect(bare.getByRole('heading', { name: /^Refund \$28\.75 of order 1\d{5}\?$/ })).toBeVisible();
  await expect(box(bare)).toContainText('Till sends the money back the way the customer paid.');
  await expect(box(bare)).toContainText('Registered Agent & 2 years, price: $25.00');
  await expect(box(bare)).toContainText('The reason, for you alone:');
  expect(asked(site)).toEqual([]);
  // Back to the form with what was typed, under the same key.
  const key = await bare.locator('[name="key"]').inputValue();
  await bare.getByRole('button', { name: 'Change it' }).click();
  await expect(bare.getByLabel(/^Registered Agent/)).toHaveValue('25.00');
  expect(await bare.locator('[name="key"]').inputValue()).toBe(key);
  await bare.getByRole('button', { name: 'Go on' }).click();
  await bare.getByRole('button', { name: 'Refund $28.75' }).click();
  await expect(notice(bare)).toHaveText(/^\$28\.75: Refunded by Till on /);
  await expect(box(bare).locator('li').first()).toContainText('Registered Agent & 2 years: $25.00; Wyoming LLC, fee of the state: $3.75');
  await expect(box(bare).locator('li').first()).toContainText(', admin');
  await expect(bare.locator('.charterform-payment')).toContainText('Refunded: $28.75. Remains paid: $248.00.');
  await expect(bare.locator('.charterform-ledger tfoot')).toContainText(/Refunded on .*−\$28\.75.*Paid after refunds\s*\$248\.00/s);
  expect(asked(site).map(({ cents, refund_key }) => [cents, refund_key])).toEqual([['2875', key]]);
  // A reload of the result, and Back to the confirmation with another send.
  await bare.reload();
  await bare.goBack();
  await bare.getByRole('button', { name: 'Refund $28.75' }).click();
  await expect(notice(bare)).toHaveText(/^\$28\.75: Refunded by Till on /);
  expect([asked(site).length, refunds(site).length]).toEqual([1, 1]);
  await context.close();
});

test('amounts are read strictly, and a form says what is wrong before anything is asked (PAY-07)', async ({ site, page }) => {
  beginWithTill(site);
  const read = ['12.34', '12,34', '$12.34', ' 12.34 ', '$ 12', '12.3', '1,234.56', '1.234,56', '0', '', '1234567.89'];
  const refused = [
    '1e3',
    '-5',
    '12.345',
    '12,345',
    '1,23,4.50',
    '12.34.56',
    '0x10',
    '١٢',
    '12 34',
    '+1',
    '$-1',
    '12$',
    '1/2',
    '99999999',
    'NaN',
    '\u00B2',
    '12\n34',
  ];
  const cents = (texts: string[]) =>
    site.run<(number | null)[]>(
      `return array_map( array( 'Charterform\\\\Refund_Amount', 'cents' ), json_decode( base64_decode( '${Buffer.from(JSON.stringify(texts)).toString('base64')}' ) ) );`,
    );
  expect(cents(read)).toEqual([1234, 1234, 1234, 1234, 1200, 1230, 123_456, 123_456, 0, 0, 123_456_789]);
  expect(cents(refused)).toEqual(refused.map(() => null));

  const { id } = await place(site);
  pay(site, id);
  await logIn(page, site);
  await openForm(page, site, id);
  const go = async () => {
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Go on' }).click()]);
  };
  const faults = page.getByRole('alert');
  await go();
  await expect(faults).toHaveText('Enter what you give back.');
  const first = page.getByLabel(/^Wyoming LLC.*price/);
  for (const [amount, words] of [
    ['1e1', '“1e1” is no amount. Write it like 12.34.'],
    ['49.01', '“Wyoming LLC” has $49.00 left. Enter no more than that.'],
  ] as const) {
    await first.fill(amount);
    await go();
    await expect(faults).toHaveText(words);
    await expect(first).toHaveValue(amount);
    await expect(first).toHaveAttribute('aria-invalid', 'true');
  }
  await first.fill('5');
  await page.getByLabel('Or an amount that belongs to no line').fill('5');
  await go();
  await expect(faults).toContainText('Choose one:');
  await first.fill('');
  await page.getByLabel('Or an amount that belongs to no line').fill('276.76');
  await go();
  await expect(faults).toContainText('you can refund $276.75 at most');
  await page.getByLabel('Or an amount that belongs to no line').fill('');
  await page.getByLabel(/Everything that is left/).check();
  await go();
  await expect(page.getByRole('heading', { name: /Refund \$276\.75/ })).toBeVisible();
  // Who reads by ear or works by keys goes on at the box, not at the top of the page.
  await expect(box(page)).toBeFocused();
  expect(asked(site)).toEqual([]);
});

test('two owners, two sends and a provider that is silent end in one refund, and the page says what is known (PAY-07)', async ({
  site,
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  beginWithTill(site);
  const { id } = await place(site);
  pay(site, id);
  await logIn(page, site);
  const confirm = async (at: Page) => {
    await openForm(at, site, id);
    await at.getByLabel('Or an amount that belongs to no line').fill('10');
    await at.getByRole('button', { name: 'Go on' }).click();
  };
  await confirm(page);
  const other = await (await browser.newContext({ storageState: await page.context().storageState() })).newPage();
  await confirm(other);
  // The same form several times at once.
  const fields = Object.fromEntries(
    await page
      .locator('.charterform-refund-form')
      .evaluate((form) => [...new FormData(form as HTMLFormElement).entries()].map(([name, value]) => [name, String(value)])),
  ) as Record<string, string>;
  says(site, 'times out');
  const sent = await Promise.all([1, 2, 3, 4].map(() => page.request.post(`${site.url}/wp-admin/admin-post.php`, { form: fields })));
  for (const response of sent) expect(await response.text()).toContain('has not said yet whether it was made');
  expect(refunds(site)).toHaveLength(1);
  // Who comes after a post that has ended without an answer asks again, under the same key.
  const asks = asked(site).length;
  await other.getByRole('button', { name: 'Refund $10.00' }).click();
  await expect(notice(other)).toContainText(/A refund of \$10\.00 was begun after this form was opened \(admin/);
  expect([refunds(site).length, asked(site).length]).toEqual([1, asks]);

  await openOrder(page, site);
  await expect(box(page)).toContainText('under the same key, so the money is sent only once');
  // Neither the customer nor the ledger is told of what nobody knows.
  await expect(page.locator('.charterform-payment')).not.toContainText('Refunded');
  await page.getByRole('button', { name: 'Ask again now' }).click();
  await expect(notice(page)).toContainText('has not said yet');
  says(site, 'id');
  await page.getByRole('button', { name: 'Ask again now' }).click();
  await expect(notice(page)).toHaveText(/^\$10\.00: Refunded by Till/);
  expect(new Set(asked(site).map(({ refund_key }) => refund_key)).size).toBe(1);
  await other.context().close();

  says(site, 'declines');
  await confirm(page);
  await page.getByRole('button', { name: 'Refund $10.00' }).click();
  await expect(notice(page)).toHaveText('$10.00: Not refunded. The answer of Till: The balance of your account is too low.');
  // A refund that nobody answers for a day is the owner's to say.
  says(site, 'times out');
  for (const [button, state] of [
    ['It was not made', 'failed'],
    ['It was made', 'done'],
  ] as const) {
    await confirm(page);
    await page.getByRole('button', { name: 'Refund $10.00' }).click();
    site.run(
      `global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}charterform_refunds SET at = at - 86400 WHERE state = 'asked'" ); return 1;`,
    );
    await runRefunds(site);
    await openOrder(page, site);
    await expect(box(page)).toContainText('Nobody knows whether this refund was made. Look it up at Till');
    await page.getByRole('button', { name: button }).click();
    expect(refunds(site).at(-1)!.state).toBe(state);
  }
  await expect(page.locator('.charterform-payment')).toContainText('Refunded: $20.00. Remains paid: $256.75.');
});

test('what the owner was paid by hand is noted as refunded by hand, taken back by hand, and “Refunded” notes the rest (PAY-07, SHOP-08)', async ({
  site,
  page,
}) => {
  beginWithTill(site);
  const { id } = await place(site, 'invoice');
  await logIn(page, site);
  await openOrder(page, site);
  await expect(box(page)).toHaveCount(0);
  await changeStatus(page, 'Paid', 'Bank statement of 3 May');
  await openForm(page, site, id);
  await page.getByLabel(/^Wyoming LLC.*price/).fill('9');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(box(page)).toContainText('This site sends no money, because you noted the payment yourself.');
  await page.getByRole('button', { name: 'Note $9.00 as refunded' }).click();
  await expect(notice(page)).toHaveText(/^\$9\.00: Made by hand, noted on .*This site sent no money\.$/);
  await expect(page.locator('.charterform-payment')).toContainText('Refunded: $9.00. Remains paid: $267.75.');
  // Money that was given back was paid: that is not taken back before.
  await expect(page.getByRole('link', { name: /^Undo/ })).toHaveCount(0);
  expect(site.run(`return Charterform\\Order_Status::undo( Charterform\\Orders::find( ${id} ) );`)).toBe(false);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(notice(page)).toHaveText('$9.00: Noted by hand, and taken back.');
  await expect(page.getByRole('link', { name: /^Undo/ })).toHaveCount(1);
  await expect(page.locator('.charterform-payment')).not.toContainText('Refunded');

  await changeStatus(page, 'Refunded', 'Sent by transfer');
  await expect(box(page).locator('li').first()).toContainText('$276.75');
  await expect(box(page).locator('li').first()).toContainText('Sent by transfer');
  await expect(box(page)).toContainText('Nothing is left to refund.');
  await page.getByRole('link', { name: 'Undo: back to “Paid”' }).click();
  expect(site.orders()[0]!.status).toBe('paid');
  await expect(page.locator('.charterform-payment')).not.toContainText('Refunded');
  expect(refunds(site).map(({ state }) => state)).toEqual(['undone', 'undone']);
  // The whole by the form, taken back by its button.
  await openForm(page, site, id);
  await page.getByLabel(/Everything that is left/).check();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Note $276.75 as refunded' }).click();
  expect(site.orders()[0]!.status).toBe('refunded');
  await page.getByRole('button', { name: 'Take it back' }).click();
  expect(site.orders()[0]!.status).toBe('paid');
  expect([refunds(site).map(({ state }) => state), asked(site)]).toEqual([['undone', 'undone', 'undone'], []]);
});

test('“Refunded” by hand leads to the form where a provider was paid; one that sends nothing back says where to refund (PAY-07, SHOP-08)', async ({
  site,
  page,
}) => {
  beginWithTill(site);
  const { id } = await place(site);
  pay(site, id);
  await logIn(page, site);
  await openOrder(page, site);
  await changeStatus(page, 'Refunded');
  await expect(notice(page)).toContainText('A provider of payments was paid, and has to send the money back.');
  await expect(page.getByLabel(/Everything that is left/)).toBeChecked();
  expect([site.orders()[0]!.status, asked(site)]).toEqual(['paid', []]);
  await page.goto(orderList(site));
  await doWithAll(page, 'status_refunded');
  await expect(page.locator('.notice-error')).toContainText('Refund the order on its page.');
  expect([site.orders()[0]!.status, asked(site)]).toEqual(['paid', []]);
  expect(site.run(`$o = Charterform\\Orders::find( ${id} ); return Charterform\\Order_Status::change( $o, 'refunded', 'owner' );`)).toBe(
    false,
  );

  const slot = await place(site, 'slot');
  pay(site, slot.id, 'slot');
  await openForm(page, site, slot.id);
  await page.getByLabel(/Everything that is left/).check();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(box(page)).toContainText('This site cannot send money back by “Slot”. Refund it where the payment was taken');
  await page.getByRole('button', { name: 'Note $276.75 as refunded' }).click();
  expect(site.orders()[1]!.status).toBe('refunded');
  expect(asked(site)).toEqual([]);
});
