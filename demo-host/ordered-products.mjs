import { html } from './html.mjs';
import { openCatalogue } from './order-catalogue.mjs';

/** @typedef {import('./fixtures.mjs').Fixtures} Fixtures */
/** @typedef {{product_id?: unknown, quantity?: unknown, data?: unknown}} OrderedLine */

const lists = ['registered_agent_products', 'simple_products', 'subscription_bundles', 'coupons'];

/**
 * Finds the names of products by id, in the catalogue that the page was served.
 *
 * @param {Fixtures} fixtures
 * @param {string} page  its address; that of a golden order has products of its own
 * @returns {(id: unknown) => string} '' for an unknown id
 */
function productNames(fixtures, page) {
  const catalogue = openCatalogue(fixtures, /^\/orders\/([\w-]+)/.exec(page)?.[1]);
  const replies = [
    ...lists.map((list) => catalogue.list(list)),
    ...fixtures.names('catalogue', 'filing_products').map((code) => catalogue.filings(code)),
  ];
  const products = replies.flatMap((reply) => reply?.result ?? []);
  const names = new Map(products.map(({ product_id, id, name }) => [String(product_id ?? id), String(name ?? '')]));
  return (id) => names.get(String(id)) ?? '';
}

/**
 * The product lines of an order, those within a bundle below it.
 *
 * @param {unknown} signupData
 * @returns {OrderedLine[]}
 */
function linesOf(signupData) {
  const { companies } = /** @type {{companies?: unknown}} */ (signupData ?? {});
  const products = Array.isArray(companies) ? companies.flatMap((company) => company?.products ?? []) : [];
  return products.flatMap((line) => [line, ...within(line)]);
}

/** @param {OrderedLine} line @returns {OrderedLine[]} */
const within = ({ data }) =>
  Object.values(data ?? {}).filter((part) => typeof part === 'object' && part !== null && 'product_id' in part && 'quantity' in part);

/**
 * The domains of a line with their years; none for any other product.
 *
 * @param {OrderedLine} line
 * @returns {{domain: unknown, duration: unknown}[]}
 */
function domainsOf({ data }) {
  const { domains } = /** @type {{domains?: unknown}} */ (data ?? {});
  return Array.isArray(domains) ? domains.filter((one) => typeof one === 'object' && one !== null) : [];
}

/**
 * What an order holds, by the names of the products.
 *
 * @param {import('./received-orders.mjs').ReceivedOrder} order
 * @param {Fixtures} fixtures
 */
export function orderedProducts({ signupData, page }, fixtures) {
  const nameOf = productNames(fixtures, page);
  return html`<ul>${linesOf(signupData).map((line) => {
    const { product_id: id, quantity } = line;
    const domains = domainsOf(line).map(
      ({ domain, duration }) => html`<li><code>${domain}</code>, ${duration} ${duration === 1 ? 'year' : 'years'}</li>`,
    );
    return html`<li>${quantity} × ${nameOf(id) || 'not in the catalogue'}, <code>${id}</code>${domains.length > 0 && html`<ul>${domains}</ul>`}</li>
`;
  })}</ul>`;
}
