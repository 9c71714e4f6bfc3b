import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { goldenTotal } from './golden-page.mjs';

/** @typedef {import('../../host/database/open-database.mjs').Database} Database */

/** Milliseconds that the queue gets to send what waits. */
const patience = 300_000;

/** @param {Database} db */
async function waitForJobs(db) {
  const start = Date.now();
  for (;;) {
    const rows = await db
      .selectFrom('jobs')
      .select(['kind', 'lastError'])
      .where('state', '=', 'waiting')
      .where('runAt', '<=', Date.now())
      .execute();
    if (rows.length === 0) return;
    if (Date.now() - start > patience) throw new Error(`${rows.length} jobs still wait: ${JSON.stringify(rows.slice(0, 3))}`);
    await wait(200);
  }
}

/** @param {readonly string[]} found */
const countsOf = (found) => {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
};

/** To whom the mails in an outbox went. @param {string} folder */
const recipients = (folder) =>
  readdirSync(join(folder, 'outbox'))
    .filter((name) => name.endsWith('.eml'))
    .map((name) => /^To:\s*(\S+)/im.exec(readFileSync(join(folder, 'outbox', name), 'utf8'))?.[1]?.replace(/[<>]/g, '') ?? '');

/**
 * What is wrong with a shop after it was asked for orders: nothing, if each is there once, at its price, and mailed once.
 *
 * @param {Database} db
 * @param {string} folder
 * @param {readonly import('./clients.mjs').Wanted[]} wanted
 * @returns {Promise<string[]>}
 */
export async function findFaults(db, folder, wanted) {
  await waitForJobs(db);
  const orders = await db.selectFrom('orders').select(['id', 'orderKey', 'email', 'status', 'total', 'ledger']).execute();
  const byKey = countsOf(orders.map(({ orderKey }) => orderKey));
  const mailed = countsOf(recipients(folder));
  /** @type {string[]} */
  const faults = [];
  for (const { key, email } of wanted) {
    if (byKey.get(key) !== 1) faults.push(`${email} has ${byKey.get(key) ?? 0} orders`);
    if (mailed.get(email) !== 1) faults.push(`${email} has ${mailed.get(email) ?? 0} mails`);
  }
  if (orders.length !== wanted.length) faults.push(`${orders.length} orders of ${wanted.length} that were wanted`);
  for (const { id, status, total, ledger } of orders) {
    const sum = JSON.parse(ledger).reduce((/** @type {number} */ cents, /** @type {{ cents: number }} */ row) => cents + row.cents, 0);
    if (status !== 'awaiting_payment' || total !== goldenTotal || sum !== goldenTotal) faults.push(`order ${id} is ${status} at ${total}`);
  }
  const toOwner = mailed.get('owner@shop.example') ?? 0;
  if (toOwner !== wanted.length) faults.push(`the owner has ${toOwner} mails`);
  const failed = await db.selectFrom('jobs').select(['kind', 'lastError']).where('state', '=', 'failed').execute();
  for (const { kind, lastError } of failed) faults.push(`a job ${kind} failed: ${lastError}`);
  const running = await db.selectFrom('attempts').select('orderKey').where('state', '=', 'running').execute();
  if (running.length > 0) faults.push(`${running.length} posts are not at their end`);
  return faults;
}
