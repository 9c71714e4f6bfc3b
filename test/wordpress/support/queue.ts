import type { ServerSite } from './server-site';

/** Runs a hook of WP-Cron at once. @param before PHP that comes first, such as what lets time pass */
export async function runCron(site: ServerSite, hook: string, before = ''): Promise<void> {
  site.run(`${before}
wp_clear_scheduled_hook( '${hook}' ); wp_schedule_event( time() - 1, 'charterform_five_minutes', '${hook}' ); delete_transient( 'doing_cron' ); return 1;`);
  await fetch(`${site.url}/wp-cron.php`);
}

/** Runs what is due, as WP-Cron does, as if the next try had come. */
export const runQueue = (site: ServerSite): Promise<void> =>
  runCron(
    site,
    'charterform_forward',
    `global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}charterform_orders SET next_try = 1, locked_until = 0 WHERE next_try > 0" );`,
  );
