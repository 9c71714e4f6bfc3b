import { askGoogle, noSuggestions } from '../suggestions/google-places.mjs';
import { couponOfCode } from '../catalogue/catalogue.mjs';
import { placeFact } from '../catalogue/places.mjs';
import { askOpenCorporates } from '../names/open-corporates.mjs';
import { sellsOwnCatalogue } from '../pages/pages.mjs';
import { openSavedOrder } from '../saved-orders/save-order.mjs';
import { isObject } from './payload.mjs';
import { lookupFields } from './post.mjs';
import { accept, refuse } from './reply.mjs';

/** @typedef {import('./reply.mjs').Reply} Reply */

/** Characters of a field of a lookup at most. */
const maxLength = 8192;

/** Whether an action is asked while the visitor types. @param {string} action */
const isTypedAhead = (action) => action === 'suggest_addresses' || action === 'address_details';

/**
 * Answers a question about addresses, names, coupons or domains, which orders nothing. Without a service the form goes on by itself.
 *
 * @param {import('../shop.mjs').Shop} shop
 * @param {import('./take-order.mjs').Asked} asked
 * @returns {Promise<Reply>}
 */
export async function answerLookup(shop, asked) {
  const { post, page, words } = asked;
  const { lookups, log } = shop;
  const { action, field } = post;
  if (action === 'open_saved_order') return openSavedOrder(shop, asked);
  const names = ['formType', 'pageID', ...(lookupFields[action] ?? [])];
  const lookup = Object.hasOwn(lookups, action) ? lookups[action] : undefined;
  const fields = { action, ...Object.fromEntries(names.map((name) => [name, field(name).slice(0, maxLength)])) };
  if (action === 'check_company_name') {
    const ask = () => (lookup ? lookup(fields) : askOpenCorporates(shop, { name: field('name'), state: field('state') }));
    return withNameSearch(await settled(ask, log, 'A name could not be checked'), field('state'));
  }
  const ask = () => lookup?.(fields) ?? askGoogle(shop, action, fields);
  const reply = isTypedAhead(action) ? await settled(ask, log, 'An address could not be suggested', noSuggestions(words)) : await ask();
  if (reply) return reply;
  if (action === 'check_coupon') return answerCoupon(shop, page, field('coupon'));
  if (action === 'validate_address') return accept({ success: true });
  // Empty lists: the form then shows those of the page config.
  if (action === 'get_available_domain_tlds' || action === 'get_domain_hero_tlds') return accept([]);
  return refuse(words.noService, 'no_service', 501);
}

/**
 * The coupon of a code. Of any code that does not count the answer is the same, so that it says nothing of the shop's codes; where a
 * page sells another shop's products, none counts (PLUS-02).
 *
 * @param {import('../shop.mjs').Shop} shop
 * @param {import('../pages/pages.mjs').Page} page
 * @param {string} typed
 * @returns {Promise<Reply>}
 */
async function answerCoupon(shop, page, typed) {
  const coupon = sellsOwnCatalogue(page) ? await couponOfCode(shop, typed) : undefined;
  return accept(coupon ? { success: true, coupon } : { success: false });
}

/**
 * What a lookup answers. Where it fails, the log says so without what was typed.
 *
 * @param {() => Promise<Reply | undefined> | undefined} ask
 * @param {import('../shop.mjs').Shop['log']} log
 * @param {string} failed   for the log
 * @param {Reply} [otherwise]
 */
async function settled(ask, log, failed, otherwise) {
  try {
    return await ask();
  } catch (error) {
    log('error', failed, { error: error instanceof Error ? error.name : 'Error' });
    return otherwise;
  }
}

/**
 * An answer about a name, with the official search of the state where it names none. A name that nobody has checked is unknown
 * (PLUS-03).
 *
 * @param {Reply | undefined} reply
 * @param {string} state
 * @returns {Reply}
 */
function withNameSearch(reply, state) {
  const search = placeFact(state, 'search');
  const known =
    reply?.status === 200 && isObject(reply.body) && reply.body.success === true ? reply.body : { success: true, status: 'unknown' };
  return accept({ ...(search && { search }), ...known });
}
