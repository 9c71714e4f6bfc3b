import { randomUUID } from 'node:crypto';
import { startDemoHost } from '../../demo-host/server.mjs';
import { demoSeed } from '../../scripts/wordpress/demo-seed.mjs';
import { expectAccessible } from '../browser/support/axe';
import { fillUpTo } from '../browser/support/order-form';
import { send } from './support/form-post';
import { logIn } from './support/server-site';
import { answersWithoutPassword } from './support/order';
import { runMails } from './support/mails';
import {
  beginStripe,
  expect,
  ledger,
  lineAmounts,
  newest,
  open,
  order,
  outcome,
  pay,
  payments,
  run,
  test,
  total,
  webhookSecret,
} from './support/stripe-site';

test('the answer leads to a session with a line for each row of the ledger, and the return shows the order as paid (PAY-04, SHOP-09)', async ({
  site,
  stripe,
}) => {
  beginStripe(site, stripe);
  stripe.setMode('lost');
  const key = randomUUID();
  const { body } = await order(site, { key });
  expect(body.result).not.toHaveProperty('paid');
  const session = newest(stripe);
  expect(body.next).toEqual({ url: session.url });
  expect(session).toMatchObject({
    amount_total: total,
    currency: 'usd',
    customer_email: site.orders()[0]!.email,
    client_reference_id: body.result.invoice_numbers[0],
    metadata: { charterform_order: body.result.invoice_numbers[0] },
    total_details: { amount_discount: 1000 },
  });
  const made = stripe.requests.find(({ path }) => path === '/v1/checkout/sessions')!;
  expect(made.idempotencyKey).toBe(`${key}-1`);
  expect(lineAmounts(made.params)).toEqual(ledger.map(({ cents }) => cents).filter((cents) => cents >= 0));
  expect(made.params.line_items[2].price_data.product_data.name).toBe('Wyoming LLC, WY, fee of the state');
  expect(outcome(site)).toEqual({ status: 'awaiting', paid: 0 });
  // Without a webhook, the return alone settles the order.
  const back = await open(await pay(stripe));
  expect(back).toMatchObject({ status: 303, location: body.result.order_url });
  expect((await open(back.location)).text).toContain('You paid $267.75');
  expect(outcome(site)).toEqual({ status: 'paid', paid: 1 });
  expect(payments(site)).toMatchObject([{ state: 'paid', provider_id: session.id, amount: String(total), is_test: '1' }]);
  // The answer is repeated under its key, with what is known now.
  const repeat = (await order(site, { key })).body;
  expect(repeat).not.toHaveProperty('next');
  expect(repeat.result).toMatchObject({ paid: true, invoice_numbers: body.result.invoice_numbers });
  const mails = await runMails(site);
  expect(mails.map(({ subject }) => subject).filter((subject) => /payment/i.test(subject))).toHaveLength(1);
});

test('coming back without paying leads to the same order, which is paid later by the same session (PAY-04)', async ({ site, stripe }) => {
  beginStripe(site, stripe);
  const { body } = await order(site);
  const back = await open(newest(stripe).cancel_url);
  expect(back).toMatchObject({ status: 303, location: body.result.order_url });
  const page = await open(back.location);
  expect(page.text).toContain('Please pay $267.75.');
  const link = /href="([^"]*charterform_pay[^"]*)"[^>]*>Pay now/.exec(page.text)![1]!.replaceAll('&#038;', '&').replaceAll('&amp;', '&');
  // Two clicks at once, and one more.
  const clicks = [...(await Promise.all([open(link), open(link)])), await open(link)];
  for (const { status, location } of clicks) expect({ status, location }).toEqual({ status: 303, location: newest(stripe).url });
  expect(stripe.sessions()).toHaveLength(1);
  await pay(stripe);
  await stripe.idle();
  expect(outcome(site)).toEqual({ status: 'paid', paid: 1 });
  // Who still has the link is led to the order, and pays nothing twice.
  expect(await open(link)).toMatchObject({ status: 200, text: expect.stringContaining('You paid') as unknown });
  expect(stripe.sessions()).toHaveLength(1);
});

test('an expired session is replaced by another under another key, of which two clicks make one (PAY-04)', async ({ site, stripe }) => {
  beginStripe(site, stripe);
  const key = randomUUID();
  const { body } = await order(site, { key });
  await fetch(`${stripe.url}/v1/checkout/sessions/${newest(stripe).id}/expire`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${stripe.secretKey}` },
  });
  await stripe.idle();
  expect(payments(site)).toMatchObject([{ state: 'expired' }]);
  const link = `${body.result.order_url}&charterform_pay=1`;
  const clicks = await Promise.all([open(link), open(link)]);
  expect(new Set(clicks.map(({ location }) => location))).toEqual(new Set([newest(stripe).url]));
  expect(stripe.sessions()).toHaveLength(2);
  expect(stripe.requests.filter(({ path }) => path === '/v1/checkout/sessions').map(({ idempotencyKey }) => idempotencyKey)).toEqual(
    expect.arrayContaining([`${key}-1`, `${key}-2`]),
  );
  await pay(stripe);
  await stripe.idle();
  expect(payments(site).map(({ state }) => state)).toEqual(['expired', 'paid']);
  expect(outcome(site)).toEqual({ status: 'paid', paid: 1 });
});

test('twenty equal posts make one order with one session, and all that get an answer get the same next step (PAY-04)', async ({
  site,
  stripe,
}) => {
  beginStripe(site, stripe);
  const key = randomUUID();
  const replies = await Promise.all(Array.from({ length: 20 }, () => order(site, { key })));
  const taken = replies.filter(({ status }) => status === 200);
  expect(taken.length).toBeGreaterThan(0);
  expect(replies.every(({ status }) => [200, 409].includes(status))).toBe(true);
  expect(stripe.sessions()).toHaveLength(1);
  expect(site.orders()).toHaveLength(1);
  for (const { body } of [...taken, await order(site, { key })]) expect(body.next).toEqual({ url: newest(stripe).url });
});

test('a cancelled, deleted or otherwise paid order can be paid no more at Stripe (PAY-04)', async ({ site, stripe }) => {
  for (const end of [
    `Charterform\\Order_Status::change( $order, 'cancelled', 'owner' );`,
    `Charterform\\Order_Status::change( $order, 'paid', 'owner', 'Bank statement' );`,
    `Charterform\\Orders::delete( array( $order ) );`,
  ]) {
    beginStripe(site, stripe);
    const { body } = await order(site);
    await run(site, `$order = Charterform\\Orders::find( ${site.orders()[0]!.id} ); ${end} return 1;`);
    await stripe.idle();
    expect({ end, status: newest(stripe).status }).toEqual({ end, status: 'expired' });
    expect((await open(`${body.result.order_url}&charterform_pay=1`)).location).toBe('');
    expect(stripe.sessions()).toHaveLength(1);
    if (end.includes('delete')) expect(payments(site)).toEqual([]);
  }
});

test('the owner enters the keys, copies the address of the webhook, and reads loudly that it is a test (PAY-04)', async ({
  site,
  stripe,
  page,
}) => {
  site.begin();
  site.plugin(`add_filter( 'charterform_stripe_api', static fn() => '${stripe.url}' );`);
  stripe.empty();
  await logIn(page, site);
  await page.goto(`${site.url}/wp-admin/admin.php?page=charterform&tab=payment`);
  await page.getByRole('checkbox', { name: /^Stripe/ }).check();
  await page.getByLabel('Stripe: secret key').fill(stripe.secretKey);
  await page.getByLabel('Stripe: signing secret of the webhook').fill('whsec_typed');
  await page.getByLabel('Stripe: publishable key').fill('pk_live_1');
  await expect(page.getByLabel('Stripe: address for webhooks')).toHaveValue(/charterform\/v1\/stripe$/);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Stripe is in test mode: no money is moved.')).toBeVisible();
  await expect(page.getByText('The publishable key is for real payments, and the secret key is for tests.').first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Stripe/ })).toBeChecked();
  await expectAccessible(page, 'payment settings with Stripe', '.charterform-columns');
  expect(await page.content()).not.toMatch(/sk_test_fake|whsec_typed/);
  await order(site);
  await open(await pay(stripe));
  await page.goto(`${site.url}/wp-admin/admin.php?page=charterform-orders`);
  await expect(page.getByText('Stripe is in test mode: no money is moved.')).toBeVisible();
  await expect(page.locator('.charterform-mark-test')).toHaveText('Test');
  await page.goto(`${site.url}/wp-admin/admin.php?page=charterform-orders&order=${site.orders()[0]!.id}`);
  await expect(page.getByText('Test: no money was moved for this order.')).toBeVisible();
  await expect(page.locator('.charterform-order')).toContainText(newest(stripe).id);
  expect(await page.content()).not.toMatch(/sk_test_fake|whsec_typed/);
});

test('a visitor orders on the form, pays on Stripe’s page, and comes back to a paid order; Back and a reload change nothing (PAY-04, SHOP-09)', async ({
  site,
  stripe,
  page,
}) => {
  const host = await startDemoHost({ port: 0, quiet: true });
  const { tokenizer: _, ...endpoints } = demoSeed(host).settings.endpoints as Record<string, string>;
  beginStripe(site, stripe, {}, { endpoints, captcha: {} });
  await page.goto(`${site.url}/form/`);
  await fillUpTo(page, 'payment', answersWithoutPassword);
  const form = page.locator('#charterform');
  await expect(form.locator('[name="card.number"], iframe')).toHaveCount(0);
  await expect(form).toContainText(/Stripe/);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/\/c\/pay\/cs_/);
  expect(site.orders()).toHaveLength(1);
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]));
  expect(stored).not.toMatch(/cs_test|sk_test|whsec/);
  await expect(page.getByRole('table')).toContainText('Total due');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.locator('.charterform-status')).toContainText('You paid');
  await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0);
  expect(new URL(page.url()).searchParams.has('charterform_payment')).toBe(false);
  await page.reload();
  await expect(page.locator('.charterform-status')).toContainText('You paid');
  await stripe.idle();
  expect(outcome(site)).toEqual({ status: 'paid', paid: 1 });
  expect(stripe.sessions()).toHaveLength(1);
  for (const secret of [stripe.secretKey, webhookSecret]) expect(await page.content()).not.toContain(secret);
  host.close();
});

test('the form asks how a payment stands: paid, still to be paid, or of no order (PAY-04)', async ({ site, stripe }) => {
  beginStripe(site, stripe);
  stripe.setMode('lost');
  const key = randomUUID();
  const { body } = await order(site, { key });
  const settle = (post = {}) => send(site.page, { action: 'settle_payment', key, ...post });
  expect((await settle()).body).toEqual({ ...body, next: { url: newest(stripe).url } });
  await pay(stripe);
  const paid = await settle();
  expect(paid.body).not.toHaveProperty('next');
  expect(paid.body.result).toEqual({ ...body.result, paid: true });
  expect(outcome(site)).toEqual({ status: 'paid', paid: 1 });
  expect(await settle({ key: randomUUID() })).toMatchObject({ status: 404, body: { code: 'no_order' } });
  expect(await settle({ key: '' })).toMatchObject({ status: 400 });
  expect(await settle({ key: "1' OR 1=1" })).toMatchObject({ status: 400 });
  expect(await settle({ formType: 'ContactForm' })).toMatchObject({ status: 403, body: { code: 'no_form' } });
  site.run(`Charterform\\Orders::update( ${site.orders()[0]!.id}, array( 'trashed_at' => time() ) ); return 1;`);
  expect((await settle()).status).toBe(404);
});
