import { Hono } from 'hono';
import { addAccounts } from './accounts/room.mjs';
import { addAdmin } from './admin/admin.mjs';
import { seedCatalogue } from './catalogue/seed.mjs';
import { addCatalogue } from './catalogue/serve-lists.mjs';
import { addCoOwners } from './co-owners/room.mjs';
import { addHealth } from './health/health.mjs';
import { addHtml } from './html/serve-styles.mjs';
import { addMails } from './mails/mails.mjs';
import { addOrders } from './orders/room.mjs';
import { addPages } from './pages/add-pages.mjs';
import { addPayment } from './payment/room.mjs';
import { addPosts } from './posts/posts.mjs';
import { addPrivacy } from './privacy/retention.mjs';
import { addQueue } from './queue/queue.mjs';
import { refreshSettings } from './settings/owner-settings.mjs';
import { addRefunds } from './refunds/room.mjs';
import { addStripe } from './stripe/room.mjs';
import { addSavedOrders } from './saved-orders/room.mjs';
import { openShop } from './shop.mjs';
import { addWebhooks } from './webhooks/webhooks.mjs';
import { addStatusPage } from './status-page/room.mjs';

/** @typedef {import('./shop.mjs').Shop} Shop */

/**
 * Adds what a part of the shop needs: its routes, what it does when something happens, its kinds of jobs.
 *
 * @typedef {(shop: Shop, app: Hono) => void} AddRoom
 */

/** The rooms, in the order in which their routes are tried. @type {AddRoom[]} */
const rooms = [
  addHealth,
  addQueue,
  addHtml,
  addCatalogue,
  addAdmin,
  addMails,
  addWebhooks,
  addPayment,
  addOrders,
  addCoOwners,
  addStatusPage,
  addSavedOrders,
  addAccounts,
  addPrivacy,
  addPosts,
  addRefunds,
  addStripe,
  // Last: it answers for every other address.
  addPages,
];

/**
 * A shop that answers requests: `fetch` takes a `Request` and returns a `Response`, as Next, Workers and Bun have it.
 *
 * @param {import('./shop.mjs').GivenSettings} settings
 * @param {import('./shop.mjs').ShopParts} parts
 */
export async function createHost(settings, parts) {
  const shop = await openShop(settings, parts);
  await seedCatalogue(shop.db);
  await refreshSettings(shop);
  const app = new Hono();
  app.use('*', async (_context, next) => {
    await refreshSettings(shop);
    await next();
  });
  for (const add of rooms) add(shop, app);
  return {
    shop,
    app,
    /** @param {Request} request @param {object} [env]  of the server, by which the visitor's address is known */
    fetch: (request, env) => app.fetch(request, env),
    /** Closes the database. Nothing may be asked of the host any more. */
    close: () => shop.db.destroy(),
  };
}

/** @typedef {Awaited<ReturnType<typeof createHost>>} Host */
