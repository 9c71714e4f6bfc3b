import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * How the webhooks of a payment arrive:
 * `at-once` right after it, `late` after `ms`, `doubled` each twice at the same time, `lost` never, `early` before the
 * page leads back (it waits for the answer), `out-of-order` the last first, `wrong-signature` signed with another secret.
 *
 * @typedef {object} WebhookMode
 * @property {'at-once' | 'late' | 'doubled' | 'lost' | 'early' | 'out-of-order' | 'wrong-signature'} webhooks
 * @property {number} [ms]    of `late`; 3000 by default
 * @property {string} [card]  the number of the test card that every card of this payment behaves as
 */

/**
 * One try to deliver an event.
 *
 * @typedef {object} Delivery
 * @property {string} event    its id
 * @property {string} type
 * @property {number} attempt  from 1
 * @property {number} status   0 where nobody answered
 */

/**
 * The header `Stripe-Signature` of a body.
 *
 * @param {string} body
 * @param {string} secret
 * @param {number} [at]  seconds
 */
export function signatureOf(body, secret, at = Math.floor(Date.now() / 1000)) {
  const v1 = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${v1}`;
}

/**
 * Sends events to one endpoint, as Stripe does: signed, tried again when the answer is none of 2xx.
 *
 * @param {object} options
 * @param {() => {url: string, secret: string}} options.endpoint  asked for each delivery; no address, no delivery
 * @param {number} options.tries
 * @param {number} options.retryMs  before the second try; doubled for each further one
 */
export function createOutbox({ endpoint, tries, retryMs }) {
  /** @type {Delivery[]} */
  const deliveries = [];
  /** @type {Set<Promise<void>>} */
  const onTheWay = new Set();
  let stop = new AbortController();

  /** @param {import('./account.mjs').StripeObject} event @param {boolean} forged */
  async function deliver(event, forged = false) {
    const body = JSON.stringify(event, null, 2);
    for (let attempt = 1; attempt <= tries && !stop.signal.aborted; attempt++) {
      const { url, secret } = endpoint();
      if (!url) return;
      const status = await post(url, body, forged ? `${secret}_of_somebody_else` : secret);
      deliveries.push({ event: event.id, type: event.type, attempt, status });
      if (status >= 200 && status < 300) return;
      await wait(retryMs * 2 ** (attempt - 1), undefined, { signal: stop.signal });
    }
  }

  /** @param {string} url @param {string} body @param {string} secret */
  async function post(url, body, secret) {
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'Stripe-Signature': signatureOf(body, secret),
    };
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(10_000)]);
    try {
      const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }

  /** @param {import('./account.mjs').StripeObject[]} events @param {WebhookMode} mode */
  async function sendAll(events, { webhooks, ms = 3000 }) {
    if (webhooks === 'lost') return;
    if (webhooks === 'late') await wait(ms, undefined, { signal: stop.signal });
    const ordered = webhooks === 'out-of-order' ? [...events].reverse() : events;
    for (const event of ordered) {
      const copies = webhooks === 'doubled' ? 2 : 1;
      await Promise.all(Array.from({ length: copies }, () => deliver(event, webhooks === 'wrong-signature')));
    }
  }

  return {
    deliveries,

    /**
     * @param {import('./account.mjs').StripeObject[]} events
     * @param {WebhookMode} mode
     * @returns {Promise<void>} settled when all are through
     */
    send(events, mode) {
      const sent = sendAll(events, mode).catch(() => undefined);
      onTheWay.add(sent);
      sent.finally(() => onTheWay.delete(sent));
      return sent;
    },

    /** Settled when nothing is on its way any more. */
    async idle() {
      while (onTheWay.size) await Promise.all(onTheWay);
    },

    /** Gives up what is on its way. */
    async stop() {
      stop.abort();
      await Promise.all(onTheWay);
      stop = new AbortController();
    },
  };
}
