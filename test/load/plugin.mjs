import { writeFileSync } from 'node:fs';
import { findMariaDB, startMariaDB } from '../../scripts/wordpress/mariadb.mjs';
import { startSite } from '../../scripts/wordpress/site.mjs';
import { placeMany } from './clients.mjs';
import { goldenLists, goldenPage } from './golden-page.mjs';

/** Sells what the golden order needs. */
const plugin = (/** @type {string} */ file) => `<?php
add_filter( 'charterform_price_lists', static fn() => static fn( $list ) => json_decode( file_get_contents( '${file}' ), true )[ $list ] ?? array() );
`;

/**
 * Orders placed with the plugin on a WordPress of four processes and MariaDB, for comparison.
 *
 * @param {{ orders: number, clients: number }} load
 */
export async function runPlugin({ orders, clients }) {
  const commands = findMariaDB();
  const database = commands && (await startMariaDB(commands));
  if (database) process.env.WP_DB_SOCKET = database.socket;
  const { formType } = goldenPage.config;
  const content = `[charterform form="${formType}"]`;
  const settings = { payment: { ways: ['invoice'] }, limits: { posts_per_hour: 0 } };
  const pages = [{ slug: 'order', title: 'Order', content }];
  const site = await startSite({
    name: 'load',
    port: 8600,
    fresh: true,
    seed: { pages, settings: { server: settings }, users: {}, plugin: true },
  });
  try {
    const lists = `${site.state}/lists.json`;
    writeFileSync(lists, JSON.stringify(goldenLists));
    writeFileSync(`${site.core}/wp-content/mu-plugins/load.php`, plugin(lists));
    const placed = await placeMany(() => site.url, { clients, repeated: 0.1, isEnough: (count) => count >= orders });
    const stored = site.run(`global $wpdb; return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}charterform_orders" );`);
    return { ...placed, stored: Number(stored), on: database ? 'MariaDB' : 'SQLite' };
  } finally {
    site.close();
    await database?.close();
  }
}
