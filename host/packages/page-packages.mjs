import { once } from '../catalogue/catalogue.mjs';
import { writeCents } from '../catalogue/cells.mjs';
import { sellsOwnCatalogue } from '../pages/pages.mjs';
import { forms } from '../quote/form-code.mjs';
import { packageSale } from './package-sale.mjs';

/** @typedef {import('../catalogue/catalogue.mjs').Catalogue} Catalogue */
/** @typedef {import('./stored-packages.mjs').Package} Package */

/** The module that asks which package is ordered. */
const packagesModule = 'Packages';

/** Whether steps, sections or modules of a page ask for a package; what is disabled does not. @param {unknown} part @returns {boolean} */
const asksPackage = (part) => {
  if (Array.isArray(part)) return part.some(asksPackage);
  if (typeof part !== 'object' || part === null) return false;
  const { id, enabled, sections, modules } = /** @type {Record<string, unknown>} */ (part);
  return enabled !== false && (id === packagesModule || asksPackage(sections) || asksPackage(modules));
};

/**
 * Whether a form asks for a package where its page sells some: it forms a company, and the page has no steps of its own without that
 * question. There the first package would be in every order.
 *
 * @param {Record<string, any>} config  as its page writes it
 */
const offersPackages = ({ formType, steps }) =>
  Object.hasOwn(forms, formType) && forms[formType]?.offersPackages === true && (!Array.isArray(steps) || asksPackage(steps));

/**
 * Whether the packages of the shop are offered on a page: it sells from the shop's catalogue, asks for a package, and has no bundles
 * of its own (SHOP-13).
 *
 * @param {import('../pages/pages.mjs').Page} page
 */
export const sellsPackages = (page) => sellsOwnCatalogue(page) && !Object.hasOwn(page.config, 'bundles') && offersPackages(page.config);

/** The bundle of a package as it is sold in a state. @param {Package} pack @param {import('./package-sale.mjs').PackageSale} sale */
const bundleOf = ({ id, name, price, extras }, { state, kinds, ids }) => ({
  product_id: id,
  name,
  product_ids: ids.map(String),
  price: writeCents(price),
  bundle_type: 'regular',
  config: {
    jurisdiction_limit_toggle: true,
    jurisdiction_limit_select: [state],
    ...(kinds.length > 0 && { entity_type_limit_toggle: true, entity_type_limit_select: kinds }),
    ...(extras.length > 0 && { additionalLineItems: extras.map((label) => ({ label })) }),
  },
});

/** The packages as bundles of a page config, first the owner's order. */
export const bundlesOfPackages = once((catalogue) =>
  catalogue.packages.list.flatMap((pack) =>
    packageSale(catalogue, pack).sales.map((sale) => ({ state: sale.state, bundle: bundleOf(pack, sale) })),
  ),
);

/**
 * A page config with the packages of the shop, for the states of the page.
 *
 * @param {Catalogue} catalogue
 * @param {Record<string, any>} config
 * @returns {Record<string, any>}
 */
export function withPackages(catalogue, config) {
  const { shown } = catalogue.packages;
  if (shown === 'none') return config;
  const { jurisdictions } = config;
  const isOfPage = (/** @type {string} */ state) =>
    !Array.isArray(jurisdictions) || jurisdictions.length === 0 || jurisdictions.includes(state);
  const bundles = bundlesOfPackages(catalogue).flatMap(({ state, bundle }) => (isOfPage(state) ? [bundle] : []));
  return bundles.length > 0 ? { ...config, layout: { packages: shown, ...config.layout }, bundles } : config;
}
