import type { ServerSite } from './server-site';

/** Runs what is due, as WP-Cron does, as if the next try had come. */
export async function runQueue(site: ServerSite): Promise<void> {
  site.run(`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}charterform_orders SET next_try = 1, locked_until = 0 WHERE next_try > 0" );
wp_clear_scheduled_hook( 'charterform_forward' ); wp_schedule_event( time() - 1, 'charterform_five_minutes', 'charterform_forward' ); delete_transient( 'doing_cron' ); return 1;`);
  await fetch(`${site.url}/wp-cron.php`);
}
