import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FakeStripe } from '../../demo-host/provider/stripe/fake-stripe.mjs';
import type { Json } from './support/back-end';
import {
  beginElementShop,
  cardToken,
  lose,
  losing,
  pay,
  secretKey,
  settle,
  startElementStripe,
  webhookSecret,
} from './support/element-shop';
import { runMails } from './support/mails';
import { expect, logIn, test, type ServerSite } from './support/server-site';

let stripe: FakeStripe;
test.beforeAll(async () => {
  stripe = await startElementStripe();
});
test.afterAll(() => stripe.close());

/** Where in the database words stand: table and, of options, the name. */
const placesOf = (site: ServerSite, words: readonly string[]) =>
  site.run<Record<string, string[]>>(`global $wpdb; $found = array();
foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
  foreach ( $wpdb->get_results( "SELECT * FROM $table", ARRAY_A ) as $row ) {
    $text = implode( ' | ', array_map( 'strval', $row ) ) . wp_json_encode( $row, JSON_UNESCAPED_SLASHES );
    foreach ( json_decode( '${JSON.stringify(words)}' ) as $word ) {
      if ( false !== strpos( $text, $word ) ) { $found[ $word ][] = preg_replace( '/^.*?charterform_|^wp_/', '', $table ) . ( isset( $row['option_name'] ) ? ' ' . $row['option_name'] : '' ); }
    }
  }
}
return $found;`);

test('no secret key, card, token or client secret is in the database, a mail, a log, a webhook, a page or an export (PAY-06)', async ({
  site,
  page,
  backEnd,
}) => {
  test.setTimeout(120_000);
  const golden = beginElementShop(site, stripe, 'wyoming-llc', losing('/confirm$'), {
    forward: { mode: 'webhook', url: backEnd.url },
  });
  backEnd.received.length = 0;
  backEnd.answer = () => ({ status: 204 });
  stripe.setWebhook({ url: `${site.url}/?rest_route=/charterform/v1/stripe` });
  const tokens: string[] = [];
  const answers: string[] = [];
  const post = async (number?: string, key: string = randomUUID()) => {
    const token = await cardToken(stripe, number);
    tokens.push(token);
    const sent = await pay(golden, token, key);
    answers.push(sent.text.replaceAll(/"next":\{"confirm":\{"client_secret":"[^"]*"\}\}/g, ''));
    return { token, key, sent };
  };
  // Paid at once; declined; asked for, then paid, refused or left; lost, then repeated; Stripe down; keys that Stripe refuses.
  await post();
  await post('4000000000009995');
  const [passes, fails] = [await post('4000002760003184'), await post('4000002760003184')];
  await post('4000002760003184');
  for (const [{ key }, isPassed] of [
    [passes, true],
    [fails, false],
  ] as const) {
    const order = site.orders().find(({ order_key }) => order_key === key)!;
    const intent = (stripe.intents() as Json[]).find(({ metadata }) => metadata.charterform_order === String(100_000 + Number(order.id)))!;
    await stripe.authenticate(intent.id as string, isPassed);
    answers.push((await settle(golden, key)).text);
  }
  lose(site, 2);
  const lost = await post();
  answers.push((await pay(golden, lost.token, lost.key)).text);
  await stripe.idle();
  stripe.setFault({ kind: 'down' });
  const down = await post();
  stripe.setFault(null);
  answers.push((await pay(golden, down.token, down.key)).text);
  await stripe.idle();
  const mails = JSON.stringify(await runMails(site)) + JSON.stringify(site.mails());
  const secrets = (stripe.intents() as Json[]).map(({ client_secret }) => client_secret as string);
  const cards = ['4242424242424242', '4000002760003184', '4000000000009995'];
  expect(site.orders().filter(({ status }) => status === 'paid').length).toBe(4);
  expect(secrets.length).toBeGreaterThan(5);
  // The settings hold the keys, which only their owner and Stripe may know.
  const places = placesOf(site, [secretKey, webhookSecret, ...secrets, ...tokens, ...cards]);
  expect(places).toEqual({ [secretKey]: ['options charterform_settings'], [webhookSecret]: ['options charterform_settings'] });
  await logIn(page, site);
  const admin = async (path: string) => (await page.request.get(`${site.url}/wp-admin/${path}`)).text();
  const order = site.orders().find(({ status }) => status === 'paid')!;
  const shown: Record<string, string> = {
    answers: answers.join(),
    mails,
    webhooks: JSON.stringify(backEnd.received),
    log: readFileSync(`${site.state}/debug.log`, { encoding: 'utf8', flag: 'a+' }),
    form: await (await fetch(golden.url)).text(),
    'status page': await (
      await fetch(site.run<string>(`return Charterform\\Status_Page::url( Charterform\\Orders::find( ${order.id} ) );`))
    ).text(),
    order: await admin(`admin.php?page=charterform-orders&order=${order.id}`),
    settings: await admin('admin.php?page=charterform&tab=payment'),
    'site health': await admin('site-health.php?tab=debug'),
  };
  await page.goto(`${site.url}/wp-admin/admin.php?page=charterform&tab=tools`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the settings' }).click(),
  ]);
  shown.export = readFileSync(await download.path(), 'utf8');
  expect(shown.export).toContain('pk_test_publishable');
  for (const [where, text] of Object.entries(shown)) {
    const found = [secretKey, webhookSecret, ...secrets, ...tokens, ...cards].filter((word) => text.includes(word));
    expect({ where, found, length: text.length > 0 || where === 'log' }).toEqual({ where, found: [], length: true });
  }
});
