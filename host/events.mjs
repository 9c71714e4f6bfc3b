/** @typedef {import('./database/open-database.mjs').Transaction} Transaction */
/** @typedef {import('kysely').Selectable<import('./database/tables.d.ts').OrdersTable>} Order */

/**
 * What happens in a shop, and what is said of it:
 *
 * - `order.received`: a new order or message is stored, and its payment is begun
 * - `order.status`: its status changed; `order` is as it is now (SHOP-08)
 * - `order.status_undone`: a change of its status was taken back, which `undoes` names by its id in the history; no customer is told
 * - `order.part`: a co-owner's part came after the order (PLUS-06); `ref` is unique in the order
 * - `order.refunded`: money was given back, in cents (PAY-07)
 * - `payment.processing`: the customer has paid, and the provider is not certain yet
 * - `job.failed`: a job was tried so often that it is given up
 * - `payment.warning`: the owner must look at a payment; `ref` is unique in the order
 *
 * @typedef {{
 *   'order.received': { order: Order },
 *   'order.status': { order: Order, from: string, note: string },
 *   'order.status_undone': { order: Order, from: string, undoes: number },
 *   'payment.processing': { order: Order },
 *   'job.failed': { kind: string, payload: Record<string, unknown>, error: string },
 *   'order.part': { order: Order, part: object, ref: string },
 *   'order.refunded': { order: Order, refund: { id: number, cents: number, reason: string, isTold: boolean } },
 *   'payment.warning': { order: Order, words: string, ref: string },
 * }} Happenings
 */

/**
 * What listens to what happens. Listeners run within the transaction that made it happen, so that what they add, such as a
 * mail in the queue, is there if and only if it happened.
 */
export function createEvents() {
  /** @type {Map<string, ((detail: any, trx: Transaction) => Promise<void>)[]>} */
  const listeners = new Map();
  return {
    /**
     * @template {keyof Happenings} Name
     * @param {Name} name
     * @param {(detail: Happenings[Name], trx: Transaction) => Promise<void>} listener
     */
    on(name, listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
    },

    /**
     * @template {keyof Happenings} Name
     * @param {Name} name
     * @param {Happenings[Name]} detail
     * @param {Transaction} trx
     */
    async emit(name, detail, trx) {
      for (const listener of listeners.get(name) ?? []) await listener(detail, trx);
    },
  };
}

/** @typedef {ReturnType<typeof createEvents>} Events */
