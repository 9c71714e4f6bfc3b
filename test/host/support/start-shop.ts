import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createHost } from '../../../host/host.mjs';
import { pagesOf, type Page } from '../../../host/pages/pages.mjs';
import type { GivenSettings, ShopParts } from '../../../host/shop.mjs';
import { memoryFolder } from '../../../scripts/memory-folder.mjs';
import type { TestDatabase } from './databases';

export const orderPage: Page = { path: '/order', title: 'Order', config: { formType: 'FormABusinessForm', pageID: 'order' } };

/** A host on a database of its own, in this process; `stop()` leaves nothing behind. Its log is in `lines`, that of
 * requests in `requests`. */
export async function startShop(
  make: () => Promise<TestDatabase>,
  settings: GivenSettings = {},
  parts: Partial<ShopParts> = {},
): Promise<
  Awaited<ReturnType<typeof createHost>> & {
    database: TestDatabase;
    folder: string;
    lines: string[];
    requests: string[];
    stop: () => Promise<void>;
  }
> {
  const database = await make();
  const folder = mkdtempSync(join(memoryFolder(), 'charterform-shop-'));
  const lines: string[] = [];
  const requests: string[] = [];
  const host = await createHost(
    { folder, database: database.url, publicUrl: 'http://shop.example', ...settings },
    {
      pages: pagesOf([orderPage]),
      log: (level, message, details) =>
        void (message === 'request' ? requests : lines).push(`${level} ${message} ${JSON.stringify(details ?? {})}`),
      ...parts,
    },
  );
  return {
    ...host,
    database,
    folder,
    lines,
    requests,
    async stop() {
      await host.close();
      await database.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
