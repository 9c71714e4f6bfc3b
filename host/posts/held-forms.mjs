import { forms } from '../quote/form-code.mjs';
import { pageIDOf } from '../pages/page-config.mjs';
import { isLookup } from './post.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../pages/pages.mjs').Page} Page */
/** @typedef {import('./post.mjs').Post} Post */

/** Where posts go beside the pages themselves (`endpoints.ajax`). */
export const ajaxPath = '/ajax';

/**
 * The page that an address belongs to. Searches for domains stand below a page with `domains.routing`.
 *
 * @param {Shop} shop
 * @param {string} path
 * @returns {Page | undefined}
 */
export function pageAt({ pages }, path) {
  const plain = path.replace(/\/+$/, '') || '/';
  const page = pages.find(path) ?? pages.find(plain);
  if (page) return page;
  const below = /^(.*)\/[^/\s]+\.[^/\s.]{2,}$/.exec(decoded(plain));
  return below
    ? pages.list().find(({ path: own, config }) => config.domains?.routing && isAt(below[1] ?? '', config.domains.basePath ?? own))
    : undefined;
}

/** @param {string} path */
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const isAt = (/** @type {string} */ path, /** @type {string} */ base) => path.replace(/\/+$/, '') === base.replace(/\/+$/, '');

/**
 * The page whose form sends a post, if it holds that form and the form sends such posts. A post to `/ajax` names its page by
 * `pageID`. Searches for domains and the check of a captcha do not say which form they are of: of any on their page.
 *
 * @param {Shop} shop
 * @param {Post} post
 * @param {string} path  that it was posted to
 * @returns {Page | undefined}
 */
export function pageOf(shop, post, path) {
  const isOfAny = post.formType === '' && (isLookup(post.action) || post.action === 'process_captcha');
  const holds = (/** @type {Page | undefined} */ page) =>
    page !== undefined && (isOfAny || page.config.formType === post.formType) && sends(page.config.formType, post.action);
  if (path !== ajaxPath) return [pageAt(shop, path)].find(holds);
  const pages = shop.pages.list().filter(holds);
  const isNamed = (/** @type {Page} */ page) => pageIDOf(page) === post.field('pageID');
  return pages.find(isNamed) ?? (isLookup(post.action) ? pages[0] : undefined);
}

/** What a form type is; undefined where there is none. @param {string} formType */
export const formOf = (formType) => (Object.hasOwn(forms, formType) ? forms[formType] : undefined);

/** Whether a form sends posts of an action. @param {string} formType @param {string} action */
function sends(formType, action) {
  const form = formOf(formType);
  if (!form) return false;
  if (isLookup(action) || form.action === action) return true;
  if (['email_quote', 'save_order', 'invite_part', 'send_part'].includes(action)) return isSelling(formType);
  if (action === 'settle_payment') return form.action === 'process_signup';
  return action === 'process_captcha' && form.account !== undefined;
}

/** Whether the orders of a form are paid. @param {string} formType */
export function isSelling(formType) {
  const form = formOf(formType);
  return form?.action === 'process_signup' && form.account === undefined;
}
