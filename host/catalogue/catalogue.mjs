import { makeLines } from './lines.mjs';
import { bundlesOf, couponsOf } from './offers.mjs';
import { agentsOf, filingsOf, servicesOf } from './wire.mjs';

/** @typedef {import('../database/open-database.mjs').Queries} Queries */
/** @typedef {import('../pages/pages.mjs').Lists} Lists */
/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('./lines.mjs').Line} Line */

/**
 * What a shop sells, as it was at one version. Nothing of it is ever changed.
 *
 * @typedef {object} Catalogue
 * @property {number} version
 * @property {ReadonlyMap<string, Line>} lines  by code, in the order of the price list
 * @property {readonly import('./lines.mjs').ProductRow[]} products
 * @property {readonly import('./lines.mjs').CouponRow[]} coupons
 * @property {readonly import('./lines.mjs').BundleRow[]} bundles
 */

/** The version of the catalogue: another one after every change, 0 where it was never filled. @param {Queries} db */
export async function catalogueVersion(db) {
  const row = await db.selectFrom('catalogueVersions').select('version').executeTakeFirst();
  return row?.version ?? 0;
}

/**
 * Reads the catalogue. Where another process changes it meanwhile, it is read again, so that it is never of two versions.
 *
 * @param {Queries} db
 * @param {number} [version]  where it was just read
 * @returns {Promise<Catalogue>}
 */
export async function readCatalogue(db, version) {
  const before = version ?? (await catalogueVersion(db));
  const products = await db.selectFrom('products').selectAll().orderBy('position').orderBy('id').execute();
  const methods = await db.selectFrom('filingMethods').selectAll().orderBy('id').execute();
  const coupons = await db.selectFrom('coupons').selectAll().orderBy('id').execute();
  const bundles = await db.selectFrom('bundles').selectAll().orderBy('id').execute();
  const after = await catalogueVersion(db);
  if (after !== before) return readCatalogue(db, after);
  return { version: before, lines: makeLines(products, methods), products, coupons, bundles };
}

/** The catalogue that each shop has read last. @type {WeakMap<Shop, Promise<Catalogue>>} */
const lastRead = new WeakMap();

/**
 * The catalogue of a shop, which is read anew only after a change. Not within a transaction, since it asks the database.
 *
 * @param {Shop} shop
 * @returns {Promise<Catalogue>}
 */
export async function catalogueOf(shop) {
  const version = await catalogueVersion(shop.db);
  const known = lastRead.get(shop);
  if (known && (await known).version >= version) return known;
  const reading = readCatalogue(shop.db, version);
  lastRead.set(shop, reading);
  // A failure is not remembered.
  reading.catch(() => lastRead.get(shop) === reading && lastRead.delete(shop));
  return reading;
}

/** @template Value @param {(catalogue: Catalogue) => Value} make @returns {(catalogue: Catalogue) => Value} */
function once(make) {
  /** @type {WeakMap<Catalogue, Value>} */
  const made = new WeakMap();
  return (catalogue) => {
    const value = made.get(catalogue) ?? make(catalogue);
    made.set(catalogue, value);
    return value;
  };
}

const wireOf = once(({ lines, coupons, bundles }) => ({
  registered_agent_products: agentsOf(lines),
  simple_products: servicesOf(lines),
  filings: filingsOf(lines),
  subscription_bundles: bundlesOf(lines, bundles),
  coupons: couponsOf(lines, coupons, bundles),
}));

/** The lists of the product service, as `docs/openapi.json` has them. */
export const LISTS = /** @type {const} */ ([
  'registered_agent_products',
  'simple_products',
  'filing_products',
  'subscription_bundles',
  'coupons',
]);

/**
 * A list of the product service, with what is on sale alone (SHOP-01).
 *
 * @param {Catalogue} catalogue
 * @param {typeof LISTS[number]} list
 * @param {string} jurisdiction  of filings: the code of a state, `US` for federal ones, or `all`
 * @returns {object[]}
 */
export function readList(catalogue, list, jurisdiction) {
  const wire = wireOf(catalogue);
  if (list !== 'filing_products') return wire[list];
  return wire.filings.filter(({ state }) => jurisdiction === 'all' || jurisdiction === state).map(({ product }) => product);
}

const allLists = once((catalogue) => {
  const { filings, ...lists } = wireOf(catalogue);
  return /** @type {Lists} */ ({ ...lists, filing_products: filings.map(({ product }) => product), plates: [] });
});

/**
 * The five lists with what is on sale, filings of all jurisdictions: what the price of an order is reckoned from. They are the
 * same objects until the catalogue changes, since a price by lists that are known takes a fraction of the time.
 *
 * @param {Shop} shop
 * @returns {Promise<Lists>}
 */
export const listsOf = async (shop) => allLists(await catalogueOf(shop));
