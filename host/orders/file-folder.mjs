import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** @typedef {import('../shop.mjs').Shop} Shop */

/** Where the files of orders are kept: a folder that no page serves. @param {Shop} shop */
export const filesFolder = ({ settings }) => join(settings.folder, 'files');

/** @param {Shop} shop @param {string} file */
const pathOf = (shop, file) => join(filesFolder(shop), basename(file));

/**
 * Keeps a file under a random name. It is on the disk before a row can name it.
 *
 * @param {Shop} shop
 * @param {Uint8Array} bytes
 * @returns {Promise<string>}  its name in the folder
 */
export async function keepFile(shop, bytes) {
  await mkdir(filesFolder(shop), { recursive: true, mode: 0o700 });
  const file = `${randomBytes(16).toString('hex')}.bin`;
  const handle = await open(pathOf(shop, file), 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return file;
}

/** @param {Shop} shop @param {string} file @returns {Promise<Buffer | undefined>} undefined where it is gone */
export async function readKept(shop, file) {
  try {
    return await readFile(pathOf(shop, file));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** @param {Shop} shop @param {readonly string[]} files  by their names in the folder */
export async function deleteKept(shop, files) {
  for (const file of files) await rm(pathOf(shop, file), { force: true });
}

/**
 * A file as a download, which no browser shows as a page of this site.
 *
 * @param {{ name: string, bytes: Uint8Array }} file
 */
export function download({ name, bytes }) {
  const plain = name.replace(/[^\w.-]+/g, '_');
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escape)}`,
      'Content-Length': String(bytes.byteLength),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'no-store, private',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  });
}
