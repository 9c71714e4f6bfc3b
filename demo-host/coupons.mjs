import { setTimeout } from 'node:timers/promises';
import { openCatalogue } from './order-catalogue.mjs';

/** @typedef {import('./fixtures.mjs').Fixtures} Fixtures */

/** How late a slow answer comes, in ms: later than the form waits. */
const late = 8000;

const today = () => new Date().toISOString().slice(0, 10);

/**
 * The coupons of `replies/coupons.json` that have not expired, as they go over the wire, each with its code (PLUS-02).
 *
 * @param {Fixtures} fixtures
 * @returns {any[]}
 */
export function typedCoupons(fixtures) {
  /** @type {{ coupons: any[] } | null} */
  const record = fixtures.read('replies', 'coupons');
  const catalogue = openCatalogue(fixtures, undefined);
  const products = [
    ...['registered_agent_products', 'simple_products'].flatMap((list) => catalogue.list(list)?.result ?? []),
    ...catalogue.allFilings(),
  ];
  return (record?.coupons ?? [])
    .filter(({ expires = '' }) => expires === '' || expires >= today())
    .map(({ code, id, name, types, dollar_value, percent_value }) => ({
      ...{ code, id, name, dollar_value, percent_value },
      product_id_restrictions: [...new Set(products.filter(({ type }) => types.includes(type)).map(({ product_id }) => product_id))],
      bundled: false,
      bundleID: null,
    }));
}

/**
 * Whether a code is that of a coupon which counts (PLUS-02).
 *
 * @param {string} typed
 * @param {Fixtures} fixtures
 * @param {import('./scenarios.mjs').Scenario} scenario
 * @returns {Promise<{ status: number, body: unknown }>}
 */
export async function checkCoupon(typed, fixtures, { coupons }) {
  if (coupons === 'fails') return { status: 500, body: { error: 'The coupons cannot be reached.' } };
  if (coupons === 'slow') await setTimeout(late, undefined, { ref: false });
  if (coupons === 'gone') return { status: 200, body: { success: false } };
  const asked = typed.trim().toUpperCase();
  const coupon = typedCoupons(fixtures).find(({ code }) => code === asked);
  if (!coupon) return { status: 200, body: { success: false } };
  if (coupons === 'wrong')
    return { status: 200, body: { success: true, coupon: { ...coupon, dollar_value: 'a lot', percent_value: 900 } } };
  if (coupons === 'generous')
    return { status: 200, body: { success: true, coupon: { ...coupon, dollar_value: '35.00', percent_value: 0 } } };
  return { status: 200, body: { success: true, coupon } };
}
