/**
 * The five lists of the product service as they go over the wire, `filing_products` of all jurisdictions; `plates` as
 * `vehicle_organizational_plates` has them.
 *
 * @typedef {object} Lists
 * @property {any[]} registered_agent_products
 * @property {any[]} simple_products
 * @property {any[]} filing_products
 * @property {any[]} subscription_bundles
 * @property {any[]} coupons
 * @property {any[]} plates
 * @property {any[]} [typed_coupons]  coupons that count by a code alone, each with its `code`
 */

/**
 * A page with a form.
 *
 * @typedef {object} Page
 * @property {string} path    such as `/order`
 * @property {string} title
 * @property {string} [intro]  a sentence below the title
 * @property {Record<string, any>} config  the page config, with `formType`, without what the host itself fills in
 * @property {readonly string[]} [allow]  further origins whose scripts, frames and calls the page may use, such as a tracker's
 * @property {() => Promise<Lists>} [lists]  what is sold here; the shop's own catalogue without it
 */

/**
 * @typedef {object} Pages
 * @property {(path: string) => Page | undefined} find  of a search in the address, such as `/domains/example.com`, the page above
 * @property {() => readonly Page[]} list
 */

/** Whether a page sells from the shop's own catalogue. @param {Page} page */
export const sellsOwnCatalogue = ({ lists, config }) => !lists && config.endpoints?.marketing === undefined;

/** `/order/` is `/order`. @param {string} path */
const bare = (path) => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** The path above a domain (DOM-45); undefined where the last part is none. @param {string} path */
const aboveDomain = (path) => {
  const [, above, name = ''] = /^(.*)\/([^/]+)$/.exec(path) ?? [];
  return /^[^/\s]+\.[^/\s.]{2,}$/u.test(name) ? above || '/' : undefined;
};

/** @param {readonly Page[]} pages @returns {Pages} */
export function pagesOf(pages) {
  const byPath = new Map(pages.map((page) => [bare(page.path), page]));
  return {
    find(path) {
      const asked = bare(path);
      const above = aboveDomain(asked);
      const searched = above === undefined ? undefined : byPath.get(above);
      return byPath.get(asked) ?? (searched?.config.domains?.routing === true ? searched : undefined);
    },
    list: () => pages,
  };
}
