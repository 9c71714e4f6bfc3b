import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Router } from 'express';

const scriptFile = fileURLToPath(new URL('public/captcha.js', import.meta.url));

/** How long a token is valid, in ms; the script in the page unchecks its box after the same time. */
const lifetime = 120_000;

/**
 * The captcha provider: `/captcha.js` renders the box, `/captcha/token` issues the token of a checked box.
 *
 * @param {() => number} now  ms
 */
export function createCaptcha(now = Date.now) {
  /** @type {Map<string, number>} token to the time it was issued */
  const issued = new Map();
  const router = Router();

  router.get('/captcha.js', (_req, res) => {
    res.sendFile(scriptFile);
  });
  router.get('/captcha/token', (_req, res) => {
    const token = randomUUID();
    issued.set(token, now());
    res.json({ token, lifetime });
  });

  return {
    router,

    /**
     * Whether the token was issued here, is still valid and was not used before. The call uses it up.
     *
     * @param {unknown} token
     */
    redeem(token) {
      const at = issued.get(String(token));
      issued.delete(String(token));
      return at !== undefined && now() - at < lifetime;
    },
  };
}

/** @typedef {ReturnType<typeof createCaptcha>} Captcha */
