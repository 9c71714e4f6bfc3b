import { createHash } from 'node:crypto';
import multer from 'multer';

/** @typedef {import('express').Request} Request */
/** @typedef {import('express').Response} Response */
/** @typedef {import('./received.mjs').ReceivedRequest} ReceivedRequest */

const megabyte = 1024 * 1024;

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
  const dataFields = Object.entries(fields).filter(([name]) => name.endsWith('Data'));
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
export function digestOf({ json }) {
  const ordered = JSON.stringify(json, (name, value) => (incidental.includes(name) ? undefined : value));
  return createHash('sha256').update(ordered).digest('hex');
}
