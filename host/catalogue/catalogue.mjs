import { readPackages } from '../packages/stored-packages.mjs';
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
 * @property {string} day  coupons whose last day was before it have expired; '' where none has
 * @property {ReadonlyMap<string, Line>} lines  by code, in the order of the price list
 * @property {readonly import('./lines.mjs').ProductRow[]} products
 * @property {readonly import('./lines.mjs').CouponRow[]} coupons
 * @property {readonly import('./lines.mjs').BundleRow[]} bundles
 * @property {import('../packages/stored-packages.mjs').Packages} packages
 */

/** The version of the catalogue: another one after every change, 0 where it was never filled. @param {Queries} db */
export async function catalogueVersion(db) {
  const row = await db.selectFrom('catalogueVersions').select('version').executeTakeFirst();
  return row?.version ?? 0;
}

/** Half a day, in ms: so long after midnight UTC a day is over everywhere. */
const behind = 43_200_000;

/** @param {Pick<Shop, 'now'>} shop @returns {string}  the earliest day that it is anywhere, as `YYYY-MM-DD` */
const dayOf = ({ now }) => new Date(now() - behind).toISOString().slice(0, 10);

/**
 * Reads the catalogue. Where another process changes it meanwhile, it is read again, so that it is never of two versions.
 *
 * @param {Queries} db
 * @param {number} [version]  where it was just read
 * @param {string} [day]  as of a catalogue
 * @returns {Promise<Catalogue>}
 */
export async function readCatalogue(db, version, day = '') {
  const before = version ?? (await catalogueVersion(db));
  const products = await db.selectFrom('products').selectAll().orderBy('position').orderBy('id').execute();
  const methods = await db.selectFrom('filingMethods').selectAll().orderBy('id').execute();
  const coupons = await db.selectFrom('coupons').selectAll().orderBy('id').execute();
  const bundles = await db.selectFrom('bundles').selectAll().orderBy('id').execute();
  const packages = await readPackages(db);
  const after = await catalogueVersion(db);
  if (after !== before) return readCatalogue(db, after, day);
  return { version: before, day, lines: makeLines(products, methods), products, coupons, bundles, packages };
}

/** The catalogue that each shop has read last. @type {WeakMap<Shop, Promise<Catalogue>>} */
const lastRead = new WeakMap();

/**
 * The catalogue of a shop, which is read anew only after a change, and on another day. Not within a transaction, since it asks the database.
 *
 * @param {Shop} shop
 * @returns {Promise<Catalogue>}
 */
export async function catalogueOf(shop) {
  const version = await catalogueVersion(shop.db);
  const day = dayOf(shop);
  const known = lastRead.get(shop);
  const last = await known;
  if (known && last && last.version >= version && last.day === day) return known;
  const reading = readCatalogue(shop.db, version, day);
  lastRead.set(shop, reading);
  // A failure is not remembered.
  reading.catch(() => lastRead.get(shop) === reading && lastRead.delete(shop));
  return reading;
}

/** Makes something of each catalogue once. @template Value @param {(catalogue: Catalogue) => Value} make @returns {(catalogue: Catalogue) => Value} */
export function once(make) {
  /** @type {WeakMap<Catalogue, Value>} */
  const made = new WeakMap();
  return (catalogue) => {
    const value = made.get(catalogue) ?? make(catalogue);
    made.set(catalogue, value);
    return value;
  };
}

const couponsIn = once(({ lines, coupons, bundles, day }) =>
  couponsOf(lines, coupons, bundles).filter(({ expires }) => expires === '' || expires >= day),
);

const wireOf = once((catalogue) => ({
  registered_agent_products: agentsOf(catalogue.lines),
  simple_products: servicesOf(catalogue.lines),
  filings: filingsOf(catalogue.lines),
  subscription_bundles: bundlesOf(catalogue.lines, catalogue.bundles),
  coupons: couponsIn(catalogue).flatMap(({ typedCode, coupon }) => (typedCode === '' ? [coupon] : [])),
}));

/** The coupons that count by a code alone, each with it (PLUS-02). */
const typedCouponsOf = once((catalogue) =>
  couponsIn(catalogue).flatMap(({ typedCode, coupon }) => (typedCode === '' ? [] : [{ ...coupon, code: typedCode }])),
);

/**
 * The coupon of a code that a visitor has typed, as it goes over the wire; undefined for a code that is unknown, expired or not
 * published (PLUS-02).
 *
 * @param {Shop} shop
 * @param {string} typed
 */
export async function couponOfCode(shop, typed) {
  const asked = typed.trim().toUpperCase();
  const { code, ...coupon } = typedCouponsOf(await catalogueOf(shop)).find((one) => one.code === asked) ?? { code: '' };
  return code === '' ? undefined : coupon;
}

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
  return /** @type {Lists} */ ({
    ...lists,
    filing_products: filings.map(({ product }) => product),
    typed_coupons: typedCouponsOf(catalogue),
    plates: [],
  });
});

/**
 * The five lists with what is on sale, filings of all jurisdictions: what the price of an order is reckoned from. They are the
 * same objects until the catalogue changes, since a price by lists that are known takes a fraction of the time.
 *
 * @param {Shop} shop
 * @returns {Promise<Lists>}
 */
export const listsOf = async (shop) => allLists(await catalogueOf(shop));
