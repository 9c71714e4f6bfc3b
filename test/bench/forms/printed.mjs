import { orderFormPath, unprinted } from './visit-plan.mjs';

/** @typedef {import('../harness/rounds.mjs').Entrant} Entrant */

/**
 * The order form as the script draws it, and where the demo host prints its first step into the page, that too.
 * @param {string} url  of the server
 * @param {import('../harness/visit.mjs').VisitPlan} plan
 * @returns {Promise<Entrant[]>}
 */
export async function orderEntrants(url, plan) {
  const ours = { name: 'ours', url: url + orderFormPath + unprinted, plan };
  const printed = { name: 'printed', url: url + orderFormPath, plan, bootOnly: true };
  const page = await (await fetch(printed.url)).text();
  return page.includes(`name="${plan.firstField}"`) ? [ours, printed] : [ours];
}
