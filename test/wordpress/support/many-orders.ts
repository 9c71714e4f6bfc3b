import { readFileSync, readdirSync } from 'node:fs';
import { inProject } from '../../../scripts/project-files.mjs';
import { ledger } from './orders';
import type { ServerSite } from './server-site';

/** Golden orders of all kinds, as the plugin stores them. */
const payloads = () =>
  readdirSync(inProject('fixtures/orders'))
    .filter((_, index) => index % 3 === 0)
    .flatMap((name) => {
      try {
        const {
          account,
          payment: _payment,
          ...rest
        } = JSON.parse(readFileSync(inProject(`fixtures/orders/${name}/payload.json`), 'utf8')) as {
          account: object;
          payment: object;
        };
        return [{ ...rest, account: { ...account, password: '' } }];
      } catch {
        return [];
      }
    });

/**
 * Stores many orders by SQL, as many posts would: each of its own customer, over two years, in all statuses.
 * @returns how many seconds it took
 */
export function storeOrders(site: Pick<ServerSite, 'run'>, count: number): number {
  const began = Date.now();
  const data = Buffer.from(JSON.stringify({ payloads: payloads(), ledger })).toString('base64');
  site.run(`global $wpdb; $data = json_decode( base64_decode( '${data}' ) ); $table = Charterform\\Tables::orders();
$statuses = array_keys( Charterform\\Order_Status::names() ); $states = array( 'sent', 'sent', 'sent', 'new', 'failed' );
$names = array( 'Ada Okafor', 'Nils Lindqvist', 'Cleo Haddad', 'Bo Nguyen', 'Ines Duarte' );
for ( $from = 0; $from < ${count}; $from += 200 ) {
  $rows = array(); $events = array();
  for ( $i = $from; $i < min( ${count}, $from + 200 ); $i++ ) {
    $payload = clone $data->payloads[ $i % count( $data->payloads ) ];
    $payload->account = (object) array( 'email_address' => "customer$i@example.com" );
    $payload->marker = "Reference R-$i";
    $total = 14275 + $i;
    $at = time() - 60 * ( ${count} - $i ) * 200;
    $rows[] = $wpdb->prepare( "( 'process_signup', %s, 'FormABusinessForm', %s, %s, %s, 'invoice', %d, %s, %s, %s, '{}', %s, %s, '[]', %s, %d, '[]', '', '', %d, %d )",
      wp_generate_uuid4(), home_url( '/order/' ), $states[ $i % 5 ], $statuses[ $i % 7 ], $i % 50 ? time() : 0, $names[ $i % 5 ], "customer$i@example.com", "Company $i LLC",
      Charterform\\Orders::encode( $payload ), Charterform\\Search_Words::of( $payload ), Charterform\\Orders::encode( $data->ledger ), $total, $at, $at );
  }
  $wpdb->query( "INSERT INTO $table ( action, order_key, form_type, page_url, state, status, payment_way, seen_at, customer, email, company, fields, payload, words, files, ledger, total, notes, reply, last_error, created_at, sent_at ) VALUES " . implode( ', ', $rows ) );
}
foreach ( $wpdb->get_results( "SELECT id, status, created_at FROM $table" ) as $order ) $events[] = $wpdb->prepare( "( %d, %d, 'owner', 1, 'awaiting', %s, 0, '' )", $order->id, $order->created_at, $order->status );
foreach ( array_chunk( $events, 500 ) as $chunk ) $wpdb->query( 'INSERT INTO ' . Charterform\\Tables::name( 'order_events' ) . ' ( order_id, at, made_by, user_id, status_before, status, undoes, note ) VALUES ' . implode( ', ', $chunk ) );
delete_transient( 'charterform_counts' ); return count( $events );`);
  return (Date.now() - began) / 1000;
}
