import { createServer } from 'node:http';
import express from 'express';
import { allowAnyOrigin } from '../../any-origin.mjs';
import { createApi } from './api.mjs';
import { createBank } from './bank.mjs';
import { createCheckoutPage } from './checkout-page.mjs';
import { createElementsRoutes } from './elements-routes.mjs';
import { authenticate, finishProcessing } from './intents.mjs';
import { createOutbox } from './outbox.mjs';
import { sendStyles } from './page.mjs';
import { settleSession } from './sessions.mjs';

/** @typedef {import('./account.mjs').StripeObject} StripeObject */
/** @typedef {import('./bank.mjs').Mode} Mode */
/** @typedef {import('./bank.mjs').ModeChoice} ModeChoice */

/** @param {import('node:http').Server} server @param {number} port @param {string} host @returns {Promise<number>} */
const listen = (server, port, host) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(/** @type {import('node:net').AddressInfo} */ (server.address()).port));
  });

/**
 * The app of the fake without a server.
 *
 * @param {object} parts
 * @param {import('./bank.mjs').Bank} parts.bank
 * @param {ReturnType<typeof createApi>} parts.api
 */
function createApp({ bank, api }) {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use('/v1', allowAnyOrigin, api.router);
  app.get('/provider.css', sendStyles);
  app.use('/c/pay', createCheckoutPage(bank));
  app.use(createElementsRoutes(bank));
  app.use((_req, res) => void res.status(404).type('text/plain').send('The fake Stripe has nothing here'));
  return app;
}

/**
 * Ways to look at what was done, and to choose what happens next.
 *
 * @param {object} parts
 * @param {import('./bank.mjs').Bank} parts.bank
 * @param {ReturnType<typeof createApi>} parts.api
 * @param {ReturnType<typeof createOutbox>} parts.outbox
 */
function controls({ bank, api, outbox }) {
  const { account } = bank;
  return {
    /** Every call of the API, the oldest first. */
    requests: api.requests,
    /** Every try to deliver an event. */
    deliveries: outbox.deliveries,
    sessions: () => account.all('session'),
    intents: () => account.all('intent'),
    charges: () => account.all('charge'),
    refunds: () => account.all('refund'),
    events: () => account.all('event'),

    setMode: bank.setMode,
    /** How the webhooks of the next payment arrive, of that one alone. */
    nextMode: bank.queueMode,
    setFault: api.setFault,

    /** Sends an event once more, as the button in Stripe's dashboard does. @param {string} id */
    resend: (id) => outbox.send([account.get('event', id)], { webhooks: 'at-once' }),

    /** The end of a payment by bank account. @param {string} sessionId @param {boolean} isPaid */
    settleSession: (sessionId, isPaid) => settleSession(bank, account.get('session', sessionId), isPaid),

    /** The visitor's answer to 3-D Secure of an intent. @param {string} id @param {boolean} isPassed */
    authenticate: (id, isPassed) => authenticate(bank, account.get('intent', id), isPassed),

    /** The end of an intent that a bank account pays. @param {string} id @param {boolean} isPaid */
    finish: (id, isPaid) => finishProcessing(bank, account.get('intent', id), isPaid),

    /** Settled when no webhook is on its way any more. */
    idle: outbox.idle,

    /** Forgets all that was done. */
    empty() {
      bank.empty();
      api.empty();
      outbox.deliveries.length = 0;
    },
  };
}

/**
 * @typedef {object} FakeStripeOptions
 * @property {string} [webhookUrl]     where events are sent; nowhere without
 * @property {string} [webhookSecret]  signs them
 * @property {string} [secretKey]
 * @property {string} [publicKey]
 * @property {ModeChoice} [mode]       how webhooks arrive; `at-once` by default
 * @property {number} [tries]          how often a webhook is tried
 * @property {number} [retryMs]        before its second try
 * @property {(idempotencyKey: string) => boolean} [isCutOff]  whether a call is lost before it arrives
 */

/**
 * A fake Stripe without a server: its API, the hosted Checkout page, Stripe.js and webhooks.
 *
 * @param {FakeStripeOptions & {origin: () => string}} options  `origin` is where its app is served
 */
export function createFakeStripe({
  origin,
  webhookUrl = '',
  webhookSecret = 'whsec_fake',
  secretKey = 'sk_test_fake',
  publicKey = 'pk_test_fake',
  mode = 'at-once',
  tries = 3,
  retryMs = 300,
  isCutOff,
}) {
  let endpoint = { url: webhookUrl, secret: webhookSecret };
  const outbox = createOutbox({ endpoint: () => endpoint, tries, retryMs });
  const bank = createBank(outbox, mode);
  const api = createApi({ bank, keys: { secretKey, publicKey }, origin, isCutOff });

  return {
    app: createApp({ bank, api }),
    secretKey,
    publicKey,
    webhookSecret,
    ...controls({ bank, api, outbox }),

    /** @param {{url: string, secret?: string}} next */
    setWebhook({ url, secret = endpoint.secret }) {
      endpoint = { url, secret };
    },

    /** Gives up the webhooks that are on their way. */
    stop: outbox.stop,
  };
}

/**
 * Starts a fake Stripe on a port of its own.
 *
 * @param {FakeStripeOptions & {port?: number, host?: string}} [options]  port 0 for any free one
 */
export async function startFakeStripe({ port = 0, host = '127.0.0.1', ...options } = {}) {
  let origin = '';
  const fake = createFakeStripe({ ...options, origin: () => origin });
  const server = createServer(fake.app);
  // A process that was busy would close a connection in the moment in which its own client uses it again.
  server.keepAliveTimeout = 0;
  const taken = await listen(server, port, host);
  origin = `http://${host}:${taken}`;
  return {
    ...fake,
    url: origin,
    port: taken,
    async close() {
      await fake.stop();
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof startFakeStripe>>} FakeStripe */
/** @typedef {ReturnType<typeof createFakeStripe>} FakeStripeApp */
