import { lookupFields } from './post.mjs';
import { accept, refuse } from './reply.mjs';

/** Characters of a field of a lookup at most. */
const maxLength = 8192;

/**
 * Answers a question about addresses or domains, which orders nothing. Without a service the form goes on by itself.
 *
 * @param {import('../shop.mjs').Shop} shop
 * @param {import('./take-order.mjs').Asked} asked
 * @returns {Promise<import('./reply.mjs').Reply>}
 */
export async function answerLookup({ lookups }, { post, words }) {
  const { action, field } = post;
  const names = ['formType', 'pageID', ...(lookupFields[action] ?? [])];
  const lookup = Object.hasOwn(lookups, action) ? lookups[action] : undefined;
  if (lookup) return lookup({ action, ...Object.fromEntries(names.map((name) => [name, field(name).slice(0, maxLength)])) });
  if (action === 'validate_address') return accept({ success: true });
  // Empty lists: the form then shows those of the page config.
  if (action === 'get_available_domain_tlds' || action === 'get_domain_hero_tlds') return accept([]);
  return refuse(words.noService, 'no_service', 501);
}
