import { apiVersion } from './account.mjs';
import { StripeFault, invalid } from './errors.mjs';

/** @typedef {import('./endpoint.mjs').Endpoint} Endpoint */

/** @param {string | undefined} header @returns {string} the key of `Bearer …` or `Basic …` */
export function keyOf(header = '') {
  const [, scheme = '', value = ''] = /^(\w+) +(\S+)$/.exec(header) ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  return scheme.toLowerCase() === 'basic' ? (Buffer.from(value, 'base64').toString().split(':')[0] ?? '') : '';
}

/** @param {string} key */
const hidden = (key) => key.slice(0, 8).padEnd(Math.max(key.length - 4, 8), '*') + key.slice(-4);

/**
 * Who calls: the account itself, or a page with the publishable key.
 *
 * @param {string} key
 * @param {{secretKey: string, publicKey: string}} keys
 * @param {Endpoint} endpoint
 * @returns {boolean} true for a page
 */
export function isPublicCall(key, { secretKey, publicKey }, endpoint) {
  if (!key) {
    const message =
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";
    throw new StripeFault(401, 'invalid_request_error', message);
  }
  if (key === secretKey) return false;
  if (key !== publicKey) throw new StripeFault(401, 'invalid_request_error', `Invalid API Key provided: ${hidden(key)}`);
  if (endpoint.isPublic) return true;
  const message = 'This API call cannot be made with a publishable API key. Please use a secret API key.';
  throw new StripeFault(403, 'invalid_request_error', message, { code: 'secret_key_required' });
}

/** @param {string | undefined} version */
export function checkVersion(version) {
  if (version !== undefined && version !== apiVersion)
    throw invalid(`Invalid Stripe API version: ${version}. The fake speaks ${apiVersion}.`);
}
