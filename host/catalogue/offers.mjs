import { wordsOf, writeCents } from './cells.mjs';
import { onSale, waysById } from './wire.mjs';

/** @typedef {import('./lines.mjs').Line} Line */
/** @typedef {import('./lines.mjs').BundleRow} BundleRow */
/** @typedef {import('./lines.mjs').CouponRow} CouponRow */
/** @typedef {ReadonlyMap<string, Line>} Lines */

/** Where the ids of bundles and coupons begin. */
const BUNDLES = 800_000_000;
const COUPONS = 900_000_000;

/**
 * Whether a code means a line: a filing is `business_formation`, in one state `business_formation.WY`, for one kind of company
 * `business_formation.WY.LLC`; an agent is `registered_agent.WY.12`.
 *
 * @param {string} code
 * @param {Line} line
 */
export const isMeant = (code, line) => code === line.code || code === line.product || code === `${line.product}.${line.state}`;

/**
 * From a code to the ids of what it means among what is on sale.
 *
 * @param {Lines} lines
 * @returns {(code: string) => number[]}
 */
function idFinder(lines) {
  /** @type {{ id: number, line: Line }[]} */
  const sold = [];
  for (const [id, ways] of waysById(lines)) for (const line of ways) sold.push({ id, line });
  for (const line of [...onSale(lines, 'agent'), ...onSale(lines, 'simple')]) sold.push({ id: line.id, line });
  return (code) => [...new Set(sold.filter(({ line }) => isMeant(code, line)).map(({ id }) => id))];
}

/**
 * Subscriptions for a state whose products are all on sale.
 *
 * @param {Lines} lines
 * @param {readonly BundleRow[]} rows
 */
export function bundlesOf(lines, rows) {
  const idsOf = idFinder(lines);
  return rows.flatMap(({ id, name, state, products, llcPrice, corpPrice, published }) => {
    // A filing with several prices has several ids; the first is that of its first kind of company.
    const ids = wordsOf(products).map((code) => idsOf(code)[0]);
    const isWhole = ids.length > 0 && !ids.includes(undefined) && llcPrice !== null && corpPrice !== null;
    if (!published || !isWhole) return [];
    return {
      id: BUNDLES + id,
      name,
      jurisdiction: state,
      product_ids: [...new Set(ids)],
      llc_price: writeCents(llcPrice),
      corp_price: writeCents(corpPrice),
    };
  });
}

/**
 * Coupons for products that are on sale, each with the code that visitors type for it, '' for one that counts by itself, and its last
 * day (PLUS-02).
 *
 * @param {Lines} lines
 * @param {readonly CouponRow[]} rows
 * @param {readonly BundleRow[]} bundles
 */
export function couponsOf(lines, rows, bundles) {
  const idsOf = idFinder(lines);
  return rows.flatMap(({ id, name, products, amount, percent, bundled, bundle, typedCode, expires, published }) => {
    const ids = [...new Set(wordsOf(products).flatMap(idsOf))];
    if (!published || ids.length === 0) return [];
    const inBundle = bundles.find(({ code }) => code === bundle);
    const coupon = {
      id: COUPONS + id,
      name,
      product_id_restrictions: ids,
      dollar_value: writeCents(amount ?? 0),
      percent_value: percent / 100,
      bundled: bundled === 1,
      bundleID: inBundle ? BUNDLES + inBundle.id : null,
    };
    return [{ typedCode, expires, coupon }];
  });
}
