import { hit } from './rate-limit.mjs';
import { refuse } from './reply.mjs';
import { keyedHash } from './visitor.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */

/** Where each provider verifies a token. */
const verifiers = {
  grecaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
};

/** Milliseconds for which a verified token lets a signup through: `process_captcha` comes first. */
const remembered = 600_000;

/** Milliseconds that a provider has to answer. */
const patience = 10_000;

/** Whether tokens are verified. @param {Shop} shop */
export const isCaptchaOn = ({ settings: { captcha } }) => captcha.provider !== '' && captcha.secret !== '';

/** @param {Shop} shop @param {string} token */
const nameOf = (shop, token) => keyedHash(shop, `captcha ${token}`);

/**
 * Whether a token is valid. A token that was verified a moment ago stays so, since a provider takes each one once.
 *
 * @param {Shop} shop
 * @param {string} token  what the captcha gave the visitor
 * @returns {Promise<boolean>}
 */
export async function isCaptchaValid(shop, token) {
  if (!isCaptchaOn(shop)) return true;
  if (token === '' || token.length > 16_384) return false;
  const visitor = nameOf(shop, token);
  const known = await shop.db.selectFrom('hits').select('endsAt').where('visitor', '=', visitor).executeTakeFirst();
  if (known && known.endsAt > shop.now()) return true;
  const isValid = await ask(shop, token);
  if (isValid) await hit(shop, visitor, shop.now() + remembered);
  return isValid;
}

/** Lets a token be used no more. @param {Shop} shop @param {import('../database/open-database.mjs').Queries} db @param {string} token */
export async function forgetCaptcha(shop, db, token) {
  if (token !== '' && isCaptchaOn(shop)) await db.deleteFrom('hits').where('visitor', '=', nameOf(shop, token)).execute();
}

/** The refusal of a token. @param {import('./words.mjs').Words} words */
export const captchaRefusal = (words) => refuse(words.captcha, 'captcha');

/** Asks the provider. @param {Shop} shop @param {string} token */
async function ask({ settings: { captcha }, log }, token) {
  const url = captcha.api || (captcha.provider && verifiers[captcha.provider]);
  try {
    const body = new URLSearchParams({ secret: captcha.secret, response: token });
    const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(patience) });
    const said = /** @type {{ success?: unknown }} */ (await response.json());
    return said.success === true;
  } catch (error) {
    log('warn', 'The provider of the captcha did not answer', { error: error instanceof Error ? error.name : 'Error' });
    return false;
  }
}
