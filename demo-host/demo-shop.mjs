import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createHost } from '../host/host.mjs';
import { startQueue } from '../host/queue/queue.mjs';
import { createLookups } from './lookups.mjs';
import { ownFormScript } from './own-form.mjs';
import { ownWays } from './own-ways.mjs';
import { createShopPages } from './shop-pages.mjs';

/** @typedef {import('../host/settings/default-settings.mjs').GivenSettings} GivenSettings */

/** Who may enter `/admin` of the demo. */
export const demoLogin = { name: 'admin', password: 'demo-admin' };

/** The tables of what an owner has set up. */
const kept = /^(settings|products|filing_methods|coupons|bundles|catalogue_versions|kysely_.*)$/;

/**
 * How the shop of the demo is set up.
 *
 * @param {{ host: string, provider: string }} addresses
 * @param {{ secretKey: string, webhookSecret: string, publicKey: string }} stripe
 * @returns {GivenSettings}
 */
const settingsOf = ({ host, provider }, { secretKey, webhookSecret, publicKey }) => ({
  database: ':memory:',
  extensions: [ownFormScript],
  publicUrl: host,
  shopName: 'Charterform demo',
  ownerEmail: 'owner@demo.example',
  mail: { from: 'shop@demo.example' },
  payment: { ways: ['card'], instructions: 'This is a demo, so nothing is due.' },
  stripe: { secretKey, webhookSecret, publishableKey: publicKey, api: provider },
  captcha: { provider: 'grecaptcha', secret: 'of the demo', api: `${host}/captcha/siteverify` },
  admin: demoLogin,
  accounts: { withOrders: true },
  // Whoever tries the demo posts from one address, also by other programs than a browser.
  limits: {
    postsPerHour: 0,
    lookupsPerHour: 0,
    couponsPerHour: 0,
    quotesPerHour: 0,
    savesPerHour: 0,
    invitationsPerHour: 0,
    loginsPerHour: 0,
    linksPerHour: 0,
    trap: false,
  },
});

/**
 * The shop behind the pages of the demo: the host itself, in memory, with the products, pages and lookups of the fixtures.
 *
 * @param {object} parts
 * @param {import('./fixtures.mjs').Fixtures} parts.fixtures
 * @param {string} parts.distDir
 * @param {import('./provider/demo-pay/demo-pay.mjs').DemoPay} parts.demoPay
 * @param {{ secretKey: string, webhookSecret: string, publicKey: string }} parts.stripe
 * @param {import('./changed-lists.mjs').ChangedLists} parts.changedLists
 * @param {boolean} parts.quiet
 */
export function createDemoShop({ fixtures, distDir, demoPay, stripe, changedLists, quiet }) {
  const parts = {
    pages: createShopPages(fixtures, distDir, changedLists),
    lookups: createLookups(fixtures),
    ways: ownWays(demoPay),
    log: (/** @type {string} */ level, /** @type {string} */ message, /** @type {object} */ details = {}) => {
      if (!quiet && level !== 'info') console.error(message, details);
    },
  };

  /** @param {{ host: string, provider: string }} addresses */
  async function open(addresses) {
    const folder = mkdtempSync(join(tmpdir(), 'charterform-demo-'));
    const host = await createHost({ folder, ...settingsOf(addresses, stripe) }, parts);
    const queue = startQueue(host.shop);
    return {
      host,
      folder,
      async close() {
        await queue.stop();
        await host.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  }

  /** @type {ReturnType<typeof open>} */
  let opened;

  return {
    /** @param {Request} request */
    fetch: async (request) => (await opened).host.fetch(request),

    /** The shop behind it, and the folder that its mails are written into, for what only the demo shows. */
    async opened() {
      const { host, folder } = await opened;
      return { shop: host.shop, folder };
    },

    /** Opens the shop once its addresses are known. @param {{ host: string, provider: string }} addresses */
    async open(addresses) {
      opened = open(addresses);
      await opened;
    },

    /** Forgets all that has happened in it, and numbers its orders from the start. Its catalogue and settings stay. */
    async empty() {
      const { host, folder } = await opened;
      const tables = await host.shop.db.introspection.getTables();
      await host.shop.db.transaction().execute(async (trx) => {
        await sql`pragma defer_foreign_keys = on`.execute(trx);
        for (const { name } of tables) if (!kept.test(name)) await sql`delete from ${sql.table(name)}`.execute(trx);
        await sql`delete from sqlite_sequence`.execute(trx);
      });
      rmSync(join(folder, 'outbox'), { recursive: true, force: true });
    },

    close: async () => (await opened).close(),
  };
}

/** @typedef {ReturnType<typeof createDemoShop>} DemoShop */
