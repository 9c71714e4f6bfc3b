import { startDemoHost } from '../../demo-host/server.mjs';
import { demoSeed } from '../../scripts/wordpress/demo-seed.mjs';
import { fillUpTo } from '../browser/support/order-form';
import { answersWithoutPassword } from './support/order';
import { logIn, type ServerSite } from './support/server-site';
import { openForm, refunds, runRefunds } from './support/refunds';
import { beginStripe, expect, newest, open, order, outcome, pay, payments, run, tell, test, total, webhookOf } from './support/stripe-site';
import type { FakeStripe } from '../../demo-host/provider/stripe/fake-stripe.mjs';

/** Refunds a sum in the server of the site; the state of the refund, or the words of the refusal. */
const refund = (site: ServerSite, id: string, cents: number) =>
  run<string>(
    site,
    `wp_set_current_user( 1 ); $o = Charterform\\Orders::find( ${id} ); $r = Charterform\\Refunds::ask( $o, array(), ${cents}, '', Charterform\\Refunds::new_key( $o ) ); return is_wp_error( $r ) ? $r->get_error_message() : $r->state;`,
  );
const amounts = (stripe: FakeStripe) =>
  stripe
    .refunds()
    .map(({ amount }) => amount as number)
    .sort((a, b) => a - b);
const counted = (site: ServerSite) =>
  refunds(site)
    .filter(({ state }) => state === 'done')
    .map(({ cents }) => Number(cents))
    .sort((a, b) => a - b);

/** An order that was paid on Stripe's page; its id. */
async function paidOrder(site: ServerSite, stripe: FakeStripe): Promise<string> {
  await order(site);
  await open(await pay(stripe));
  await stripe.idle();
  const { id } = site.orders().at(-1)!;
  expect(outcome(site, id).status).toBe('paid');
  return id;
}

/** Refunds as whoever works in Stripe's dashboard. */
async function inDashboard(stripe: FakeStripe, amount: number): Promise<string> {
  const answer = await fetch(`${stripe.url}/v1/refunds`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${stripe.secretKey}` },
    body: new URLSearchParams({ payment_intent: newest(stripe).payment_intent as string, amount: String(amount) }),
  });
  await stripe.idle();
  return ((await answer.json()) as { id: string }).id;
}

test('by Stripe Checkout: ordered in the form, paid on its page, refunded in part and then as a whole, each once (PAY-04, PAY-07)', async ({
  site,
  stripe,
  page,
}) => {
  test.setTimeout(240_000);
  const host = await startDemoHost({ port: 0, quiet: true });
  const { tokenizer: _, ...endpoints } = demoSeed(host).settings.endpoints as Record<string, string>;
  beginStripe(site, stripe, {}, { endpoints, captcha: {} });
  await page.goto(`${site.url}/form/`);
  await fillUpTo(page, 'payment', answersWithoutPassword);
  await page.locator('#charterform').getByRole('button', { name: 'Continue to payment', exact: true }).click();
  await page.waitForURL(`${stripe.url}/c/pay/**`);
  await page.goto(await pay(stripe));
  await expect(page.locator('.charterform-status')).toContainText('You paid $');
  const { id, total: cents } = site.orders()[0]!;
  await logIn(page, site);
  await openForm(page, site, id);
  await page.locator('.charterform-refund-row input').first().fill('10');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.locator('#charterform-refunds')).toContainText(
    'sends the money back the way the customer paid. This was a test: no money was moved.',
  );
  await page.getByRole('button', { name: 'Refund $10.00' }).click();
  await expect(page.locator('.wrap > .notice').first()).toContainText('$10.00: Refunded by');
  await stripe.idle();
  await openForm(page, site, id);
  await page.getByLabel(/Everything that is left/).check();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: /^Refund \$/ }).click();
  await expect(page.locator('.wrap > .notice').first()).toContainText('Refunded by');
  await stripe.idle();
  expect(outcome(site).status).toBe('refunded');
  expect(amounts(stripe)).toEqual([1000, Number(cents) - 1000].sort((a, b) => a - b));
  expect(counted(site)).toEqual(amounts(stripe));
  expect(refunds(site)).toHaveLength(2);
  host.close();
});

test('an answer of Stripe that is lost, late or an error ends in one refund (PAY-07)', async ({ site, stripe }) => {
  test.setTimeout(120_000);
  beginStripe(site, stripe);
  stripe.setMode('lost');
  const id = await paidOrder(site, stripe);
  // Done, and its answer lost: twice, so that our own repeat is lost too.
  stripe.setFault({ kind: 'lost-answer', times: 2, path: '/v1/refunds' });
  expect(await refund(site, id, 1000)).toBe('done');
  stripe.setFault({ kind: 'down', path: '/v1/refunds' });
  expect(await refund(site, id, 700)).toBe('asked');
  expect(amounts(stripe)).toEqual([1000]);
  stripe.setFault(null);
  await runRefunds(site);
  await runRefunds(site);
  expect([amounts(stripe), counted(site)]).toEqual([
    [700, 1000],
    [700, 1000],
  ]);
  // The webhook comes before the answer.
  stripe.setMode('early');
  const early = await paidOrder(site, stripe);
  expect(await refund(site, early, 300)).toBe('done');
  expect(counted(site)).toEqual([300, 700, 1000]);
  expect(amounts(stripe)).toEqual([300, 700, 1000]);
  for (const { idempotencyKey } of stripe.requests.filter(({ path, method }) => path === '/v1/refunds' && method === 'POST'))
    expect(refunds(site).map(({ refund_key }) => refund_key)).toContain(idempotencyKey);
});

test('refunds in the dashboard are noted once, what Stripe declines counts nothing, and what came back is said (PAY-07)', async ({
  site,
  stripe,
}) => {
  test.setTimeout(120_000);
  beginStripe(site, stripe);
  stripe.setMode('doubled');
  const id = await paidOrder(site, stripe);
  const first = await inDashboard(stripe, 2000);
  await inDashboard(stripe, 500);
  expect(counted(site)).toEqual([500, 2000]);
  // One that nobody tells of until the next.
  stripe.setWebhook({ url: site.url });
  await inDashboard(stripe, 600);
  expect(counted(site)).toEqual([500, 2000]);
  expect(await refund(site, id, total - 2500)).toBe('failed');
  expect(refunds(site).at(-1)!.last_error).toContain('greater than unrefunded amount');
  expect(refunds(site).at(-1)!.last_error).not.toContain(stripe.secretKey);
  stripe.setWebhook({ url: webhookOf(site) });
  expect(await refund(site, id, 400)).toBe('done');
  await stripe.idle();
  expect(counted(site)).toEqual([400, 500, 600, 2000]);
  expect(payments(site)[0]).toMatchObject({ refunded: '3500' });
  // The bank of the customer sends a refund back.
  const failed = stripe.refunds().find(({ id: of }) => of === first)!;
  Object.assign(failed, { status: 'failed', failure_reason: 'lost_or_stolen_card' });
  for (const _ of [1, 2]) expect(await tell(site, 'refund.failed', failed)).toBe(200);
  expect(counted(site)).toEqual([400, 500, 600]);
  expect(refunds(site)[0]!.last_error).toBe('The money came back. The customer’s card was reported lost or stolen.');
  expect(site.run(`return Charterform\\Payment_Warnings::of( Charterform\\Orders::find( ${id} ) );`)).toEqual([
    expect.stringContaining('did not reach the customer'),
  ]);
});

test('an order whose refund came back is as it was before, until the money is sent once more (SHOP-08, PAY-09)', async ({
  site,
  stripe,
  page,
}) => {
  test.setTimeout(120_000);
  beginStripe(site, stripe);
  const id = await paidOrder(site, stripe);
  expect(await refund(site, id, 2000)).toBe('done');
  expect(
    site.run(
      `$o = Charterform\\Orders::find( ${id} ); $r = Charterform\\Refunds::ask( $o, array(), 100, '', Charterform\\Refunds::new_key( $o ), false, true ); return $r->get_error_message();`,
    ),
  ).toContain('has declined no refund');
  expect(await refund(site, id, total - 2000)).toBe('done');
  await stripe.idle();
  expect(outcome(site, id).status).toBe('refunded');
  const failed = stripe.refunds().find(({ amount }) => amount === 2000)!;
  Object.assign(failed, { status: 'failed', failure_reason: 'lost_or_stolen_card' });
  for (const _ of [1, 2]) expect(await tell(site, 'refund.failed', failed)).toBe(200);
  expect(outcome(site, id).status).toBe('paid');
  expect(counted(site)).toEqual([total - 2000]);
  const events = site.run<{ status_before: string; made_by: string; note: string }[]>(
    `return Charterform\\Order_History::of( (object) array( 'id' => ${id} ) );`,
  );
  expect(events.at(-1)).toMatchObject({
    status_before: 'refunded',
    made_by: 'provider',
    note: 'The money came back. The customer’s card was reported lost or stolen.',
  });
  // Stripe declines to send it once more, so the owner does.
  expect(await refund(site, id, 2000)).toBe('failed');
  await logIn(page, site);
  await openForm(page, site, id);
  await page.getByLabel('Everything that is left: $20.00').check();
  await page.getByLabel('I gave it back in another way').check();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.locator('#charterform-refunds')).toContainText('This site sends no money: you gave it back in another way.');
  await page.getByRole('button', { name: 'Note $20.00 as refunded' }).click();
  await expect(page.locator('.wrap > .notice')).toContainText('$20.00: Made by hand');
  expect(outcome(site, id).status).toBe('refunded');
  expect(stripe.refunds()).toHaveLength(2);
  // The owner is warned of each.
  const other = stripe.refunds().find(({ amount }) => amount !== 2000)!;
  Object.assign(other, { status: 'failed', failure_reason: 'lost_or_stolen_card' });
  expect(await tell(site, 'refund.failed', other)).toBe(200);
  expect(outcome(site, id).status).toBe('paid');
  const warnings = site.run<string[]>(
    `global $wpdb; return $wpdb->get_col( "SELECT occasion FROM {$wpdb->prefix}charterform_mails WHERE kind = 'warning'" );`,
  );
  expect(warnings).toHaveLength(2);
});
