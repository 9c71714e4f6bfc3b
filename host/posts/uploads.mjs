import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteKept, filesFolder, keepFile } from '../orders/file-folder.mjs';
import { readable } from './payload.mjs';
import { refuse } from './reply.mjs';
import { filled, sizeOf } from './words.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('./post.mjs').PostedFile} PostedFile */
/** @typedef {import('../orders/orders.mjs').OrderFile} OrderFile */

/** Files of one post at most: two and twenty projects. */
const maxFiles = 22;

/** Bytes of all files of a post together. */
const maxTogether = 32 * 1024 * 1024;

/** Kilobytes of a file, where the page config says nothing else (`jobs.maxFileSize`). */
const defaultSize = 5000;

/** Types by ending, with the bytes that each begins with. @type {Readonly<Record<string, { type: string, begins: readonly string[] }>>} */
const types = {
  pdf: { type: 'application/pdf', begins: ['%PDF-'] },
  png: { type: 'image/png', begins: ['\x89PNG\r\n\x1a\n'] },
  jpg: { type: 'image/jpeg', begins: ['\xff\xd8\xff'] },
  jpeg: { type: 'image/jpeg', begins: ['\xff\xd8\xff'] },
  zip: { type: 'application/zip', begins: ['PK\x03\x04', 'PK\x05\x06'] },
};

/** The fields that the contract knows. */
const known = /^(resume|coverLetter|project-\d{1,2})$/;

/** Bytes of a file at most. @param {import('../pages/pages.mjs').Page} page */
const maxSize = ({ config }) => 1000 * Math.max(1, Number(config.jobs?.maxFileSize) || defaultSize);

/** Bytes that a page takes of files together: 0 where its form sends none. @param {import('../pages/pages.mjs').Page | undefined} page */
export const fileBytes = (page) => (page?.config.formType === 'JobApplicationForm' ? Math.min(maxTogether, maxFiles * maxSize(page)) : 0);

/** The ending of a name in small letters. @param {string} name */
const endingOf = (name) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The name of a file as it is shown: no path, no signs that mean something to a system. @param {string} name */
function shownName(name) {
  const plain = readable(name)
    .replace(/^.*[\\/]/s, '')
    .replace(/[\p{C}<>:"|?*%#&'`$]+/gu, '')
    .replace(/\s+/g, '-')
    .replace(/^[.-]+/, '');
  const ending = endingOf(plain);
  return (plain.length > 120 ? `${plain.slice(0, 100)}.${ending.slice(0, 10)}` : plain) || 'file';
}

/** @param {PostedFile} file @param {number} most @param {import('./words.mjs').Words} words */
function faultOf({ field, name, bytes }, most, words) {
  const shown = shownName(name);
  const endings = field.startsWith('project-') ? Object.keys(types) : ['pdf'];
  const ending = endingOf(shown);
  if (bytes.length > most) return filled(words.fileTooLarge, shown, sizeOf(most));
  if (bytes.length === 0) return filled(words.fileEmpty, shown);
  if (!endings.includes(ending)) {
    const kinds = endings.filter((one) => one !== 'jpeg').join(', ');
    return filled(words.fileKind, shown, kinds.toUpperCase());
  }
  const head = bytes.subarray(0, 8).toString('latin1');
  return types[ending]?.begins.some((begin) => head.startsWith(begin)) ? '' : filled(words.fileFalse, shown);
}

/**
 * The files of a post that its form sends.
 *
 * @param {import('./post.mjs').Post} post
 */
export const filesOf = ({ action, files }) => (action === 'process_application' ? files.filter(({ field }) => known.test(field)) : []);

/**
 * Refuses files that are no application's: by number, name, size and first bytes.
 *
 * @param {import('./post.mjs').Post} post
 * @param {import('../pages/pages.mjs').Page} page
 * @param {import('./words.mjs').Words} words
 * @returns {import('./reply.mjs').Reply | undefined}
 */
export function checkFiles(post, page, words) {
  const files = filesOf(post);
  if (files.length > maxFiles) return refuse(filled(words.tooManyFiles, maxFiles), 'too_many_files');
  const fault = files.map((file) => faultOf(file, maxSize(page), words)).find((words) => words !== '');
  return fault === undefined ? undefined : refuse(fault, 'bad_file');
}

/**
 * Keeps the files of a post under random names.
 *
 * @param {Shop} shop
 * @param {readonly PostedFile[]} files  checked
 * @returns {Promise<OrderFile[]>}
 */
export async function keepFiles(shop, files) {
  const kept = [];
  for (const { field, name, bytes } of files) {
    const shown = shownName(name);
    const file = await keepFile(shop, bytes);
    kept.push({ field, name: shown, type: types[endingOf(shown)]?.type ?? '', size: bytes.length, file });
  }
  return kept;
}

/** Milliseconds after which the post that kept a file has stored its order, or never will. */
const isOver = 86_400_000;

/**
 * Deletes the files of posts that broke off before their order was stored.
 *
 * @param {Shop} shop
 */
export async function deleteLostFiles(shop) {
  const folder = filesFolder(shop);
  const names = await readdir(folder).catch(() => []);
  for (const file of names.filter((name) => /^[0-9a-f]{32}\.bin$/.test(name))) {
    const { mtimeMs } = await stat(join(folder, file));
    if (mtimeMs < shop.now() - isOver && !(await isHeld(shop, file))) await deleteKept(shop, [file]);
  }
}

/** Whether an order has a file, of its visitor or for its customer. @param {Shop} shop @param {string} file */
async function isHeld({ db }, file) {
  const order = await db.selectFrom('orders').select('id').where('files', 'like', `%${file}%`).executeTakeFirst();
  return order ?? (await db.selectFrom('orderDocuments').select('id').where('file', '=', file).executeTakeFirst());
}
