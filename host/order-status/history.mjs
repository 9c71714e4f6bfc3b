/** @typedef {import('../events.mjs').Order} Order */
/** @typedef {import('../database/open-database.mjs').Queries} Queries */
/** @typedef {import('kysely').Selectable<import('../database/tables.d.ts').OrderHistoryTable>} Change */

/** @param {Queries} db @param {{ id: number }} order @returns {Promise<Change[]>} the oldest first */
export const historyOf = async (db, { id }) => db.selectFrom('orderHistory').selectAll().where('orderId', '=', id).orderBy('id').execute();

/**
 * The changes that stand, the oldest first: neither what was taken back nor the taking back. A taking back can be taken back.
 *
 * @param {readonly Change[]} history
 */
export function standing(history) {
  const undone = new Set();
  const left = [];
  for (const change of [...history].reverse()) {
    if (undone.has(change.id)) continue;
    if (change.undoes) undone.add(change.undoes);
    else left.push(change);
  }
  return left.reverse();
}

/**
 * The last change that stands and brought an order into a status.
 *
 * @param {readonly Change[]} history
 * @param {string} status
 */
export const lastChange = (history, status) =>
  standing(history)
    .reverse()
    .find((change) => change.status === status);

/**
 * The change that says that an order is paid, also where it was refunded since; undefined where nobody says so. The shop itself
 * knows of no payment (SHOP-09).
 *
 * @param {readonly Change[]} history
 */
export const paidChange = (history) =>
  standing(history)
    .reverse()
    .find(({ status, madeBy }) => status === 'paid' && (madeBy === 'owner' || madeBy === 'provider'));

/**
 * Whether an order is paid and not refunded, whatever its status is now (SHOP-09).
 *
 * @param {readonly Change[]} history
 */
export const isPaid = (history) => paidChange(history) !== undefined && lastChange(history, 'refunded') === undefined;

/**
 * Who made a change, in words for the owner.
 *
 * @param {Pick<Change, 'madeBy' | 'who'>} change
 */
export function whoOf({ madeBy, who }) {
  if (madeBy === 'provider') return 'Provider of payments';
  return madeBy === 'owner' && who !== '' ? who : ({ owner: 'The owner', visitor: 'The customer' }[madeBy] ?? 'This shop');
}
