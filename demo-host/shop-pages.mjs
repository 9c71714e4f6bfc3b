import { ownFormInShop } from './own-form.mjs';
import { builtFormTypes, findPageConfig } from './page-configs.mjs';
import { customerTitle } from './page-words.mjs';
import { shopLists } from './shop-lists.mjs';
import { currentVisit } from './visit.mjs';

/** @typedef {import('../host/pages/pages.mjs').Page} Page */
/** @typedef {import('../host/pages/pages.mjs').Pages} Pages */
/** @typedef {import('./fixtures.mjs').Fixtures} Fixtures */
/** @typedef {'forms' | 'pages' | 'orders'} Kind */

/** `/orders/wyoming-llc`, or below it a domain that is searched for. */
const address = /^\/(forms|pages|orders)\/([\w-]+)(?:\/([^/]+))?$/;

/**
 * The page config as the shop takes orders by it: by card where the page says nothing of ways to pay, and at the minimum of the
 * scenario where a price is named.
 *
 * @param {Record<string, any>} config
 */
function shopConfig({ payment, nyop, ...config }) {
  const { minPrice } = currentVisit().scenario;
  return {
    ...config,
    payment: { ways: ['card'], ...payment },
    ...(nyop && { nyop: { ...nyop, ...(minPrice && { minimum: String(minPrice) }) } }),
  };
}

/**
 * The page config of an address, read anew each time: one for each form, page config and order of the fixtures. A page whose
 * searches are in its address has those below it too.
 *
 * @param {string} path
 * @param {Fixtures} fixtures
 * @param {string} distDir
 * @returns {{ kind: Kind, name: string, config: Record<string, any> } | undefined}
 */
export function pageAt(path, fixtures, distDir) {
  const [, found, name = '', domain] = address.exec(path) ?? [];
  if (!found) return undefined;
  const kind = /** @type {Kind} */ (found);
  const config = findPageConfig(kind, name, fixtures, distDir);
  return config && !(domain && config.domains?.routing !== true) ? { kind, name, config } : undefined;
}

/**
 * The pages with a form, as the shop knows them.
 *
 * @param {Fixtures} fixtures
 * @param {string} distDir
 * @param {import('./changed-lists.mjs').ChangedLists} changedLists
 * @returns {Pages}
 */
export function createShopPages(fixtures, distDir, changedLists) {
  const ownForm = ownFormInShop(fixtures);

  /** @param {string} path @returns {Page | undefined} */
  function find(path) {
    if (path === ownForm.path) return ownForm;
    const page = pageAt(path, fixtures, distDir);
    if (!page) return undefined;
    const { kind, name, config } = page;
    const order = kind === 'orders' ? name : undefined;
    return {
      path,
      title: customerTitle(name),
      config: shopConfig(config),
      lists: async () => changedLists.forOrder(shopLists(fixtures, order)),
    };
  }

  return {
    find,
    list: () =>
      [
        ...builtFormTypes(distDir).map((name) => `/forms/${name}`),
        ...fixtures.names('pages').map((name) => `/pages/${name}`),
        ...fixtures.folders('orders').map((name) => `/orders/${name}`),
        ownForm.path,
      ].flatMap((path) => find(path) ?? []),
  };
}
