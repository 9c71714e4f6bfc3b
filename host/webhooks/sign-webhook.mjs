import { createHmac, randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { storedOnce } from '../settings/stored-settings.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */

/** The secret that both sides know: the owner's, or one that is made once. @param {Shop} shop @returns {Promise<string>} */
export const webhookSecret = async ({ db, settings }) =>
  settings.webhook.secret || String(await storedOnce(db, 'webhook.secret', () => `whsec_${randomBytes(32).toString('base64')}`));

/**
 * The headers of a webhook: those that the plugin sends as well, and those of Standard Webhooks beside them. A secret that begins
 * with `whsec_` is base64 there, any other is taken as it is.
 *
 * @param {string} secret
 * @param {{ id: string, key: string, event: string, body: string, now: number }} webhook  `id` and `key` are the same for every
 *   repeat; `now` in ms
 * @returns {Record<string, string>}
 */
export function signedHeaders(secret, { id, key, event, body, now }) {
  const seconds = String(Math.floor(now / 1000));
  const standard = secret.startsWith('whsec_') ? new Webhook(secret) : new Webhook(secret, { format: 'raw' });
  return {
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
    'X-Charterform-Event': event,
    'X-Charterform-Timestamp': seconds,
    'X-Charterform-Signature': `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': standard.sign(id, new Date(Number(seconds) * 1000), body),
  };
}
