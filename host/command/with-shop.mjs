import { join } from 'node:path';
import { seedCatalogue } from '../catalogue/seed.mjs';
import { pagesOf } from '../pages/pages.mjs';
import { openShop } from '../shop.mjs';

/**
 * Opens a shop for one task, without its rooms, which take most of the time of a start, and closes it again. No task needs the
 * extensions of its forms.
 *
 * @template Result
 * @param {import('./arguments.mjs').Asked} asked
 * @param {import('../settings/read-settings.mjs').CommandSettings} settings
 * @param {(shop: import('../shop.mjs').Shop) => Promise<Result>} task
 * @returns {Promise<Result>}
 */
export async function withShop({ folder }, { port: _port, host: _host, extensions: _extensions, ...settings }, task) {
  const shop = await openShop({ folder, database: join(folder, 'shop.db'), ...settings }, { pages: pagesOf([]) });
  try {
    await seedCatalogue(shop.db);
    return await task(shop);
  } finally {
    await shop.db.destroy();
  }
}
