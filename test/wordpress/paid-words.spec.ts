import { goldenOrder, send } from './support/form-post';
import { expect, test } from './support/server-site';

/** Whatever says that money has arrived. What asks for it, or offers the owner to say it, is none. */
const says = /\bpaid\b|received your payment|payment received|your receipt|\bpagad[oa]s?\b|\bpagó\b|recibimos su pago|su recibo/i;

/** What says that nobody has said so. */
const denies = /not paid yet|nobody has said that it was paid|aún no está pagado|nadie ha dicho que se haya pagado/gi;
const claim = (words: string) => {
  const said = words.replaceAll(denies, '');
  const at = said.search(says);
  return at < 0 ? undefined : said.slice(Math.max(0, at - 40), at + 40);
};

/** What is said of an order, by where: mails that would go out, the page of the customer, and that of the owner without its buttons. */
const wordsOf = (id: string, locale: string) => `switch_to_locale( '${locale}' ); Charterform\\Translations::load();
$order = Charterform\\Orders::find( ${id} ); $said = array( 'status page' => Charterform\\Status_View::html( $order ) );
foreach ( array_merge( array_keys( Charterform\\Mail_Kinds::all() ), array( 'link' ) ) as $kind ) {
  if ( Charterform\\Mail_Message::is_needed( $kind, $order ) ) { $mail = Charterform\\Mail_Message::of( $kind, $order ); $said[ $kind ] = $mail['subject'] . ' ' . $mail['text'] . ' ' . wp_strip_all_tags( $mail['html'] ); }
}
$mail = Charterform\\Owner_Mail::of( $order ); $said['owner'] = $mail['subject'] . ' ' . $mail['text'];
require_once WP_PLUGIN_DIR . '/charterform/includes/orders/admin/class-order-view.php'; ob_start(); Charterform\\Order_View::render( $order ); $page = ob_get_clean();
$said['order page'] = wp_strip_all_tags( preg_replace( '/<(form|button|select|script|style)\\b.*?<\\/\\1>|<a class="button.*?<\\/a>/s', ' ', $page ) );
return array_map( 'wp_strip_all_tags', $said );`;

const ways = ['invoice', 'card'];
const unpaid = ['awaiting', 'in_progress', 'filed', 'delivered', 'cancelled', 'refunded'];

test('no mail, no page of a customer and no page of the admin says paid before a provider or the owner has, in any status (SHOP-09)', async ({
  site,
}) => {
  test.setTimeout(120_000);
  site.begin({ payment: { ways } });
  const ledger = [
    { name: 'Wyoming LLC', state: 'WY', kind: 'base', cents: 4900 },
    { name: 'Wyoming LLC', state: 'WY', kind: 'bundle', cents: -900 },
    { name: 'Wyoming LLC', state: 'WY', kind: 'stateFee', cents: 10_375 },
  ];
  for (const way of ways)
    await send(site.page, {
      data: { ...goldenOrder('wyoming-llc'), payment: way === 'card' ? { way, token: 'tok_1' } : { way } },
      fields: { ledger: JSON.stringify(ledger) },
    });
  const ids = site.orders().map(({ id }) => id);
  expect(ids).toHaveLength(2);
  /** Puts an order into a status by events of the table itself, as if each step had been made. */
  const put = (id: string, steps: [string, string][]) =>
    site.run(`global $wpdb; $wpdb->query( 'DELETE FROM ' . Charterform\\Tables::name( 'order_events' ) . ' WHERE order_id = ${id}' ); $before = '';
foreach ( json_decode( '${JSON.stringify([['awaiting', 'site'], ...steps])}' ) as $step ) { $wpdb->insert( Charterform\\Tables::name( 'order_events' ), array( 'order_id' => ${id}, 'at' => time(), 'made_by' => $step[1], 'status_before' => $before, 'status' => $step[0] ) ); $before = $step[0]; }
Charterform\\Orders::update( ${id}, array( 'status' => $before ) ); return 1;`);
  const read = (id: string, locale: string) => site.run<Record<string, string>>(wordsOf(id, locale));
  for (const id of ids)
    for (const status of unpaid) {
      put(id, status === 'awaiting' ? [] : [[status, 'owner']]);
      for (const locale of ['en_US', 'es_ES'])
        for (const [where, words] of Object.entries(read(id, locale)))
          expect({ id, status, locale, where, said: claim(words) }).toEqual({ id, status, locale, where, said: undefined });
    }
  // A payment that only the site claims is none.
  put(ids[0]!, [
    ['paid', 'site'],
    ['filed', 'owner'],
  ]);
  const claimed = read(ids[0]!, 'en_US');
  for (const where of ['status page', 'received', 'filed', 'owner'])
    expect({ where, said: says.test(claimed[where]!) }).toEqual({ where, said: false });
  // And the words are found where somebody has said so.
  for (const by of ['owner', 'provider'])
    for (const locale of ['en_US', 'es_ES']) {
      put(ids[1]!, [
        ['paid', by],
        ['filed', 'owner'],
      ]);
      const said = read(ids[1]!, locale);
      for (const where of ['status page', 'received', 'paid', 'filed', 'owner'])
        expect({ by, locale, where, said: says.test(said[where]!) }).toEqual({ by, locale, where, said: true });
    }
});
