import { randomUUID } from 'node:crypto';
import { logIn } from './support/server-site';
import { runMails } from './support/mails';
import { beginStripe, expect, newest, open, order, outcome, pay, payments, run, tell, test, webhookSecret } from './support/stripe-site';

test('a Stripe that is dead, slow or confused loses no order and charges nothing twice; later the order is paid (PAY-04)', async ({
  site,
  stripe,
}) => {
  for (const fault of [{ kind: 'unreachable' }, { kind: 'down' }, { kind: 'lost-answer' }] as const) {
    beginStripe(site, stripe);
    stripe.setFault(fault);
    const key = randomUUID();
    const { status, body } = await order(site, { key });
    expect({ fault, status, next: body.next }).toEqual({ fault, status: 200, next: undefined });
    const unpaid = await open(`${body.result.order_url}&charterform_pay=1`);
    expect(unpaid.text).toContain('We cannot reach the payment page at the moment.');
    expect(outcome(site)).toEqual({ status: 'awaiting', paid: 0 });
    stripe.setFault(null);
    expect((await open(`${body.result.order_url}&charterform_pay=1`)).location).toBe(newest(stripe).url);
    expect({ fault, sessions: stripe.sessions().length }).toEqual({ fault, sessions: 1 });
    await pay(stripe);
    await stripe.idle();
    expect(outcome(site)).toEqual({ status: 'paid', paid: 1 });
  }
  // The answer got lost once: the call is repeated under its key.
  beginStripe(site, stripe);
  stripe.setFault({ kind: 'lost-answer', times: 1, path: '/v1/checkout/sessions' });
  expect((await order(site)).body.next).toEqual({ url: newest(stripe).url });
  expect(stripe.sessions()).toHaveLength(1);
  // Slower than the site waits.
  beginStripe(site, stripe, {}, {}, `add_filter( 'http_request_args', static fn( $args ) => array( 'timeout' => 1 ) + $args );`);
  stripe.setFault({ kind: 'slow', ms: 2500 });
  const slow = await order(site);
  expect(slow.body.result.invoice_numbers).toHaveLength(1);
  stripe.setFault(null);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  expect((await open(`${slow.body.result.order_url}&charterform_pay=1`)).location).toBe(newest(stripe).url);
  expect(stripe.sessions()).toHaveLength(1);
});

test('without a key, or with a wrong one, Stripe is not offered, and the owner reads why (PAY-01, PAY-04)', async ({
  site,
  stripe,
  page,
}) => {
  for (const [secret_key, words] of [
    ['', 'Enter the secret key of your Stripe account.'],
    ['pk_test_1', 'The secret key is a publishable key.'],
    ['hunter2', 'The secret key is not one of Stripe'],
  ] as const) {
    beginStripe(site, stripe, { stripe: { secret_key } });
    expect((await order(site)).body).toMatchObject({ code: 'payment_way' });
    expect(site.run(`return Charterform\\Payment_Ways::offered();`)).toEqual(['invoice']);
    expect(site.run(`return Charterform\\Payment_Settings::not_ready();`)).toContain(words);
  }
  beginStripe(site, stripe, { stripe: { secret_key: 'sk_test_of_nobody' } });
  await order(site);
  const health = await run<{ status: string; description: string }>(site, `return Charterform\\Stripe_Health::test_stripe_keys();`);
  expect(health).toMatchObject({ status: 'critical', description: expect.stringContaining('does not take the secret key') as unknown });
  expect(site.orders()).toHaveLength(1);
  await logIn(page, site);
  await page.goto(`${site.url}/wp-admin/admin.php?page=charterform&tab=payment`);
  expect(await page.content()).not.toContain('sk_test_of_nobody');
});

test('a call that Stripe knows otherwise, or has kept as an error, is made anew under another key (PAY-04)', async ({ site, stripe }) => {
  // The name of the site, which stands in the call, changes between two tries whose answers were lost.
  beginStripe(site, stripe, {}, {}, `add_filter( 'option_blogname', static fn() => (string) microtime( true ) );`);
  stripe.setFault({ kind: 'lost-answer', path: '/v1/checkout/sessions' });
  const { body } = await order(site);
  expect(body).not.toHaveProperty('next');
  stripe.setFault(null);
  const { location } = await open(`${body.result.order_url}&charterform_pay=1`);
  expect(location).toBe(newest(stripe).url);
  await pay(stripe);
  await stripe.idle();
  expect(outcome(site)).toEqual({ status: 'paid', paid: 1 });
  expect(payments(site).map(({ state }) => state)).toEqual(['expired', 'paid']);
});

test('money for an order that was cancelled or deleted while Stripe was down is told to the owner (PAY-04, SHOP-09)', async ({
  site,
  stripe,
}) => {
  for (const [end, words] of [
    [`Charterform\\Order_Status::change( $order, 'cancelled', 'owner' );`, 'which was cancelled'],
    [`Charterform\\Orders::update( $order->id, array( 'trashed_at' => time() ) );`, 'which is in the Trash'],
    [`Charterform\\Orders::delete( array( $order ) );`, 'which was deleted'],
  ] as const) {
    beginStripe(site, stripe);
    await order(site);
    stripe.setFault({ kind: 'unreachable' });
    await run(site, `$order = Charterform\\Orders::find( ${site.orders()[0]!.id} ); ${end} return 1;`);
    stripe.setFault(null);
    await pay(stripe);
    await stripe.idle();
    await stripe.resend(stripe.events().find(({ type }) => type === 'checkout.session.completed')!.id as string);
    await runMails(site);
    const warnings = site.mails().filter(({ subject }) => subject.includes('Please check the payment'));
    expect({ words, warnings: warnings.length }).toEqual({ words, warnings: 1 });
    expect(warnings[0]!.message).toContain(words);
  }
});

test('money that a bank sends for an order of the payment box which was deleted meanwhile is told to the owner, once (PAY-04, PAY-06)', async ({
  site,
  stripe,
}) => {
  beginStripe(site, stripe);
  const metadata = {
    charterform_order: '100077',
    charterform_payment: '77',
    charterform_site: site.run<string>(`return Charterform\\Stripe_Session::site();`),
  };
  const intent = { id: 'pi_late', object: 'payment_intent', status: 'succeeded', metadata };
  await tell(site, 'payment_intent.payment_failed', { ...intent, status: 'requires_payment_method' });
  await tell(site, 'payment_intent.succeeded', { ...intent, metadata: { ...metadata, charterform_site: 'https://other.example' } });
  await tell(site, 'payment_intent.succeeded', { ...intent, metadata: {} });
  expect(site.mails()).toEqual([]);
  for (let times = 0; times < 2; times++) await tell(site, 'payment_intent.succeeded', intent);
  expect(site.mails().map(({ message }) => message)).toEqual([expect.stringMatching(/100077, which was deleted\..* pi_late/)]);
});

test('no key and no signature is in an order, a mail, a log, a page or the report of the site (PAY-04)', async ({ site, stripe, page }) => {
  beginStripe(site, stripe, {}, { payment: { publicKey: 'pk_test_1' } });
  const seen: string[] = [];
  const { text, body } = await order(site);
  seen.push(text);
  await pay(stripe, { act: 'decline' });
  seen.push((await open(await pay(stripe))).text, (await open(body.result.order_url)).text);
  await stripe.idle();
  stripe.setFault({ kind: 'unreachable' });
  seen.push((await order(site)).text);
  beginStripe(site, stripe, { stripe: { secret_key: 'sk_test_wrong_key_of_nobody', webhook_secret: webhookSecret } });
  seen.push((await order(site)).text);
  await runMails(site);
  seen.push(JSON.stringify(site.mails()), JSON.stringify(site.log()));
  seen.push(
    site.run<string>(
      `global $wpdb; return wp_json_encode( array_map( static fn( $table ) => $GLOBALS['wpdb']->get_results( "SELECT * FROM $table" ), $wpdb->get_col( "SHOW TABLES LIKE '{$wpdb->prefix}charterform%'" ) ) ) . wp_json_encode( get_option( 'charterform_stripe_fault' ) ) . wp_json_encode( apply_filters( 'debug_information', array() ) );`,
    ),
  );
  await logIn(page, site);
  for (const path of ['page=charterform&tab=payment', 'page=charterform-orders', `page=charterform-orders&order=${site.orders()[0]!.id}`]) {
    await page.goto(`${site.url}/wp-admin/admin.php?${path}`);
    seen.push(await page.content());
  }
  await page.goto(`${site.url}/form/`);
  seen.push(await page.content());
  for (const secret of [stripe.secretKey, webhookSecret, 'sk_test_wrong', 'of_nobody', 'of_the_test'])
    expect(seen.map((part, index) => part.includes(secret) && `${secret} in ${index}`).filter(Boolean)).toEqual([]);
  expect(JSON.stringify(stripe.requests)).not.toMatch(/sk_test|whsec/);
});
