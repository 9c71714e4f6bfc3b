import { currentVisit } from './visit.mjs';

/** @typedef {import('../host/pages/pages.mjs').Lists} Lists */
/** @typedef {import('./received.mjs').ReceivedRequest} ReceivedRequest */
/** @typedef {import('./scenarios.mjs').Scenario} Scenario */

/** By how much the price rises, in dollars. */
const rise = 20;

/** @param {Record<string, any>} product */
const idOf = (product) => String(product.product_id ?? product.id);

/** The first product of an order. @param {ReceivedRequest | undefined} post */
const orderedFirst = (post) => String(post?.json.signupData?.companies?.[0]?.products?.[0]?.product_id ?? '');

/**
 * A shop that sells something else by now than its visitor has seen. The price of the order's first product rises when the order
 * comes, and falls again once it is ordered.
 */
export function createChangedLists() {
  /** The name of the product whose price has risen; '' for none. */
  let risen = '';

  /** @param {any[]} products */
  const dearer = (products) =>
    products.map((product) => (product.name === risen ? { ...product, price: (Number(product.price) + rise).toFixed(2) } : product));

  return {
    /** What a shop prices the order of the visit by. @param {Lists} lists @returns {Lists} */
    forOrder(lists) {
      const { scenario, post } = currentVisit();
      const change = (/** @type {any[]} */ products) => {
        const sold = scenario.sellsNothing ? products.filter((product) => idOf(product) !== orderedFirst(post)) : products;
        return scenario.raisesPrice && risen ? dearer(sold) : sold;
      };
      const { registered_agent_products: agents, simple_products: services, filing_products: filings } = lists;
      return { ...lists, registered_agent_products: change(agents), simple_products: change(services), filing_products: change(filings) };
    },

    /** The body of a list with the prices of the moment. @param {any} body @param {Scenario} scenario */
    withPrices: (body, { raisesPrice }) =>
      raisesPrice && risen && Array.isArray(body?.result) ? { ...body, result: dearer(body.result) } : body,

    /** An order comes, before it is priced. @param {ReceivedRequest} post @param {Scenario} scenario */
    orderComes({ json: { ledger } }, { raisesPrice }) {
      const row = raisesPrice && Array.isArray(ledger) ? ledger.find(({ kind }) => kind === 'base') : undefined;
      if (row) risen ||= row.name;
    },

    /** An order was answered. @param {any} body */
    isAnswered(body) {
      if (body?.result) risen = '';
    },
  };
}

/** @typedef {ReturnType<typeof createChangedLists>} ChangedLists */
