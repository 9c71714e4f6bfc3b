import { randomUUID } from 'node:crypto';
import { goldenOrder, send } from './support/form-post';
import { runCron } from './support/queue';
import { expect, test } from './support/server-site';

const order = () => goldenOrder('wyoming-llc');
const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);

test('20 equal posts at once make one order, and all hear of the same one or that it is still being processed', async ({ site }) => {
  site.begin();
  const post = { data: order(), key: randomUUID() };
  const sent = await Promise.all(times(20, () => send(site.page, post)));
  const accepted = sent.filter(({ status }) => status === 200);
  expect(accepted.length).toBeGreaterThan(0);
  expect(new Set(accepted.map(({ text }) => text)).size).toBe(1);
  expect(sent.filter(({ status }) => status !== 200).map(({ status, body }) => [status, body.error])).toEqual(
    times(20 - accepted.length, () => [409, 'This order is still being processed.']),
  );
  expect(site.orders()).toHaveLength(1);
  expect(site.mails()).toHaveLength(1);
  expect((await send(site.page, post)).text).toBe(accepted[0]!.text);
});

test('a repeat after a restart of the server gets the first answer, word for word', async ({ site }) => {
  site.begin();
  const post = { data: order(), key: randomUUID() };
  const first = await send(site.page, post);
  await site.restart();
  const again = await send(site.page, post);
  expect([again.status, again.text]).toEqual([200, first.text]);
  expect(site.orders()).toHaveLength(1);
});

test('another card, password, note or affiliate, or other order of keys, is the same order; anything else is refused', async ({ site }) => {
  site.begin();
  const key = randomUUID();
  const data = order();
  const first = await send(site.page, { data, key });
  const same = {
    ...Object.fromEntries(Object.entries(data).reverse()),
    payment: { token: 'tok_2' },
    affiliate: { platform: 'everflow' },
    account: { ...data.account, password: 'Another-Plum-43', notes: ['Client interacted with Live Chat'] },
    companies: data.companies.map((company: object) => ({ ...company, notes: ['A note'] })),
  };
  expect((await send(site.page, { data: same, key })).text).toBe(first.text);

  const other = { ...data, contact: { first_name: 'Nils', last_name: 'Lindqvist' } };
  const refused = await send(site.page, { data: other, key });
  expect([refused.status, refused.body]).toEqual([
    409,
    {
      error: 'This key was used for another order.',
      code: 'other_order',
      order: { received_at: expect.stringMatching(/^20.*[+]00:00$/), invoice_numbers: first.body.result.invoice_numbers },
    },
  ]);
  expect(site.orders()).toHaveLength(1);
  expect((await send(site.page, { data: other })).status).toBe(200);
  expect(site.orders()).toHaveLength(2);
});

test('a post that broke off after its order was stored is gone on with by its repeat, which makes no second order', async ({ site }) => {
  site.begin();
  const post = { data: order(), key: randomUUID() };
  site.plugin(`add_filter( 'charterform_retry_delays', static function () { throw new RuntimeException( 'Canary' ); } );
add_filter( 'pre_wp_mail', '__return_false', 99 );`);
  const broken = await send(site.page, post);
  expect([broken.status, broken.text]).toEqual([500, '']);
  site.plugin('');
  // The first process still holds the order; the visitor is told that it is in.
  const again = await send(site.page, post);
  expect([again.status, again.body.result.invoice_numbers]).toEqual([200, [expect.stringMatching(/^\d+$/)]]);
  expect(site.orders()).toHaveLength(1);
  const log = site.log();
  expect(log.join('\n')).toMatch(/Charterform: RuntimeException in of-the-test\.php on line 2$/);
  expect(log.join('\n')).not.toContain('Canary');
  site.begin();
});

test('an order whose process was killed after it was stored is told of without its visitor, once (SHOP-10)', async ({ site }) => {
  site.begin({ payment: { ways: ['invoice'] } });
  const post = { data: { ...order(), payment: { way: 'invoice' } }, key: randomUUID() };
  site.plugin(`add_action( 'charterform_order_stored', static function () { status_header( 500 ); exit; }, 1 );`);
  await send(site.page, post);
  site.plugin('');
  expect(site.orders()).toMatchObject([{ status: '' }]);
  const conclude = () => runCron(site, 'charterform_broken_posts');
  // For all that anybody knows the post may still run.
  await conclude();
  expect(site.orders()).toMatchObject([{ status: '' }]);
  site.run(`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}charterform_attempts SET started_at = started_at - 200" ); return 1;`);
  await conclude();
  await conclude();
  expect(site.orders()).toMatchObject([{ status: 'awaiting', state: 'sent' }]);
  expect(site.mails().map(({ to }) => to)).toEqual(['admin@example.test', 'ada@okafor-lindqvist.example']);
  const again = await send(site.page, post);
  expect([again.status, again.body.result.invoice_numbers]).toEqual([200, [expect.stringMatching(/^\d+$/)]]);
  expect(site.orders()).toHaveLength(1);
});

test('while the first post runs a repeat is told so, and one that never ended is taken over', async ({ site }) => {
  site.begin();
  const post = { data: order(), key: randomUUID() };
  site.plugin(`add_filter( 'charterform_check_post', static function ( $allowed ) { sleep( 2 ); return $allowed; } );`);
  const first = send(site.page, post);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const early = await send(site.page, post);
  expect([early.status, early.body.code]).toEqual([409, 'still_working']);
  // What comes of it is not known yet, so nothing can be said to another order either.
  const otherEarly = await send(site.page, { ...post, data: { ...post.data, contact: {} } });
  expect([otherEarly.status, otherEarly.body.code]).toEqual([409, 'still_working']);
  expect((await first).status).toBe(200);
  expect(site.orders()).toHaveLength(1);

  site.plugin('');
  const lost = { data: order(), key: randomUUID() };
  site.run(`global $wpdb; $wpdb->insert( $wpdb->prefix . 'charterform_attempts', array( 'action' => 'process_signup', 'order_key' => '${lost.key}',
'digest' => Charterform\\Attempts::digest( json_decode( base64_decode( '${Buffer.from(JSON.stringify(lost.data)).toString('base64')}' ) ) ), 'reply' => '', 'started_at' => time() - 200 ) ); return 1;`);
  expect((await send(site.page, lost)).status).toBe(200);
  expect(site.orders()).toHaveLength(2);
});

test('another order under a key says what was ordered under it: nothing after a refusal, and the stored order of a post that broke off (SUBM-55)', async ({
  site,
}) => {
  site.begin();
  const card = { data: { ...order(), payment: { number: '4111111111111111' } }, key: randomUUID() };
  await send(site.page, card);
  const changed = { ...order(), contact: { first_name: 'Nils', last_name: 'Lindqvist' } };
  const afterRefusal = await send(site.page, { data: changed, key: card.key });
  expect([afterRefusal.status, afterRefusal.body]).toMatchObject([409, { code: 'other_order', order: null }]);

  const post = { data: order(), key: randomUUID() };
  site.plugin(`add_filter( 'charterform_retry_delays', static function () { throw new RuntimeException( 'Canary' ); } );
add_filter( 'pre_wp_mail', '__return_false', 99 );`);
  expect((await send(site.page, post)).status).toBe(500);
  site.plugin('');
  const afterBreak = await send(site.page, { data: changed, key: post.key });
  expect([afterBreak.status, afterBreak.body.order]).toEqual([409, { received_at: expect.stringMatching(/^20/) }]);
  expect(JSON.stringify([afterRefusal.body, afterBreak.body])).not.toMatch(/Okafor|@/);
  expect(site.orders()).toHaveLength(1);
  site.begin();
});

test('a refusal is stored with its key too, with a status that a repeat can read', async ({ site }) => {
  site.begin();
  const post = { data: { ...order(), payment: { number: '4111111111111111' } }, key: randomUUID() };
  const first = await send(site.page, post);
  expect([first.status, first.body.code]).toEqual([200, 'card_data']);
  expect((await send(site.page, post)).text).toBe(first.text);
});
