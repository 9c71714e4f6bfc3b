/** @typedef {import('../harness/rounds.mjs').Entrant} Entrant */

/** What a page of the demo host is asked with for its form's first step as HTML, and for none of it. */
const printedQuery = '?printed';
const unprintedQuery = '?unprinted';

/**
 * The order form as the script draws it, and where the demo host prints its first step into the page, that too.
 * @param {string} url  of the server
 * @param {string} path
 * @param {import('../harness/visit.mjs').VisitPlan} plan
 * @returns {Promise<Entrant[]>}
 */
export async function printedEntrants(url, path, plan) {
  const isPrinted = async (/** @type {string} */ query) => {
    const reply = await fetch(url + path + query);
    return reply.ok && (await reply.text()).includes(`name="${plan.firstField}"`);
  };
  const ours = { name: 'ours', url: url + path + ((await isPrinted('')) ? unprintedQuery : ''), plan };
  if (!(await isPrinted(printedQuery))) return [ours];
  return [ours, { name: 'printed', url: url + path + printedQuery, plan, bootOnly: true }];
}
