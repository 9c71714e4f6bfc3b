import { createHmac } from 'node:crypto';
import { runMails } from './support/mails';
import {
  beginStripe,
  expect,
  newest,
  open,
  order,
  outcome,
  pay,
  payments,
  signatureOf,
  tell,
  test,
  watch,
  webhookOf,
  webhookSecret,
} from './support/stripe-site';

const ownerMails = (mails: { to: string; subject: string; message: string }[]) =>
  mails.filter(({ subject }) => subject.includes('Please check the payment'));

test('late, twice, in any order, before the return or alone: webhooks make one paid order (PAY-04, SHOP-09)', async ({ site, stripe }) => {
  for (const mode of ['at-once', 'early', 'doubled', 'out-of-order', { webhooks: 'late', ms: 1500 }] as const) {
    beginStripe(site, stripe);
    stripe.setMode(mode);
    const { body } = await order(site);
    const back = await pay(stripe);
    if (mode === 'doubled') await stripe.idle();
    const returned = await open(back);
    expect({ mode, location: returned.location }).toEqual({ mode, location: body.result.order_url });
    await stripe.idle();
    expect({ mode, ...outcome(site) }).toEqual({ mode, status: 'paid', paid: 1 });
    expect(payments(site)).toHaveLength(1);
    expect(stripe.deliveries.every(({ status }) => status === 200)).toBe(true);
    const kinds = (await runMails(site)).map(({ subject }) => subject);
    expect({ mode, kinds: kinds.filter((subject) => subject.includes('We received your payment')).length }).toEqual({ mode, kinds: 1 });
  }
});

test('where neither webhook nor customer comes, the site asks Stripe itself (PAY-04)', async ({ site, stripe }) => {
  beginStripe(site, stripe);
  stripe.setMode('lost');
  await order(site);
  await watch(site);
  expect(outcome(site)).toEqual({ status: 'awaiting', paid: 0 });
  await pay(stripe);
  expect(outcome(site).status).toBe('awaiting');
  await watch(site);
  expect(outcome(site)).toEqual({ status: 'paid', paid: 1 });
  const asked = stripe.requests.length;
  await watch(site);
  expect(stripe.requests).toHaveLength(asked);
});

test('the watch goes on with an order whose post was killed, once that post can no longer be answering (PAY-04, SHOP-10)', async ({
  site,
  stripe,
}) => {
  const kills = `if ( ! get_option( 'charterform_test_killed' ) ) { update_option( 'charterform_test_killed', 1 ); status_header( 500 ); exit; }`;
  beginStripe(site, stripe, {}, {}, `add_action( 'charterform_order_stored', static function () { ${kills} }, 1 );`);
  await order(site);
  await watch(site);
  expect(site.orders()).toMatchObject([{ status: '' }]);
  site.run(`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}charterform_attempts SET started_at = started_at - 200" ); return 1;`);
  await watch(site);
  await watch(site);
  expect(site.orders()).toMatchObject([{ status: 'awaiting' }]);
  expect(stripe.sessions()).toHaveLength(1);
  expect(
    site.run(
      `return Charterform\\Attempts::find( 'process_signup', Charterform\\Orders::find( ${site.orders()[0]!.id} )->order_key )->state;`,
    ),
  ).toBe('done');
});

test('a payment by bank is on its way until Stripe says that it came, or failed and can be tried again (PAY-04, SHOP-09)', async ({
  site,
  stripe,
}) => {
  for (const isPaid of [true, false]) {
    beginStripe(site, stripe);
    const { body } = await order(site);
    const { id } = newest(stripe);
    await open(await pay(stripe, { card: 'bank' }));
    await stripe.idle();
    const waiting = await open(body.result.order_url);
    expect(waiting.text).toContain('Your payment of $267.75 is on its way.');
    expect(waiting.text).not.toMatch(/Pay now|You paid/);
    expect(outcome(site)).toEqual({ status: 'awaiting', paid: 0 });
    expect((await open(`${body.result.order_url}&charterform_pay=1`)).location).toBe('');
    await stripe.settleSession(id, isPaid);
    await stripe.idle();
    expect({ isPaid, ...outcome(site) }).toEqual(isPaid ? { isPaid, status: 'paid', paid: 1 } : { isPaid, status: 'awaiting', paid: 0 });
    if (isPaid) continue;
    expect((await open(body.result.order_url)).text).toContain('Pay now');
    expect((await open(`${body.result.order_url}&charterform_pay=1`)).location).toBe(newest(stripe).url);
    expect(stripe.sessions()).toHaveLength(2);
    await pay(stripe);
    await stripe.idle();
    expect(outcome(site)).toEqual({ status: 'paid', paid: 1 });
  }
});

test('a webhook that comes before the site knows its session settles the order all the same (PAY-04)', async ({ site, stripe }) => {
  beginStripe(site, stripe);
  await order(site);
  const session = newest(stripe);
  // As if the answer of Stripe had never arrived.
  site.run(
    `global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}charterform_payments SET provider_id = CONCAT( 'new-', order_id, '-1' ), url = ''" ); return 1;`,
  );
  await pay(stripe);
  await stripe.idle();
  expect(payments(site)).toMatchObject([{ provider_id: session.id, state: 'paid' }]);
  expect(outcome(site)).toEqual({ status: 'paid', paid: 1 });
});

test('nothing of an event is believed whose signature is wrong, old, of the future or missing (PAY-04)', async ({ site, stripe }) => {
  beginStripe(site, stripe);
  stripe.setMode('lost');
  await order(site);
  const session = { ...newest(stripe), status: 'complete', payment_status: 'paid' };
  const type = 'checkout.session.completed';
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: session } });
  const now = Math.floor(Date.now() / 1000);
  const hmac = (secret: string, at: number | string = now) => createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  for (const header of [
    '',
    'x',
    `t=${now}`,
    `v1=${hmac(webhookSecret)}`,
    signatureOf(body, 'whsec_other'),
    signatureOf(body, webhookSecret, now - 301),
    signatureOf(body, webhookSecret, now + 400),
    `t=${now},v0=${hmac(webhookSecret)}`,
    `t=${now},v1=${hmac(webhookSecret).toUpperCase()}`,
    `t=${now},v1=${hmac(webhookSecret).slice(1)}`,
    `t=${now},v1=`,
    `t=,v1=${hmac(webhookSecret, '')}`,
    `t=-1,v1=${hmac(webhookSecret, -1)}`,
    `t=${now},t=${now - 1000},v1=${hmac(webhookSecret)}`,
    `t=${now},${`v1=${hmac('whsec_other')},`.repeat(500)}v1=${hmac(webhookSecret)}`,
  ]) {
    const answer = await fetch(webhookOf(site), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': header },
      body,
    });
    expect({ header: header.slice(0, 80), status: answer.status }).toEqual({ header: header.slice(0, 80), status: 400 });
    expect(await answer.json()).toEqual({ code: 'bad_signature' });
  }
  expect(outcome(site)).toEqual({ status: 'awaiting', paid: 0 });
  // While the secret is changed, Stripe signs with both.
  const both = `t=${now},v1=${hmac('whsec_old')},v1=${hmac(webhookSecret)},v0=x`;
  expect(await tell(site, type, session, { 'Stripe-Signature': both })).toBe(200);
  expect(outcome(site)).toEqual({ status: 'paid', paid: 1 });
});

test('a body that is huge, none, or about something else harms nothing, and no secret means no webhook (PAY-04)', async ({
  site,
  stripe,
}) => {
  beginStripe(site, stripe);
  await order(site);
  const raw = async (body: string, secret = webhookSecret) =>
    (
      await fetch(webhookOf(site), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signatureOf(body, secret) },
        body,
      })
    ).status;
  expect(await raw(JSON.stringify({ type: 'x', data: { object: { filler: 'a'.repeat(300_000) } } }))).toBe(413);
  for (const body of ['', '{', 'null', '[]', '{"type":1}', '{"type":"checkout.session.completed","data":{"object":"x"}}'])
    expect({ body, status: await raw(body) }).toEqual({ body, status: 400 });
  for (const type of ['customer.created', 'checkout.session.completed', 'charge.refunded', 'payment_intent.succeeded'])
    for (const object of [{}, { id: 'cs_test_of_somebody', payment_status: 'paid' }, { id: ['x'] }, { id: 'x', metadata: 'y' }])
      expect({ type, status: await tell(site, type, object) }).toEqual({ type, status: 200 });
  expect((await fetch(webhookOf(site))).status).toBe(404);
  expect(outcome(site)).toEqual({ status: 'awaiting', paid: 0 });
  beginStripe(site, stripe, { stripe: { secret_key: stripe.secretKey } });
  await order(site);
  expect(await tell(site, 'checkout.session.completed', { ...newest(stripe), payment_status: 'paid' })).toBe(400);
  expect(await raw('{}', '')).toBe(400);
  expect(outcome(site)).toEqual({ status: 'awaiting', paid: 0 });
});

test('another amount, currency or order is never taken for a payment, and the owner is told (PAY-04, SHOP-09)', async ({
  site,
  stripe,
}) => {
  for (const wrong of [{ amount_total: 1 }, { amount_total: '26775' }, { currency: 'jpy' }, { amount_total: undefined }]) {
    beginStripe(site, stripe);
    await order(site);
    const session = { ...newest(stripe), status: 'complete', payment_status: 'paid', ...wrong };
    expect(await tell(site, 'checkout.session.completed', session)).toBe(200);
    expect(await tell(site, 'checkout.session.completed', session)).toBe(200);
    expect({ wrong, ...outcome(site) }).toEqual({ wrong, status: 'awaiting', paid: 0 });
    await runMails(site);
    const warnings = ownerMails(site.mails());
    expect({ wrong, warnings: warnings.length }).toEqual({ wrong, warnings: 1 });
    expect(warnings[0]!.message).toContain('another amount or currency');
  }
  // The id of another order, and marks of another site or order on a session that the site does not know.
  beginStripe(site, stripe);
  await order(site);
  await order(site, {}, [{ name: 'Wyoming LLC', state: 'WY', kind: 'base', cents: 100 }]);
  const [first, second] = stripe.sessions();
  const paid = { status: 'complete', payment_status: 'paid', livemode: false };
  await tell(site, 'checkout.session.completed', { ...second, ...paid, id: first!.id });
  // As if Stripe's answers had never arrived: now the marks alone say whose a session is.
  site.run(
    `global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}charterform_payments SET state = 'open', provider_id = CONCAT( 'new-', order_id, '-1' )" ); return 1;`,
  );
  for (const metadata of [
    { ...second!.metadata, charterform_order: first!.metadata.charterform_order },
    { ...first!.metadata, charterform_site: 'https://other.example' },
    { ...first!.metadata, charterform_payment: '999999' },
    { charterform_payment: "1' OR 1=1" },
  ])
    await tell(site, 'checkout.session.completed', { ...first, ...paid, id: 'cs_test_unknown', metadata });
  expect(site.orders().map(({ status }) => status)).toEqual(['awaiting', 'awaiting']);
  expect(payments(site).every(({ provider_id }) => provider_id.startsWith('new-'))).toBe(true);
});

test('an order that is paid twice keeps both payments, and the owner is told by mail and on its page (PAY-04)', async ({
  site,
  stripe,
}) => {
  beginStripe(site, stripe);
  const { body } = await order(site);
  const { id } = site.orders()[0]!;
  const first = newest(stripe);
  // As if the first session had been lost, and another been made.
  site.run(`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}charterform_payments SET state = 'expired'" ); return 1;`);
  await open(`${body.result.order_url}&charterform_pay=1`);
  stripe.setMode('lost');
  await pay(stripe);
  await pay(stripe, {}, first.id as string);
  const both = stripe.sessions().map((session) => ({ ...session }));
  expect(both.map(({ payment_status }) => payment_status)).toEqual(['paid', 'paid']);
  for (const session of [...both, ...both]) expect(await tell(site, 'checkout.session.completed', session)).toBe(200);
  expect(outcome(site, id)).toEqual({ status: 'paid', paid: 1 });
  expect(payments(site).map(({ state }) => state)).toEqual(['paid', 'paid']);
  await runMails(site);
  expect(ownerMails(site.mails())).toHaveLength(1);
  expect(site.run(`return Charterform\\Payment_Warnings::of( Charterform\\Orders::find( ${id} ) );`)).toEqual([
    expect.stringContaining('The customer may have paid twice'),
  ]);
});

test('the return of a stranger, a changed or an old one shows nothing of an order (PAY-04, SHOP-11)', async ({ site, stripe }) => {
  beginStripe(site, stripe);
  await order(site);
  const url = new URL(newest(stripe).success_url);
  const token = url.searchParams.get('charterform_payment')!;
  const [id, signature] = token.split('-') as [string, string];
  for (const changed of [`${Number(id) + 1}-${signature}`, `${id}-${signature.slice(1)}0`, id, '', `${id}-`, "1' OR 1=1"]) {
    url.searchParams.set('charterform_payment', changed);
    const { location, text } = await open(url.href);
    expect({ changed, leads: /charterform_order=\d/.test(location), leaks: /Okafor|267\.75/.test(text) }).toEqual({
      changed,
      leads: false,
      leaks: false,
    });
  }
  url.searchParams.set('charterform_payment', token);
  expect((await open(url.href)).location).toMatch(/charterform_order=\d/);
  site.run(`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}charterform_payments SET created_at = created_at - 300000" ); return 1;`);
  expect((await open(url.href)).location).not.toMatch(/charterform_order=\d/);
});
