/** @typedef {import('./received.mjs').ReceivedRequest} ReceivedRequest */

/** The number of a customer's account, by that of the order that opened it. @param {string} orderNumber */
const accountNumber = (orderNumber) => String(Number(orderNumber) - 50_000);

/**
 * The answer to an order as the owner of this demo wants it: whoever orders by card, or opens an account, is led to a page of the
 * owner's own. An order by another way leads nowhere, so that the form shows its confirmation.
 *
 * @param {ReceivedRequest} post
 * @param {any} body  of the shop's answer
 * @returns {any}
 */
export function withWelcome({ action, json }, body) {
  if (action !== 'process_signup' || !body?.result) return body;
  const { invoice_numbers: [number] = [], paid } = body.result;
  if (!number) return { ...body, result: { ...body.result, login_url: '/thank-you?for=account' } };
  const { way = 'card' } = json.signupData?.payment ?? {};
  if (way !== 'card' || paid) return body;
  const account = accountNumber(number);
  return { ...body, result: { ...body.result, account_id: account, login_url: `/welcome?account=${account}` } };
}

/**
 * The order that opened an account.
 *
 * @template {{ number: string }} Order
 * @param {readonly Order[]} orders
 * @param {unknown} account
 * @returns {Order | undefined}
 */
export const orderOfAccount = (orders, account) => orders.find(({ number }) => accountNumber(number) === account);
