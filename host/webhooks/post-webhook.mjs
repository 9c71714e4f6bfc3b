import { readAnswer, readBeginning } from './read-answer.mjs';
import { signedHeaders, webhookSecret } from './sign-webhook.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */

/** Milliseconds for which an answer is waited for. */
const patience = 20_000;

/** What may be called: the owner's own setting, by these protocols alone. @param {string} address @returns {URL | undefined} */
function addressOf(address) {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url && isWeb && url.username === '' && url.password === '' ? url : undefined;
}

/**
 * Posts a webhook to the address of the settings. A redirect is not followed, so that nobody but the owner says where it goes.
 *
 * @param {Shop} shop
 * @param {{ id: string, key: string, event: string, body: string }} webhook
 * @param {AbortSignal} [signal]
 * @returns {Promise<import('./read-answer.mjs').Outcome>}
 */
export async function postWebhook(shop, webhook, signal) {
  const url = addressOf(shop.settings.webhook.url);
  if (!url) return { kind: 'failed', words: 'The address of the back end is none that can be called.' };
  const signals = [AbortSignal.timeout(patience), ...(signal ? [signal] : [])];
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: signedHeaders(await webhookSecret(shop), { ...webhook, now: shop.now() }),
      body: webhook.body,
      signal: AbortSignal.any(signals),
    });
    return readAnswer(response.status, await readBeginning(response));
  } catch (error) {
    const isLate = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
    return { kind: 'retry', words: isLate ? 'The back end did not answer in time.' : 'The back end could not be reached.' };
  }
}
