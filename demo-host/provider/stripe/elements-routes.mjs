import { fileURLToPath } from 'node:url';
import express from 'express';
import { authenticate } from './intents.mjs';

const browserDir = fileURLToPath(new URL('browser', import.meta.url));

/**
 * The script of the fake at `/<release>/stripe.js`, its frames, and the answer of the visitor's bank.
 *
 * @param {import('./bank.mjs').Bank} bank
 */
export function createElementsRoutes(bank) {
  const router = express.Router();
  // As a CDN serves it: a page may load it from anywhere.
  router.get('/:release/stripe.js', (_req, res) => {
    res.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-cache' });
    res.sendFile('stripe.js', { root: browserDir });
  });
  router.post('/elements/authenticate', express.urlencoded({ extended: false, limit: '4kb' }), async (req, res) => {
    const { client_secret, act } = req.body ?? {};
    const intent = bank.account.all('intent').find((known) => known.client_secret === client_secret);
    if (intent) await authenticate(bank, intent, act === 'complete');
    res.sendStatus(intent ? 204 : 404);
  });
  router.use(
    '/elements',
    express.static(browserDir, { index: false, setHeaders: (res) => void res.set('Access-Control-Allow-Origin', '*') }),
  );
  return router;
}
