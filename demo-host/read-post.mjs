import { createHash } from 'node:crypto';
import multer from 'multer';

/** @typedef {import('express').Request} Request */
/** @typedef {import('express').Response} Response */
/** @typedef {import('./received.mjs').ReceivedRequest} ReceivedRequest */

const megabyte = 1024 * 1024;

/** Bytes of all fields together, values of a payload, and objects and lists within each other (docs/reference/host-server.md). */
const most = { bytes: 256 * 1024, leaves: 2000, depth: 20 };

const parse = multer({
  storage: multer.memoryStorage(),
  limits: { fieldSize: 4 * megabyte, fileSize: 25 * megabyte },
  defParamCharset: 'utf8',
}).any();

/**
 * Parses a post's fields and files into memory (of a file only the size is used). A malformed or too large post gets
 * status 400.
 *
 * @param {Request} req
 * @param {Response} res
 * @param {() => void} next
 */
export function parsePost(req, res, next) {
  parse(req, res, (error) => {
    if (error) res.status(400).json({ error: /** @type {Error} */ (error).message });
    else next();
  });
}

/** @param {unknown} text */
function parseJson(text) {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/**
 * @param {Request} req
 * @returns {ReceivedRequest}
 */
export function readPost(req) {
  /** @type {Record<string, unknown>} */
  const fields = { ...req.body };
  const dataFields = Object.entries(fields).filter(([name]) => name.endsWith('Data') || name === 'ledger');
  const files = /** @type {Express.Multer.File[]} */ (req.files ?? []);
  return {
    at: new Date().toISOString(),
    page: req.originalUrl,
    action: String(fields.action ?? ''),
    idempotencyKey: fields.idempotency_key ? String(fields.idempotency_key) : null,
    fields,
    json: Object.fromEntries(dataFields.map(([name, text]) => [name, parseJson(text)])),
    files: files.map(({ fieldname, originalname, size }) => ({ field: fieldname, name: originalname, size })),
  };
}

/** Whether the fields of a post are longer together than this host takes. @param {ReceivedRequest} post */
export const isTooLong = ({ fields }) =>
  Object.entries(fields).reduce((sum, [name, value]) => sum + Buffer.byteLength(`${name}${String(value)}`), 0) > most.bytes;

/** Whether a value is small enough for a payload. @param {unknown} value @returns {boolean} */
function isWithinLimits(value) {
  /** @type {[unknown, number][]} */
  const open = [[value, 0]];
  let leaves = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const [part, depth] = next;
    const children = typeof part === 'object' && part ? Object.values(part) : [];
    const isContainer = typeof part === 'object' && part !== null;
    if (children.length === 0) leaves++;
    if (leaves + open.length + children.length > most.leaves || (isContainer && depth >= most.depth)) return false;
    for (const child of children) open.push([child, depth + 1]);
  }
  return true;
}

/**
 * Finds a fault in a post that only the page can cause, never the visitor.
 *
 * @param {ReceivedRequest} post
 * @returns {string | undefined}
 */
export function findFault({ action, idempotencyKey, json }) {
  if (!/^[a-z_]+$/.test(action)) return 'The field action is missing or not a name';
  const unreadable = Object.keys(json).find((name) => json[name] === undefined);
  if (unreadable) return `The field ${unreadable} is not valid JSON`;
  const tooLarge = Object.keys(json).find((name) => !isWithinLimits(json[name]));
  if (tooLarge) return `The field ${tooLarge} has too many values, or is nested too deeply`;
  if (action === 'process_signup' && !json.signupData) return 'The field signupData is missing';
  // Without a key, a repeat of the order could not be recognized.
  if (action === 'process_signup' && !idempotencyKey) return 'The field idempotency_key is missing';
  return undefined;
}

/** What may differ between two posts of the same order: another card, password, note or affiliate. */
const incidental = ['payment', 'password', 'notes', 'affiliate'];

/**
 * A digest of what a post orders. Two posts with one key must have the same.
 *
 * @param {ReceivedRequest} post
 */
export function digestOf({ json: { ledger: _ledger, ...json } }) {
  const ordered = JSON.stringify(json, (name, value) => (incidental.includes(name) ? undefined : value));
  return createHash('sha256').update(ordered).digest('hex');
}
