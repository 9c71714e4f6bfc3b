import { readFileSync } from 'node:fs';
import { catalogueOf, totalIn, writeCatalogue, type Lists } from '../../../scripts/wordpress/quote/golden-orders.mjs';
import type { Json } from './back-end';
import { goldenOrder, send, type FormPost } from './form-post';
import type { ServerSite } from './server-site';

const folder = 'fixtures/orders';

/** A golden order as its page and catalogue make it. */
export interface PricedOrder {
  name: string;
  data: Json;
  config: Json;
  /** Made by hand, in cents. */
  total: number;
  /** The page that it is ordered on. */
  url: string;
}

/** Adds a page, and answers its address. */
export const addPage = (site: ServerSite, content: string, type = 'page'): string =>
  site.run<string>(
    `return get_permalink( wp_insert_post( wp_slash( array( 'post_type' => '${type}', 'post_status' => 'publish', 'post_author' => 1, 'post_title' => 'Page ' . uniqid(), 'post_content' => base64_decode( '${Buffer.from(content).toString('base64')}' ) ) ) ) );`,
  );

/** The block of a form with a page config. */
export const blockOf = (config: Json): string => {
  const attributes = JSON.stringify({ form: config.formType as string, config: JSON.stringify(config) });
  return `<!-- wp:charterform/form ${attributes.replaceAll('--', '\\u002d\\u002d').replaceAll('<', '\\u003c')} /-->`;
};

/** Lets a site sell what a golden order's catalogue does, as its own catalogue. */
export function sell(site: ServerSite, lists: Lists, more = ''): void {
  const file = writeCatalogue(`site-${process.pid}`, lists);
  site.plugin(`add_filter( 'charterform_price_lists', static fn() => static function ( $list, $names ) {
  $lists = json_decode( file_get_contents( '${file}' ), true );
  return isset( $lists[ $list ] ) ? $lists[ $list ] : array();
} );
add_filter( 'charterform_lookup', static function ( $reply, $action, $fields ) {
  $lists = json_decode( file_get_contents( '${file}' ), true );
  return array( 'status' => 200, 'body' => array( 'success' => true, 'response' => array_values( $lists['domains'] ) ) );
}, 10, 3 );
${more}`);
}

/** A golden order with its page on a site that sells by the order's catalogue; the posts of its form are not counted. */
export function pricedOrder(site: ServerSite, name: string): PricedOrder {
  const data = goldenOrder(name);
  const config = JSON.parse(readFileSync(`${folder}/${name}/page-config.json`, 'utf8')) as Json;
  sell(site, catalogueOf({ name, payload: data }));
  const total = totalIn(readFileSync(`${folder}/${name}/README.md`, 'utf8'));
  return { name, data, config, total, url: addPage(site, blockOf(config)) };
}

/** The ledger of a visitor who saw a total. */
export const saw = (cents: number) => ({ ledger: JSON.stringify([{ name: 'Seen', state: '', kind: 'base', cents }]) });

/** Posts a golden order, as it is or changed. */
export const order = ({ url, config }: PricedOrder, data: unknown, fields: Record<string, string>, post: FormPost = {}) =>
  send(url, { formType: config.formType as string, data, fields, ...post });
