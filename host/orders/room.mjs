import { deleteKept } from './file-folder.mjs';
import { deleteFilesJob } from './orders.mjs';

/** Deletes the files of orders that are gone. @type {import('../host.mjs').AddRoom} */
export function addOrders(shop) {
  shop.jobs.set(deleteFilesJob, async ({ files }) => {
    await deleteKept(shop, Array.isArray(files) ? files.filter((file) => typeof file === 'string') : []);
  });
}
