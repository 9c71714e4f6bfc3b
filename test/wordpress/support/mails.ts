import type { SentMail, ServerSite } from './server-site';
import { runCron } from './queue';

export interface QueuedMail {
  id: string;
  order_id: string;
  kind: string;
  recipient: string;
  state: string;
  tries: string;
  next_try: string;
  sent_at: string;
  last_error: string;
}

/** The queue of mails. */
export const queuedMails = (site: ServerSite): QueuedMail[] =>
  site.run(`global $wpdb; return $wpdb->get_results( 'SELECT * FROM ' . Charterform\\Tables::name( 'mails' ) . ' ORDER BY id' );`);

/** Runs the queue, as WP-Cron does, as if the next try had come; answers the mails to customers. */
export async function runMails(site: ServerSite): Promise<SentMail[]> {
  await runCron(
    site,
    'charterform_mails',
    `global $wpdb; $wpdb->query( 'UPDATE ' . Charterform\\Tables::name( 'mails' ) . ' SET next_try = 1, locked_until = 0' );`,
  );
  return site.mails().filter(({ to }) => to !== 'admin@example.test');
}

/** Brings an order into a status, as whoever says so. */
export const change = (site: ServerSite, id: string, status: string, by = 'owner'): boolean =>
  site.run(
    `return Charterform\\Order_Status::change( Charterform\\Orders::find( ${id} ), '${status}', '${by}', 'Seen on the bank statement.' );`,
  );
