import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { startSite } from '../../../scripts/wordpress/site.mjs';
import { startBackEnd, type BackEnd, type Json } from './back-end';
import { logInAt } from './log-in';

export interface StoredOrder {
  id: string;
  action: string;
  order_key: string;
  form_type: string;
  state: string;
  status: string;
  trashed_at: string;
  seen_at: string;
  words: string | null;
  customer: string;
  email: string;
  company: string;
  payload: Json;
  secrets: string | null;
  files: { field: string; name: string; stored: string; size: number }[];
  ledger: string;
  total: string | null;
  reply: string;
  last_error: string;
  tries: string;
  next_try: string;
}

export interface SentMail {
  to: string;
  subject: string;
  /** Its plain text. */
  message: string;
  /** '' for a mail of plain text alone. */
  html: string;
  headers: string | string[];
  attachments: string[] | Record<string, string>;
}

export interface ServerSite {
  url: string;
  /** The page that forms post to. */
  page: string;
  state: string;
  core: string;
  /** Runs PHP with the site loaded; resolves to what it returns, by JSON. */
  run: <T>(code: string) => T;
  /** Puts settings in place of those of the test before, and empties orders, attempts, mails and log. */
  begin: (server?: object, others?: object) => void;
  orders: () => StoredOrder[];
  mails: () => SentMail[];
  /** A plugin of the test alone; '' takes it away. */
  plugin: (code: string) => void;
  restart: () => Promise<void>;
  /** The lines of the log, without those about the missing internet, and with WooCommerce itself those of the plugin alone. */
  log: () => string[];
  /** The whole database, with what its log holds. */
  database: () => string;
  close: () => void;
}

/** A line of the log that is about the plugin. */
const ofPlugin = /charterform\/(includes\/|charterform\.php)|<code>charterform/;

/** All that SQLite has written. As the last connection closes it folds its journal into the database and deletes it: then they are read anew. */
function sqliteFiles(state: string): string {
  const files = readdirSync(state).filter((file) => file.startsWith('wordpress.sqlite'));
  try {
    return files.map((file) => readFileSync(`${state}/${file}`, 'latin1')).join('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return sqliteFiles(state);
  }
}

/** Every row of every table of a MariaDB, whose own files are not the site's. */
const dumpedTables = (run: ServerSite['run']) =>
  JSON.stringify(
    run(
      `global $wpdb; return array_map( static fn( $table ) => $GLOBALS['wpdb']->get_results( "SELECT * FROM $table" ), $wpdb->get_col( 'SHOW TABLES' ) );`,
    ),
  );

/** A mail as it was handed to the mail server. */
function sentMail(line: string): SentMail {
  const mail = JSON.parse(line) as SentMail & { text: string };
  return { ...mail, message: mail.text || mail.message, html: mail.text ? mail.message : '' };
}

const seed = (name: string) => ({
  pages: [
    { slug: 'order', title: 'Order', content: '<!-- wp:shortcode -->[charterform form="ContactForm"]<!-- /wp:shortcode -->' },
    { slug: 'form', title: 'Form', content: '<!-- wp:shortcode -->[charterform form="FormABusinessForm"]<!-- /wp:shortcode -->' },
  ],
  settings: { website: name },
  users: { subscriber: 'subscriber', contributor: 'contributor', author: 'author', editor: 'editor' },
  plugin: true,
});

/** A site of its own for the tests of one worker. */
export async function startServerSite(name: string): Promise<ServerSite> {
  const options = { name, seed: seed(name), port: 8300 };
  let started = await startSite({ ...options, fresh: true });
  const extra = () => `${started.core}/wp-content/mu-plugins/of-the-test.php`;
  // Most tests order by a ledger of their own, which their site may charge.
  writeFileSync(
    `${started.core}/wp-content/mu-plugins/totals-of-the-tests.php`,
    `<?php\nadd_filter( 'charterform_knows_totals', '__return_true' );\n`,
  );
  const run = <T>(code: string) => started.run(code) as T;
  const read = (file: string) => (existsSync(`${started.state}/${file}`) ? readFileSync(`${started.state}/${file}`, 'utf8') : '');
  return {
    get url() {
      return started.url;
    },
    get page() {
      return `${started.url}/order/`;
    },
    get state() {
      return started.state;
    },
    get core() {
      return started.core;
    },
    run,
    begin(server = {}, others = {}) {
      // A back end prices the orders of most tests: the site's own catalogue does not sell what they order.
      const settings = Buffer.from(
        JSON.stringify({ website: name, endpoints: { marketing: 'https://products.example/' }, ...others, server }),
      ).toString('base64');
      run(`global $wpdb; update_option( 'charterform_settings', json_decode( base64_decode( '${settings}' ), true ) );
foreach ( array( 'orders', 'attempts', 'hits', 'order_events', 'order_documents', 'order_tries', 'payments', 'refunds', 'saved_orders', 'saved_order_links', 'co_owner_parts' ) as $t ) { $wpdb->query( "DELETE FROM {$wpdb->prefix}charterform_$t" ); }
delete_transient( 'charterform_counts' ); delete_option( 'charterform_card_testing' );
$wpdb->query( "DELETE FROM {$wpdb->prefix}charterform_mails" ); delete_option( 'charterform_mails' );
// As if a template showed every form on the page that most tests post to.
update_post_meta( get_page_by_path( 'order' )->ID, '_charterform_forms', array_keys( Charterform\\Form_Types::all() ) ); return 1;`);
      for (const file of ['mails.jsonl', 'debug.log']) rmSync(`${started.state}/${file}`, { force: true });
      rmSync(extra(), { force: true });
    },
    orders: () =>
      run<StoredOrder[]>(`global $wpdb; return $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}charterform_orders ORDER BY id" );`).map(
        (row) => ({
          ...row,
          payload: JSON.parse(row.payload as string) as unknown,
          files: JSON.parse(row.files as unknown as string) as StoredOrder['files'],
        }),
      ),
    mails: () => read('mails.jsonl').split('\n').filter(Boolean).map(sentMail),
    plugin(code) {
      if (code) writeFileSync(extra(), `<?php\n${code}\n`);
      else rmSync(extra(), { force: true });
    },
    async restart() {
      started.close();
      started = await startSite(options);
    },
    log: () =>
      read('debug.log')
        .split('\n')
        .filter((line) => line && !/unexpected error occurred/i.test(line) && (!process.env.WOOCOMMERCE || ofPlugin.test(line))),
    database: () => (process.env.WP_DB_SOCKET ? dumpedTables(run) : sqliteFiles(started.state)),
    close: () => started.close(),
  };
}

interface Fixtures {
  site: ServerSite;
  backEnd: BackEnd;
}

export const test = base.extend<{ quiet: void }, Fixtures>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures used from the pattern
    async ({}, use, { workerIndex }) => {
      const site = await startServerSite(`server-${workerIndex}`);
      await use(site);
      site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  backEnd: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures used from the pattern
    async ({}, use) => {
      const backEnd = await startBackEnd();
      await use(backEnd);
      backEnd.close();
    },
    { scope: 'worker' },
  ],
  // No notice and no warning over any test.
  quiet: [
    async ({ site }, use) => {
      await use();
      expect(site.log()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Logs in by WordPress' own screen. */
export const logIn = (page: Page, site: ServerSite, name = 'admin'): Promise<void> => logInAt(site.url, page, name);
