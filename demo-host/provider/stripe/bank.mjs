import { apiVersion, createAccount, newId, now } from './account.mjs';

/** @typedef {import('./account.mjs').StripeObject} StripeObject */
/** @typedef {import('./outbox.mjs').WebhookMode} WebhookMode */
/** @typedef {WebhookMode | WebhookMode['webhooks']} Mode */
/** @typedef {Mode | ((key: string | null) => Mode | undefined)} ModeChoice  by the idempotency key of the call that begins the payment, where it is a function */
/** @typedef {[type: string, object: StripeObject]} Fact  what an event will say */

/** @param {Mode} mode @returns {WebhookMode} */
const whole = (mode) => (typeof mode === 'string' ? { webhooks: mode } : mode);

/**
 * The account with its events: what has happened is announced in the mode of its payment.
 *
 * @param {ReturnType<typeof import('./outbox.mjs').createOutbox>} outbox
 * @param {ModeChoice} mode
 */
export function createBank(outbox, mode) {
  const account = createAccount();
  /** @type {Map<string, WebhookMode>} */
  const modes = new Map();
  /** @type {Mode[]} */
  let queue = [];

  /** @param {string | null} key */
  const chosen = (key) => queue.shift() ?? (typeof mode === 'function' ? mode(key) : mode) ?? 'at-once';

  /** @param {Fact} fact @param {string | null} key  the idempotency key of the request that did it */
  function eventOf([type, object], key) {
    return account.add('event', {
      id: newId('evt_1'),
      object: 'event',
      api_version: apiVersion,
      created: now(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: key === null ? null : newId('req_', 14), idempotency_key: key },
      type,
    });
  }

  return {
    account,

    /** @param {ModeChoice} next  for every payment from now on */
    setMode(next) {
      mode = next;
    },

    /** @param {Mode} next  for the next payment alone */
    queueMode(next) {
      queue.push(next);
    },

    /**
     * Chooses how the webhooks of a new payment arrive.
     *
     * @param {StripeObject} payment   a session or an intent
     * @param {object} [of]
     * @param {StripeObject} [of.session]  that an intent belongs to
     * @param {string | null} [of.key]     the idempotency key of the call
     */
    begin(payment, { session, key = null } = {}) {
      modes.set(payment.id, (session && modes.get(session.id)) ?? whole(chosen(key)));
    },

    /** @param {StripeObject} payment */
    modeOf: (payment) => modes.get(payment.id) ?? whole('at-once'),

    /**
     * @param {StripeObject} payment
     * @param {Fact[]} facts
     * @param {string | null} [key]
     * @returns {Promise<void>} in the mode `early` settled when the webhooks were answered, else at once
     */
    async announce(payment, facts, key = null) {
      const sendMode = modes.get(payment.id) ?? whole('at-once');
      const sent = outbox.send(
        facts.map((fact) => eventOf(fact, key)),
        sendMode,
      );
      if (sendMode.webhooks === 'early') await sent;
    },

    empty() {
      account.empty();
      modes.clear();
      queue = [];
    },
  };
}

/** @typedef {ReturnType<typeof createBank>} Bank */
