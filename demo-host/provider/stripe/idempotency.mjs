import { createHash } from 'node:crypto';
import { StripeFault, invalid } from './errors.mjs';

/**
 * What was answered under a key; undefined while the first request is still being answered.
 *
 * @typedef {{digest: string, answer?: {status: number, body: unknown}}} Kept
 */

/** Answers of the last 24 hours by key: https://docs.stripe.com/api/idempotent_requests */
export function createIdempotency() {
  /** @type {Map<string, Kept>} */
  const kept = new Map();

  return {
    /**
     * @param {string} key
     * @param {string} request  method, address and body
     * @returns {{status: number, body: unknown} | undefined} the answer to repeat; undefined when the request is the first
     * @throws {StripeFault} 400 for another request under the key, 409 while the first is still being answered
     */
    begin(key, request) {
      if (key.length > 255) throw invalid('Idempotency key must be 255 characters or less.');
      const digest = createHash('sha256').update(request).digest('hex');
      const known = kept.get(key);
      if (!known) {
        kept.set(key, { digest });
        return undefined;
      }
      if (known.digest !== digest) {
        const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
        throw new StripeFault(400, 'idempotency_error', message);
      }
      if (!known.answer) {
        const message = `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`;
        throw new StripeFault(409, 'idempotency_error', message, { code: 'idempotency_key_in_use' });
      }
      return known.answer;
    },

    /** @param {string} key @param {number} status @param {unknown} body */
    keep(key, status, body) {
      const known = kept.get(key);
      if (known) known.answer = structuredClone({ status, body });
    },

    /** Forgets a request that was refused before anything was done. @param {string} key */
    release: (key) => kept.delete(key),

    empty: () => kept.clear(),
  };
}
