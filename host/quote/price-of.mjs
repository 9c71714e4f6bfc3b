import { listsOf } from '../catalogue/catalogue.mjs';
import { completeConfig } from '../pages/page-config.mjs';
import { sellsOwnCatalogue } from '../pages/pages.mjs';
import { maskText } from '../posts/card-guard.mjs';
import { domainsOf, priceAnswer, quote, readPageConfig, readSeenLedger } from './form-code.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../pages/pages.mjs').Page} Page */
/** @typedef {import('../posts/post.mjs').Post} Post */
/** @typedef {import('../orders/orders.mjs').LedgerRow} LedgerRow */

/**
 * The price of an order, or the body of the refusal.
 *
 * @typedef {object} Price
 * @property {readonly LedgerRow[]} ledger
 * @property {number | null} total  cents; null where nobody knows it
 * @property {boolean} isOwn  whether this shop has priced the order; else it is what the visitor saw
 * @property {readonly import('../../quote-entry').RenewalRow[]} renewals  none where `isOwn` is false
 * @property {object} [refusal]
 */

/** Domains that one call for details may name (DOM-18). */
const batch = 20;

/** The complete page configs by the path of their page: code of the form reads each once. @type {WeakMap<Shop, Map<string, { json: string, config: object }>>} */
const read = new WeakMap();

/**
 * The page config as the page prints it; the same object as long as it says the same.
 *
 * @param {Shop} shop
 * @param {Page} page
 */
async function configOf(shop, page) {
  const known = read.get(shop) ?? new Map();
  read.set(shop, known);
  const config = await completeConfig(shop, page);
  const json = JSON.stringify(config);
  if (known.get(page.path)?.json !== json) known.set(page.path, { json, config });
  return known.get(page.path).config;
}

/**
 * A group of keys of the page config, with what the page leaves out filled in; undefined where the config cannot be read.
 *
 * @param {Shop} shop
 * @param {Page} page
 * @param {'quote' | 'save' | 'coOwners'} group
 */
export const termsOf = async (shop, page, group) => readPageConfig(await configOf(shop, page)).config?.[group];

/**
 * What is sold on a page; undefined where its products come from a service that this shop does not know.
 *
 * @param {Shop} shop
 * @param {Page} page
 */
async function listsAt(shop, page) {
  if (page.lists) return page.lists();
  return sellsOwnCatalogue(page) ? listsOf(shop) : undefined;
}

/**
 * What the service of domains says of some, by their names.
 *
 * @param {Shop} shop
 * @param {Post} post
 * @returns {Promise<Record<string, unknown>>}  none where nobody sells domains here
 */
async function domainsIn({ lookups }, { data, formType, field }) {
  const names = domainsOf(data);
  const lookUp = lookups.get_domain_details;
  /** @type {[string, unknown][]} */
  const found = [];
  for (let first = 0; lookUp && first < names.length; first += batch) {
    const domains = JSON.stringify(names.slice(first, first + batch));
    const { status, body } = await lookUp({ action: 'get_domain_details', formType, pageID: field('pageID'), domains });
    const details = status === 200 && typeof body === 'object' && body && 'response' in body ? body.response : [];
    for (const domain of Array.isArray(details) ? details : []) found.push([String(domain?.domain ?? '').toLowerCase(), domain]);
  }
  return Object.fromEntries(found);
}

/** @param {readonly LedgerRow[]} ledger */
const sumOf = (ledger) => (ledger.length === 0 ? null : ledger.reduce((sum, { cents }) => sum + cents, 0));

/**
 * Prices an order by the products of its payload and what is sold on its page (SHOP-05). One that the visitor saw at another
 * price, or that holds what is not sold, is refused (SHOP-06). The ledger of the post says only what the visitor saw (SHOP-07).
 *
 * @param {Shop} shop
 * @param {Page} page
 * @param {Post} post
 * @returns {Promise<Price>}
 */
export async function priceOf(shop, page, post) {
  const lists = await listsAt(shop, page);
  if (!lists) {
    const ledger = readSeenLedger(post.field('ledger')).map((row) => ({ ...row, name: maskText(row.name) }));
    return { ledger, total: sumOf(ledger), isOwn: false, renewals: [] };
  }
  const config = await configOf(shop, page);
  const priced = quote(post.data, config, { ...lists, domains: await domainsIn(shop, post) });
  const seen = { signupData: post.data, ledger: post.field('ledger'), accepted_total: post.field('accepted_total') };
  const {
    refusal,
    ledger = [],
    isFree,
  } = /** @type {import('../../quote-entry').PriceAnswer & { isFree?: boolean }} */ (
    priceAnswer(seen, [priced], page.config.locale ?? 'en')
  );
  return {
    ledger: [...ledger],
    total: isFree ? 0 : sumOf([...ledger]),
    isOwn: true,
    renewals: priced.fault ? [] : priced.renewals,
    ...(refusal && { refusal }),
  };
}
