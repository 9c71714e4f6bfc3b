import { accountOf } from './sessions.mjs';

/**
 * What the page config of an order says of accounts: nothing where an account is opened with it, else that no password is asked
 * for; whoever is logged in has an account (SHOP-12).
 *
 * @param {import('../shop.mjs').Shop} shop
 * @param {import('../posts/visitor.mjs').Visitor} visitor
 * @returns {Promise<{ flags?: { accounts: false } }>}
 */
export async function accountFlags(shop, visitor) {
  const isAsked = shop.settings.accounts.withOrders && (await accountOf(shop, visitor)) === undefined;
  return isAsked ? {} : { flags: { accounts: false } };
}
