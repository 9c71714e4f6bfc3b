/** @typedef {import('./fixtures.mjs').Fixtures} Fixtures */
/** @typedef {Record<string, any>} WireProduct */

/** @param {WireProduct} product */
const idOf = (product) => product.product_id ?? product.id;

/**
 * A list with some of its entries replaced by id, and the new ones at its end.
 *
 * @param {readonly WireProduct[]} list
 * @param {readonly WireProduct[]} patch
 * @returns {WireProduct[]}
 */
export function withPatch(list, patch) {
  const replaced = list.map((product) => patch.find((other) => idOf(other) === idOf(product)) ?? product);
  return [...replaced, ...patch.filter((product) => !list.some((other) => idOf(other) === idOf(product)))];
}

/**
 * The catalogue as the API answers it; for the order of `orders/<order>` with that order's own products in it.
 *
 * @param {Fixtures} fixtures
 * @param {string | undefined} order
 */
export function openCatalogue(fixtures, order) {
  const patch = (order && fixtures.read('orders', order, 'catalogue')) || {};

  /**
   * @param {any} body a whole reply, or null where the catalogue has none
   * @param {WireProduct[] | undefined} products
   */
  const patched = (body, products) => (products ? { ...body, result: withPatch(body?.result ?? [], products) } : body);

  return {
    /** @param {string} list */
    list: (list) => patched(fixtures.read('catalogue', list), patch[list]),

    /** @param {string} code */
    filings: (code) => patched(fixtures.read('catalogue', 'filing_products', code), patch.filing_products?.[code]),
  };
}
