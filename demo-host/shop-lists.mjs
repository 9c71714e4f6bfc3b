import { typedCoupons } from './coupons.mjs';
import { openCatalogue } from './order-catalogue.mjs';
import { platesAnswer } from './vehicles.mjs';

/**
 * What is sold on a page, as a shop prices its orders by it.
 *
 * @param {import('./fixtures.mjs').Fixtures} fixtures
 * @param {string} [order]  the golden order whose own products are merged in
 * @returns {import('../host/pages/pages.mjs').Lists}
 */
export function shopLists(fixtures, order) {
  const catalogue = openCatalogue(fixtures, order);
  /** @param {string} list @returns {any[]} */
  const list = (list) => catalogue.list(list)?.result ?? [];
  return {
    registered_agent_products: list('registered_agent_products'),
    simple_products: list('simple_products'),
    filing_products: catalogue.allFilings(),
    subscription_bundles: list('subscription_bundles'),
    coupons: list('coupons'),
    typed_coupons: typedCoupons(fixtures),
    plates: platesAnswer().result,
  };
}
