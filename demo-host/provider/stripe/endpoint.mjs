import { listOf } from './answers.mjs';

/** @typedef {import('./account.mjs').StripeObject} StripeObject */

/**
 * A call as its endpoint sees it.
 *
 * @typedef {object} Call
 * @property {import('./bank.mjs').Bank} bank
 * @property {string} id                   the one in the address; empty without
 * @property {Record<string, any>} params  read and checked
 * @property {string | null} key           the idempotency key
 * @property {string} origin               of the fake
 * @property {string} path
 * @property {boolean} isPublic            called with the publishable key
 */

/**
 * @typedef {object} Endpoint
 * @property {'GET' | 'POST'} method
 * @property {string} path                 below `/v1`, for express
 * @property {ReturnType<typeof import('./params.mjs').shape>} shape
 * @property {(call: Call) => StripeObject | Promise<StripeObject>} run
 * @property {boolean} [isPublic]          may be called with the publishable key
 */

/** @param {Call} call @param {Record<string, any>} wanted  fields by their values; an undefined one is not asked for */
const matching =
  ({ params }, wanted) =>
  (/** @type {StripeObject} */ object) =>
    Object.keys(wanted).every((name) => params[name] === undefined || object[name] === params[name]);

/** @param {import('./account.mjs').Kind} kind @param {Record<string, true>} fields @returns {Endpoint['run']} */
export const listing = (kind, fields) => (call) =>
  listOf(call.bank.account.all(kind).filter(matching(call, fields)), call.params, call.path);

/** @param {import('./account.mjs').Kind} kind @returns {Endpoint['run']} */
export const reading =
  (kind) =>
  ({ bank, id }) =>
    bank.account.get(kind, id);
