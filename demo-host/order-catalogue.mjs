/** @typedef {import('./fixtures.mjs').Fixtures} Fixtures */
/** @typedef {Record<string, any>} WireProduct */

/** @param {WireProduct} product */
const idOf = (product) => product.product_id ?? product.id;

/**
 * Replaces list entries by those of the patch with the same id, and appends the patch's other entries.
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
 * The catalogue as the API serves it; with `order`, the products of `orders/<order>` are merged in.
 *
 * @param {Fixtures} fixtures
 * @param {string | undefined} order
 */
export function openCatalogue(fixtures, order) {
  const patch = (order && fixtures.read('orders', order, 'catalogue')) || {};

  /**
   * @param {any} body a whole reply, or null if the catalogue has none
   * @param {WireProduct[] | undefined} products
   */
  const patched = (body, products) => (products ? { ...body, result: withPatch(body?.result ?? [], products) } : body);

  /** @param {string} code */
  const filings = (code) => patched(fixtures.read('catalogue', 'filing_products', code), patch.filing_products?.[code]);

  return {
    /** @param {string} list */
    list: (list) => patched(fixtures.read('catalogue', list), patch[list]),

    filings,

    /** The filing products of all jurisdictions. A product in several files is listed once. @returns {WireProduct[]} */
    allFilings() {
      const codes = new Set([...fixtures.names('catalogue', 'filing_products'), ...Object.keys(patch.filing_products ?? {})]);
      const products = [...codes].flatMap((code) => filings(code).result);
      return [...new Map(products.map((product) => [JSON.stringify(product), product])).values()];
    },
  };
}
