import { namesOf, wordsOf } from './cells.mjs';

/** @typedef {import('./catalogue.mjs').Catalogue} Catalogue */

/** The role of a type, as forms name it: `web_hosting` is `webHosting`. @param {string} type */
const roleOf = (type) => (type === 'tax_id' ? 'taxID' : type.replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase()));

/**
 * A page config that tells a form in which states and to which kinds of company each service is sold; the product service has
 * no place for it. What the page says itself stays.
 *
 * @param {Catalogue} catalogue
 * @param {Record<string, any>} config
 * @returns {Record<string, any>}
 */
export function withTerms({ lines }, config) {
  const products = { ...config.products };
  for (const { list, type, states, companies } of lines.values()) {
    const role = roleOf(type);
    const said = products[role] ?? {};
    if (list !== 'simple' || (states === '' && companies === '') || 'product_id' in said) continue;
    products[role] = {
      ...(states !== '' && { allowStates: wordsOf(states) }),
      ...(companies !== '' && { entityTypes: namesOf(companies) }),
      ...said,
    };
  }
  return Object.keys(products).length > 0 ? { ...config, products } : config;
}
