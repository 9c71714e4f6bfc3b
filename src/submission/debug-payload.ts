import { toJson } from '../kernel/util/to-json';

const secrets = new Set(['password', 'token', 'customer_id', 'card', 'number', 'cvc', 'captchaResponse']);

/** A copy of a payload for the console in debug mode, without password, token, card and captcha (SUBM-50). */
export function debugPayload(payload: object): unknown {
  return JSON.parse(toJson(payload), (key, value: unknown) => (secrets.has(key) ? undefined : value));
}
