import { deleteKept, keepFile, readKept } from './file-folder.mjs';
import { lockOrder } from './orders.mjs';
import { oneLine } from './plain-text.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../database/open-database.mjs').Queries} Queries */
/** @typedef {import('kysely').Selectable<import('../database/tables.d.ts').OrderDocumentsTable>} OrderDocument */

/** Types of files by their endings, with the bytes that each begins with. @type {Readonly<Record<string, { type: string, begins: string }>>} */
const types = Object.freeze({
  pdf: { type: 'application/pdf', begins: '%PDF-' },
  png: { type: 'image/png', begins: '\u0089PNG\r\n\u001a\n' },
  jpg: { type: 'image/jpeg', begins: '\u00ff\u00d8\u00ff' },
  jpeg: { type: 'image/jpeg', begins: '\u00ff\u00d8\u00ff' },
});

/** Files of one order at most. */
const maxDocuments = 50;

/** Bytes of a file at most. */
export const maxDocumentBytes = 20 * 1024 * 1024;

/**
 * The files that the owner gives the customer of an order, the oldest first.
 *
 * @param {Queries} db
 * @param {{ id: number }} order
 * @returns {Promise<OrderDocument[]>}
 */
export const documentsOf = async (db, { id }) =>
  db.selectFrom('orderDocuments').selectAll().where('orderId', '=', id).orderBy('id').execute();

/** The name of a file as it is shown: no path, no signs that mean something to a system. @param {string} name */
const shownName = (name) =>
  oneLine(name)
    .replace(/^.*[\\/]/, '')
    .replace(/[\p{C}<>:"|?*%#&'`$]+/gu, '')
    .replace(/^[.\s-]+/, '')
    .slice(-120);

/** @param {string} shown @param {Uint8Array} bytes */
function faultOf(shown, bytes) {
  const kind = types[/\.(\w+)$/.exec(shown)?.[1]?.toLowerCase() ?? ''];
  if (bytes.byteLength > maxDocumentBytes) return `${shown} is too large. An order takes files up to ${maxDocumentBytes / 1024 / 1024} MB.`;
  if (bytes.byteLength === 0) return `${shown || 'The file'} is empty.`;
  if (!kind) return `${shown} cannot be taken. Choose one of these: PDF, PNG, JPG.`;
  return Buffer.from(bytes.subarray(0, 8)).toString('latin1').startsWith(kind.begins) ? '' : `${shown} is not what its name says.`;
}

/**
 * Adds a file for the customer.
 *
 * @param {Shop} shop
 * @param {{ id: number }} order
 * @param {{ name: string, bytes: Uint8Array, who: string }} file  as it was uploaded
 * @returns {Promise<string>}  what is wrong with it, as a sentence; '' where it was added
 */
export async function addDocument(shop, { id }, { name, bytes, who }) {
  const shown = shownName(name);
  const fault = faultOf(shown, bytes);
  if (fault !== '') return fault;
  const file = await keepFile(shop, bytes);
  const refused = await shop.db.transaction().execute(async (trx) => {
    if (!(await lockOrder(trx, id))) return 'There is no such order.';
    if ((await documentsOf(trx, { id })).length >= maxDocuments) return `An order has at most ${maxDocuments} files. Delete one first.`;
    const type = types[/\.(\w+)$/.exec(shown)?.[1]?.toLowerCase() ?? '']?.type ?? '';
    await trx
      .insertInto('orderDocuments')
      .values({ orderId: id, name: shown, type, size: bytes.byteLength, file, who: oneLine(who), addedAt: shop.now() })
      .execute();
    return '';
  });
  if (refused !== '') await deleteKept(shop, [file]);
  return refused;
}

/**
 * A file of an order, and of no other.
 *
 * @param {Shop} shop
 * @param {{ id: number }} order
 * @param {number} id
 * @returns {Promise<{ name: string, bytes: Uint8Array } | undefined>}
 */
export async function readDocument(shop, order, id) {
  const found = (await documentsOf(shop.db, order)).find((one) => one.id === id);
  const bytes = found && (await readKept(shop, found.file));
  return found && bytes ? { name: found.name, bytes } : undefined;
}

/** Deletes a file of an order. @param {Shop} shop @param {{ id: number }} order @param {number} id */
export async function deleteDocument(shop, order, id) {
  const found = (await documentsOf(shop.db, order)).find((one) => one.id === id);
  if (!found) return false;
  await shop.db.deleteFrom('orderDocuments').where('id', '=', found.id).execute();
  await deleteKept(shop, [found.file]);
  return true;
}
