import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import express, { Router } from 'express';

const scriptFile = fileURLToPath(new URL('public/captcha.js', import.meta.url));

/** How long a token is valid, in ms; the script in the page unchecks its box after the same time. */
const lifetime = 120_000;

/**
 * The captcha provider: `/captcha.js` renders the box, `/captcha/token` issues the token of a checked box, and a shop asks
 * `/captcha/siteverify` whether a token was issued here, is still valid and was not used before.
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

  router.post('/captcha/siteverify', express.urlencoded({ extended: false, limit: '20kb' }), (req, res) => {
    const token = String(req.body?.response);
    const at = issued.get(token);
    issued.delete(token);
    res.json({ success: at !== undefined && now() - at < lifetime });
  });
  return router;
}
