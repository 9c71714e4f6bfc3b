import { randomBytes } from 'node:crypto';
import { migrateUp } from './database/migrate.mjs';
import { openDatabase } from './database/open-database.mjs';
import { createEvents } from './events.mjs';
import { loadExtensions } from './extensions/extensions.mjs';
import { createLog } from './health/log.mjs';
import { withDefaultSettings } from './settings/default-settings.mjs';
import { storedOnce } from './settings/stored-settings.mjs';

/** @typedef {import('./settings/settings.d.ts').Settings} Settings */
/** @typedef {import('./settings/default-settings.mjs').GivenSettings} GivenSettings */

/**
 * What every room of a host is handed.
 *
 * @typedef {object} Shop
 * @property {import('./database/open-database.mjs').Database} db
 * @property {Settings} settings
 * @property {string} secret  what this shop signs with, the same for all processes of one database
 * @property {import('./events.mjs').Events} events
 * @property {import('./queue/job-kinds.d.ts').JobKinds} jobs
 * @property {import('./queue/job-kinds.d.ts').Repeats} repeats
 * @property {import('./health/log.mjs').Log} log
 * @property {() => number} now  ms since 1970
 * @property {import('./pages/pages.mjs').Pages} pages  the pages with a form
 * @property {import('./lookups.d.ts').Lookups} lookups  what domains, addresses and telephone numbers are asked of
 * @property {readonly import('./payment/ways.d.ts').Way[]} ways  of the owner's own, beside ours
 * @property {readonly import('./extensions/extensions.mjs').Extension[]} extensions  scripts that extend the forms
 */

/**
 * What a host is made of, beside its settings.
 *
 * @typedef {object} ShopParts
 * @property {import('./pages/pages.mjs').Pages} pages
 * @property {import('./lookups.d.ts').Lookups} [lookups]
 * @property {readonly import('./payment/ways.d.ts').Way[]} [ways]  to pay, beside invoice and Stripe; one with a known id takes its place
 * @property {import('./health/log.mjs').Log} [log]
 * @property {() => number} [now]
 */

/**
 * Opens the database of a shop and brings it up to date.
 *
 * @param {GivenSettings} given
 * @param {ShopParts} parts
 * @returns {Promise<Shop>}
 */
export async function openShop(given, { pages, lookups = {}, ways = [], log = createLog(), now = Date.now }) {
  const settings = withDefaultSettings(given);
  const extensions = await loadExtensions(settings.extensions);
  for (const problem of extensions.flatMap(({ problems }) => problems)) log('warn', problem);
  const db = openDatabase(settings.database);
  await migrateUp(db);
  const secret = String(await storedOnce(db, 'secret', () => randomBytes(32).toString('base64url')));
  return { db, settings, secret, events: createEvents(), jobs: new Map(), repeats: new Map(), log, now, pages, lookups, ways, extensions };
}
