import { expectAccessible } from '../browser/support/axe';
import { change, queuedMails, runMails } from './support/mails';
import { orderList } from './support/orders';
import { ask, beginWithTill, pay, place, refunds, says, total } from './support/refunds';
import { expect, logIn, test, type ServerSite } from './support/server-site';

const mailsOf = async (site: ServerSite) => (await runMails(site)).map(({ subject, message, html }) => ({ subject, message, html }));
const refund = (site: ServerSite, id: string, cents: number, rows: object, reason: string, isTold: boolean) =>
  site.run<string>(`wp_set_current_user( 1 ); $o = Charterform\\Orders::find( ${id} );
return Charterform\\Refunds::ask( $o, json_decode( '${JSON.stringify(rows)}', true ), ${cents}, '${reason}', Charterform\\Refunds::new_key( $o ), ${String(isTold)} )->state;`);

test('the customer reads in a mail and on the page of the order what was refunded and what remains, once for each refund (PAY-07, SHOP-10, SHOP-11)', async ({
  site,
  page,
}) => {
  beginWithTill(site);
  const { id, url } = await place(site);
  const root = page.locator('.charterform-status');
  pay(site, id);
  await runMails(site);
  // What nobody knows is not told.
  says(site, 'times out');
  expect(ask(site, id, 300)).toBe('asked');
  await page.goto(url);
  await expect(root).not.toContainText(/refund/i);
  site.run(
    `$r = Charterform\\Refund_Store::of( Charterform\\Orders::find( ${id} ) ); Charterform\\Refund_Provider::fail( $r[0], 'no' ); return 1;`,
  );
  says(site, 'id');
  expect(refund(site, id, 2875, { 1: 2500, 2: 375 }, 'We filed it late', true)).toBe('done');
  expect(refund(site, id, 1000, {}, 'A secret of ours', false)).toBe('done');
  const partly = (await mailsOf(site)).filter(({ subject }) => /refund/i.test(subject));
  expect(partly.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^We refunded a part of your order 1\d{5}$/),
    expect.stringMatching(/^We refunded a part of your order 1\d{5}$/),
  ]);
  expect(partly[0]!.message).toContain('We refunded $28.75 of your order');
  expect(partly[1]!.message).toContain('We refunded $10.00 of your order');
  for (const words of [
    /Refunded on \w+, .* \(Registered Agent & 2 years: \$25\.00; Wyoming LLC, fee of the state: \$3\.75\. We filed it late\): −\$28\.75/,
    /Paid after refunds: \$238\.00/,
    /You paid \$276\.75 on .*\. We refunded \$38\.75 of it; \$238\.00 remains paid\./,
  ])
    expect(partly[0]!.message).toMatch(words);
  expect(partly[0]!.html).toContain('Registered Agent &amp; 2 years: $25.00');
  for (const { message, html } of partly) expect(message + html).not.toContain('A secret of ours');

  await page.reload();
  await expect(root).toContainText(/You paid \$276\.75 on .*\. We refunded \$38\.75 of it; \$238\.00 remains paid\./);
  await expect(root.locator('.charterform-refunded')).toContainText(/−\$28\.75.*−\$10\.00.*Paid after refunds\s*\$238\.00/s);
  await expect(root.locator('.charterform-timeline')).toContainText('We refunded $28.75 of your order');
  await expect(root).toContainText('We filed it late');
  await expect(root).not.toContainText('A secret of ours');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `status page of a refund, ${width}`, '.charterform-status');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.screenshot({ path: `.cache/pictures/refunds-status-${width}.png`, fullPage: true });
  }

  expect(ask(site, id, total - 3875)).toBe('done');
  const whole = (await mailsOf(site)).filter(({ subject }) => /refund/i.test(subject)).slice(2);
  expect(whole.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^We refunded your order 1\d{5}$/)]);
  expect(whole[0]!.message).toContain('Paid after refunds: $0.00');
  expect(queuedMails(site).filter(({ kind, state }) => kind.includes('refunded') && state === 'sent')).toHaveLength(3);
  await page.reload();
  await expect(root.getByRole('heading', { level: 2 }).first()).toHaveText('We refunded your order');
  await expect(root).toContainText(/We refunded this order on .*\. We refunded \$276\.75\./);
  await expect(root.locator('[data-kind="next"], [data-kind="later"]')).toHaveCount(0);
});

test('list, file, My orders, the mail to the owner and what is handed over to a person say “partly refunded” with the amounts (PAY-07)', async ({
  site,
  page,
}) => {
  beginWithTill(site);
  const { id } = await place(site);
  await place(site, 'invoice');
  pay(site, id);
  expect(ask(site, id, 2500, { 1: 2500 })).toBe('done');
  change(site, id, 'in_progress');
  site.run(`Charterform\\Orders::update( ${id}, array( 'user_id' => get_user_by( 'login', 'subscriber' )->ID ) ); return 1;`);
  const said = site.run<
    Record<string, string>
  >(`$o = Charterform\\Orders::find( ${id} ); wp_set_current_user( get_user_by( 'login', 'subscriber' )->ID );
$out = fopen( 'php://memory', 'w+' ); Charterform\\Orders_Csv::write( $out, Charterform\\Order_Search::from_request() ); rewind( $out );
$all = apply_filters( 'wp_privacy_personal_data_exporters', array() ); $mail = Charterform\\Owner_Mail::of( $o );
return array( 'csv' => stream_get_contents( $out ), 'mine' => wp_strip_all_tags( Charterform\\My_Orders::html() ), 'owner' => $mail['text'],
 'export' => wp_json_encode( call_user_func( $all['charterform']['callback'], $o->email, 1 ), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );`);
  const rows = said.csv!.replace('\uFEFF', '').split('\n');
  expect(rows[0]).toContain('Total,Refunded,"Paid after refunds"');
  expect(said.csv).toContain('"In progress, partly refunded",Till');
  expect(said.csv).toMatch(/,276\.75,25\.00,251\.75,/);
  expect(said.csv).toMatch(/"Awaiting payment",Invoice.*,276\.75,,,/s);
  expect(said.mine).toContain('In progress, partly refunded');
  expect(said.owner).toContain('Payment: Paid, and partly refunded (Till)');
  expect(said.owner).toContain('Paid after refunds: $251.75');
  expect(said.export).toContain('−$25.00, Registered Agent & 2 years: $25.00');
  await logIn(page, site);
  await page.goto(orderList(site));
  await expect(page.locator('#the-list tr').nth(1).locator('.column-status')).toHaveText('In progresspartly refunded');
  await expect(page.locator('#the-list tr').nth(0).locator('.column-status')).toHaveText('Awaiting payment');
  // The order goes on: a part that is refunded is no end.
  expect(change(site, id, 'filed')).toBe(true);
  expect(site.run(`return Charterform\\Customer_Words::payment_state( Charterform\\Orders::find( ${id} ) );`)).toBe('partly_refunded');
});

test('a refund by hand is told once, a click that is taken back is not told, and the mail can be switched off (PAY-07, SHOP-10)', async ({
  site,
}) => {
  beginWithTill(site);
  const { id } = await place(site, 'invoice');
  change(site, id, 'paid');
  expect(ask(site, id, 500)).toBe('done');
  site.run(`wp_set_current_user( 1 ); return Charterform\\Refunds::take_back( Charterform\\Orders::find( ${id} ) );`);
  change(site, id, 'refunded');
  const subjects = (await runMails(site)).map(({ subject }) => subject).filter((subject) => /refund/i.test(subject));
  expect(subjects).toEqual([expect.stringMatching(/^We refunded your order/)]);
  expect(refunds(site).map(({ state, cents }) => [state, cents])).toEqual([
    ['undone', '500'],
    ['done', String(total)],
  ]);
  const other = await place(site);
  pay(site, other.id);
  site.run(`Charterform\\Mail_Templates::save( 'partly_refunded', false, array() ); return 1;`);
  expect(ask(site, other.id, 500)).toBe('done');
  expect((await runMails(site)).filter(({ subject }) => /a part/.test(subject))).toEqual([]);
});
