import { limits } from './payload.mjs';

/** @typedef {import('./post.mjs').PostedFile} PostedFile */

/** Parts of a post at most: its fields, two files and twenty projects. */
const maxParts = 64;

/** Bytes that the names and headers of all parts take at most, beside the fields. */
const overhead = 64 * 1024;

/** Why a post is not read. `status` 413 for one that is too long, 400 for one that no page sends. */
export class BodyFault extends Error {
  /** @param {400 | 413} status @param {string} message */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/**
 * Reads the fields and files of a post. Its limits hold before anything of it is parsed: bytes, then parts, then the fields.
 *
 * @param {Request} request
 * @param {{ fileBytes: number }} takes  bytes of all files together; 0 where the page takes none
 * @returns {Promise<{ fields: Map<string, string>, files: PostedFile[] }>}
 * @throws {BodyFault}
 */
export async function readBody(request, { fileBytes }) {
  const type = request.headers.get('Content-Type') ?? '';
  const boundary = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type);
  if (!boundary) throw new BodyFault(400, 'Post multipart/form-data');
  const bytes = await readBytes(request, limits.bytes + overhead + fileBytes);
  if (countOf(bytes, `--${boundary[1] ?? boundary[2]}`) > maxParts + 1) throw new BodyFault(400, 'The post has too many parts');
  return partsOf(await parse(bytes, type), fileBytes > 0);
}

/**
 * The bytes of a body: of a post, or of what a service answers.
 *
 * @param {Pick<Request | Response, 'headers' | 'body'>} message
 * @param {number} most
 * @returns {Promise<Buffer>}
 * @throws {BodyFault} where there are more
 */
export async function readBytes({ headers, body }, most) {
  if (Number(headers.get('Content-Length') ?? 0) > most) throw new BodyFault(413, 'The post is too long');
  const chunks = [];
  let length = 0;
  // oxlint-disable-next-line typescript/no-explicit-any
  for await (const chunk of /** @type {any} */ (body ?? [])) {
    length += chunk.byteLength;
    if (length > most) throw new BodyFault(413, 'The post is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @param {Buffer} bytes @param {string} text */
function countOf(bytes, text) {
  let count = 0;
  for (let at = bytes.indexOf(text); at >= 0 && count <= maxParts + 1; at = bytes.indexOf(text, at + text.length)) count += 1;
  return count;
}

/** @param {Buffer} bytes @param {string} type */
async function parse(bytes, type) {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } }).formData();
  } catch {
    throw new BodyFault(400, 'The post is no valid multipart/form-data');
  }
}

/** @param {FormData} form @param {boolean} takesFiles */
async function partsOf(form, takesFiles) {
  const fields = new Map();
  const files = [];
  const names = new Set();
  let length = 0;
  for (const [name, value] of form) {
    // Of two fields of a name each reader takes another one.
    if (names.has(name)) throw new BodyFault(400, 'A field of the post is there twice');
    names.add(name);
    length += Buffer.byteLength(name);
    if (typeof value === 'string') {
      length += Buffer.byteLength(value);
      fields.set(name, value);
    } else if (value.name !== '' || value.size > 0) {
      if (!takesFiles) throw new BodyFault(400, 'This page takes no files');
      files.push({ field: name, name: value.name, bytes: Buffer.from(await value.arrayBuffer()) });
    }
    if (length > limits.bytes) throw new BodyFault(413, 'The post is too long');
  }
  return { fields, files };
}
