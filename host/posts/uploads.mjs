import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteKept, filesFolder, keepFile } from '../orders/file-folder.mjs';
import { askedFile, maxFiles } from './asked-files.mjs';
import { readable } from './payload.mjs';
import { refuse } from './reply.mjs';
import { filled, sizeOf } from './words.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('./post.mjs').PostedFile} PostedFile */
/** @typedef {import('../orders/orders.mjs').OrderFile} OrderFile */

/** Types by ending, with the bytes that each begins with. @type {Readonly<Record<string, { type: string, begins: readonly string[] }>>} */
const types = {
  pdf: { type: 'application/pdf', begins: ['%PDF-'] },
  png: { type: 'image/png', begins: ['\x89PNG\r\n\x1a\n'] },
  jpg: { type: 'image/jpeg', begins: ['\xff\xd8\xff'] },
  jpeg: { type: 'image/jpeg', begins: ['\xff\xd8\xff'] },
  zip: { type: 'application/zip', begins: ['PK\x03\x04', 'PK\x05\x06'] },
};

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

/** @param {PostedFile} file @param {import('./asked-files.mjs').AskedFile} asked @param {import('./words.mjs').Words} words */
function faultOf({ name, bytes }, { endings, most }, words) {
  const shown = shownName(name);
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
 * The files of a post that its page asks for, each with what is taken in its field.
 *
 * @param {import('./post.mjs').Post} post
 * @param {import('../pages/pages.mjs').Page} page
 */
export const filesOf = ({ files }, page) =>
  files.flatMap((file) => {
    const asked = askedFile(page, file.field);
    return asked ? [{ file, asked }] : [];
  });

/**
 * Refuses files that no form sends: by number, name, size and first bytes.
 *
 * @param {import('./post.mjs').Post} post
 * @param {import('../pages/pages.mjs').Page} page
 * @param {import('./words.mjs').Words} words
 * @returns {import('./reply.mjs').Reply | undefined}
 */
export function checkFiles(post, page, words) {
  const files = filesOf(post, page);
  if (files.length > maxFiles) return refuse(filled(words.tooManyFiles, maxFiles), 'too_many_files');
  const fault = files.map(({ file, asked }) => faultOf(file, asked, words)).find((words) => words !== '');
  return fault === undefined ? undefined : refuse(fault, 'bad_file');
}

/**
 * Keeps the files of a post under random names.
 *
 * @param {Shop} shop
 * @param {ReturnType<typeof filesOf>} files  checked
 * @returns {Promise<OrderFile[]>}
 */
export async function keepFiles(shop, files) {
  const kept = [];
  for (const { file, asked } of files) {
    const { field, name, bytes } = file;
    const shown = shownName(name);
    const type = types[endingOf(shown)]?.type ?? '';
    const stored = await keepFile(shop, bytes);
    kept.push({ field, ...(asked.label && { label: asked.label }), name: shown, type, size: bytes.length, file: stored });
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
