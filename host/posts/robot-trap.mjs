import { refuse } from './reply.mjs';
import { isFromBrowser, madeAt } from './tokens.mjs';

/** The field that nobody sees, and the cookie by which the page says that it was filled in. */
export const trapField = 'charterform_url';

/** Milliseconds within which nobody fills a form in. A token is as old as the first touch of the form. */
const tooFast = 3000;

/** Actions that a browser may send at once, since it fills them in by itself, and those that go with another one. */
const fast = ['process_login', 'process_reset_password', 'process_captcha'];

/**
 * Refuses a post that no visitor would send; the refusal takes no key.
 *
 * @param {import('../shop.mjs').Shop} shop
 * @param {import('./post.mjs').Post} post  no lookup
 * @param {import('./visitor.mjs').Visitor} visitor
 * @param {import('./words.mjs').Words} words
 * @returns {import('./reply.mjs').Reply | undefined}
 */
export function checkTrap(shop, post, visitor, words) {
  const robot = (/** @type {string} */ sentence) => refuse(sentence, 'robot', 403);
  if (!shop.settings.limits.trap) return undefined;
  if (post.field(trapField) !== '' || visitor.cookie(trapField) !== '') return robot(words.trapField);
  if (fast.includes(post.action)) return undefined;
  const made = madeAt(visitor);
  if (made === 0) return isFromBrowser(visitor) ? undefined : robot(words.trapBrowser);
  return made > shop.now() - tooFast ? robot(words.trapTime) : undefined;
}
