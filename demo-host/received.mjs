/**
 * One post to a page of the demo host, as it arrived.
 *
 * @typedef {object} ReceivedRequest
 * @property {string} at                              ISO time
 * @property {string} page                            the URL posted to, with its query
 * @property {string} action
 * @property {string | null} idempotencyKey
 * @property {Record<string, unknown>} fields         the text fields, each as it was sent
 * @property {Record<string, unknown>} json           the fields ending in Data, parsed
 * @property {{field: string, name: string, size: number}[]} files  size in bytes; contents are not stored
 * @property {{status: number, body: unknown} | 'dropped'} [answer]  what was answered; set once that is decided
 */

/**
 * @typedef {object} ReceivedOrder
 * @property {string} at
 * @property {string} page
 * @property {string} idempotencyKey
 * @property {unknown} signupData  exactly as received: tests compare it key for key
 * @property {unknown} answer
 * @property {LedgerRow[]} [ledger]  the amounts that came with the order; undefined without
 */

/**
 * One amount of an order.
 *
 * @typedef {object} LedgerRow
 * @property {string} name
 * @property {string} state
 * @property {string} kind
 * @property {number} cents
 */

/**
 * The first answer to an action and idempotency key.
 *
 * @typedef {object} StoredAnswer
 * @property {import('./scenarios.mjs').Reply} reply
 * @property {string} at       ISO time of the answered post
 * @property {LedgerRow[]} [ledger]  the amounts that came with the order; undefined without
 * @property {string} post     the id of the answered post, to recognize it when the browser resends it
 * @property {string} digest   of what was ordered, see `digestOf`
 * @property {number} readyAt  ms; before, the order is still being processed
 */

/** Everything the demo host has received since its start or the last `empty()`. */
export function createReceived() {
  /** @type {ReceivedRequest[]} */
  let requests = [];
  /** @type {ReceivedOrder[]} */
  let orders = [];
  /** @type {Map<string, StoredAnswer>} */
  let answers = new Map();
  let tokens = 0;

  // By action too: calls of one submission may share a key (captcha check, then signup).
  /** @param {ReceivedRequest} request */
  const nameOf = ({ action, idempotencyKey }) => `${action} ${idempotencyKey}`;

  return {
    /** The response of `GET /received`. */
    list: () => ({ requests, orders }),

    /** @param {ReceivedRequest} request */
    addRequest(request) {
      requests.push(request);
    },

    /** @param {ReceivedOrder} order */
    addOrder(order) {
      orders.push(order);
    },

    /** @param {ReceivedRequest} request */
    storedAnswer(request) {
      const stored = answers.get(nameOf(request));
      const order =
        request.action === 'process_signup' ? orders.find(({ idempotencyKey }) => idempotencyKey === request.idempotencyKey) : undefined;
      return stored && { ...stored, ...(order?.ledger && { ledger: order.ledger }) };
    },

    /**
     * Stores the answer for later posts with this action and key; a post without a key is not stored.
     *
     * @param {ReceivedRequest} request
     * @param {StoredAnswer} answer
     */
    storeAnswer(request, answer) {
      if (request.idempotencyKey) answers.set(nameOf(request), answer);
    },

    /** The number of the next order: 1, 2, 3… */
    nextOrderNumber: () => orders.length + 1,

    /** The number of the next card token: 1, 2, 3… */
    nextTokenNumber: () => ++tokens,

    /** Deletes everything, keys included, and restarts numbering at 1, so that test runs are repeatable. */
    empty() {
      requests = [];
      orders = [];
      answers = new Map();
      tokens = 0;
    },
  };
}

/** @typedef {ReturnType<typeof createReceived>} Received */
