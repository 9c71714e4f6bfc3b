/**
 * One post to a page of the demo host, as it arrived.
 *
 * @typedef {object} ReceivedRequest
 * @property {string} at                              ISO time
 * @property {string} page                            the address posted to, with its query
 * @property {string} action
 * @property {string | null} idempotencyKey
 * @property {Record<string, unknown>} fields         the text fields, each as it was sent
 * @property {Record<string, unknown>} json           the fields ending in Data, parsed
 * @property {{field: string, name: string, size: number}[]} files  size in bytes; contents are not kept
 */

/**
 * @typedef {object} ReceivedOrder
 * @property {string} at
 * @property {string} page
 * @property {string} idempotencyKey
 * @property {unknown} signupData  exactly as received: tests compare it key for key
 * @property {unknown} answer
 * @property {LedgerRow[]} [ledger]  what the page was told the order is made of; there once its script has posted it
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
 * The first answer to an action and key.
 *
 * @typedef {object} KeptAnswer
 * @property {{status: number, body: unknown}} reply
 * @property {string} post  tells the post that it answered from a later one with the same key
 */

/** All that the demo host has received since it was started or last emptied. */
export function createReceived() {
  /** @type {ReceivedRequest[]} */
  let requests = [];
  /** @type {ReceivedOrder[]} */
  let orders = [];
  /** @type {Map<string, KeptAnswer>} */
  let answers = new Map();
  let tokens = 0;

  // Two calls of one submission may share a key (captcha check, then signup): each has its own answer.
  /** @param {ReceivedRequest} request */
  const nameOf = ({ action, idempotencyKey }) => `${action} ${idempotencyKey}`;

  return {
    /** What `GET /received` answers. */
    list: () => ({ requests, orders }),

    /** @param {ReceivedRequest} request */
    addRequest(request) {
      requests.push(request);
    },

    /** @param {ReceivedOrder} order */
    addOrder(order) {
      orders.push(order);
    },

    /**
     * Puts the amounts of an order beside it.
     *
     * @param {unknown} idempotencyKey
     * @param {LedgerRow[]} ledger
     * @returns {boolean} whether there is such an order
     */
    addLedger(idempotencyKey, ledger) {
      const order = orders.find((one) => one.idempotencyKey === idempotencyKey);
      if (order) order.ledger = ledger;
      return order !== undefined;
    },

    /** @param {ReceivedRequest} request */
    keptAnswer: (request) => answers.get(nameOf(request)),

    /**
     * Keeps the answer for every later post of this action and key; a post without a key is not kept.
     *
     * @param {ReceivedRequest} request
     * @param {KeptAnswer} kept
     */
    keepAnswer(request, kept) {
      if (request.idempotencyKey) answers.set(nameOf(request), kept);
    },

    /** The number that the next order has: 1, 2, 3… */
    nextOrderNumber: () => orders.length + 1,

    /** The number that the next card token has: 1, 2, 3… */
    nextTokenNumber: () => ++tokens,

    /** Forgets all, keys included, and numbers from 1 again, so that a run from empty repeats exactly. */
    empty() {
      requests = [];
      orders = [];
      answers = new Map();
      tokens = 0;
    },
  };
}

/** @typedef {ReturnType<typeof createReceived>} Received */
