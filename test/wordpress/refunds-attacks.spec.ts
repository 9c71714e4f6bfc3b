import { contact, orderList } from './support/orders';
import { send } from './support/form-post';
import { ask, asked, beginWithTill, openForm, pay, place, refunds } from './support/refunds';
import { expect, logIn, test } from './support/server-site';

const key = '0-11111111-1111-4111-8111-111111111111';

test('a refund needs the nonce of its order, the right to work on orders, a post, and an order that was paid (PAY-07)', async ({
  site,
  page,
  browser,
}) => {
  beginWithTill(site);
  const mine = await place(site);
  const other = await place(site);
  pay(site, mine.id);
  pay(site, other.id);
  await logIn(page, site);
  await openForm(page, site, mine.id);
  const nonce = await page.locator('.charterform-refund-form [name="_wpnonce"]').inputValue();
  const post = `${site.url}/wp-admin/admin-post.php`;
  const form = (more: Record<string, string> = {}) => ({
    action: 'charterform_refund',
    do: 'refund',
    order: mine.id,
    total: '10',
    key,
    _wpnonce: nonce,
    ...more,
  });
  const status = async (more: Record<string, string>) => (await page.request.post(post, { form: form(more), maxRedirects: 0 })).status();
  expect(await status({ _wpnonce: '' })).toBe(403);
  expect(await status({ order: other.id })).toBe(403);
  expect(await status({ order: '0' })).toBe(403);
  expect((await page.request.get(`${post}?${new URLSearchParams(form()).toString()}`, { maxRedirects: 0 })).status()).toBe(403);
  expect((await fetch(post, { method: 'POST', body: new URLSearchParams(form()), redirect: 'manual' })).status).not.toBe(302);
  for (const name of ['subscriber', 'author']) {
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await logIn(visitor, site, name);
    const nonceOf = site.run<string>(
      `wp_set_current_user( get_user_by( 'login', '${name}' )->ID ); $all = WP_Session_Tokens::get_instance( get_current_user_id() ); return '';`,
    );
    const answer = await visitor.request.post(post, { form: form(nonceOf ? { _wpnonce: nonceOf } : {}), maxRedirects: 0 });
    expect({ name, status: answer.status() }).toEqual({ name, status: 403 });
    await context.close();
  }
  // The right is asked for behind the nonce, too.
  site.plugin(
    `add_filter( 'user_has_cap', static function ( $caps ) { if ( isset( $_POST['action'] ) ) { unset( $caps['manage_charterform'] ); } return $caps; }, 99 );`,
  );
  expect(await status({})).toBe(403);
  expect([asked(site), refunds(site)]).toEqual([[], []]);
});

test('whatever is posted, no more than what was paid is refunded, and nothing of another order (PAY-07)', async ({ site, page }) => {
  beginWithTill(site);
  const { id } = await place(site);
  pay(site, id);
  const other = await place(site);
  pay(site, other.id);
  await send(site.page, contact('bo@example.com', 'Bo'));
  const message = site.orders().at(-1)!.id;
  expect(ask(site, other.id, 500)).toBe('done');
  const foreign = refunds(site)[0]!;
  await logIn(page, site);
  await openForm(page, site, id);
  const nonce = await page.locator('.charterform-refund-form [name="_wpnonce"]').inputValue();
  const turn = (n: number) => `1-1111111${n}-1111-4111-8111-111111111111`;
  const post = async (more: Record<string, string>) => {
    const answer = await page.request.post(`${site.url}/wp-admin/admin-post.php`, {
      form: { action: 'charterform_refund', do: 'refund', order: id, total: '1', key: turn(1), _wpnonce: nonce, ...more },
    });
    return answer.text();
  };
  for (const more of [
    { total: '276.76' },
    { total: '-1' },
    { total: '1e2' },
    { total: '0' },
    { total: '' },
    { total: '99999999999999999999' },
    { total: '1', 'rows[0]': '2' },
    { total: '1', 'rows[0]': '2', 'rows[1]': '-1' },
    { total: '1', 'rows[99]': '1' },
    { total: '1', 'rows[x]': '1', 'rows[3]': '1' },
    { total: '49.01', 'rows[0]': '49.01' },
    { key: '' },
    { key: 'x'.repeat(5000) },
    { key: foreign.refund_key },
    { do: 'again', refund: foreign.id },
    { do: 'take_back', refund: foreign.id },
    { do: 'made', refund: foreign.id },
    { do: 'not_made', refund: '999999' },
    { do: 'drop' },
    { 'do[]': 'refund', do: '' },
  ] as Record<string, string>[])
    expect({ more, text: /class="notice notice-(error|success|warning)/.exec(await post(more))?.[1] }).toEqual({ more, text: 'error' });
  expect([asked(site).length, refunds(site).length]).toEqual([1, 1]);
  // Words stay words.
  const html = await post({ reason: '<script>alert(1)</script>"><img src=x onerror=alert(2)>', key: turn(2) });
  expect(html).not.toMatch(/<script>alert\(1\)|<img src=x/);
  expect(asked(site)).toHaveLength(2);
  const answer = await page.request.get(orderList(site, `&order=${message}&refund=form`));
  expect(await answer.text()).not.toContain('id="charterform-refunds"');
  // In the Trash nothing is refunded.
  site.run(`Charterform\\Order_Trash::put( Charterform\\Orders::find( ${id} ) ); return 1;`);
  expect(await post({ key: `0-${turn(3).slice(2)}` })).toContain('This order is in the Trash');
  expect(asked(site)).toHaveLength(2);
  // A deleted order takes its refunds along.
  site.run(`Charterform\\Orders::delete( array( Charterform\\Orders::find( ${id} ) ) ); return 1;`);
  expect(refunds(site).map(({ order_id }) => order_id)).toEqual([other.id]);
});
