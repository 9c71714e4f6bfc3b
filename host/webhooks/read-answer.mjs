/** What an answer makes of a webhook: it was taken, is tried again, or has failed for good. @typedef {{ kind: 'sent' | 'retry' | 'failed', words: string }} Outcome */

/** Statuses that speak of the connection, not of the order: the same is sent again later. */
const tryAgain = new Set([401, 403, 404, 405, 407, 408, 409, 413, 425, 429]);

/** Bytes of an answer that are read. */
const maxBytes = 64 * 1024;

/** Characters of an answer's words that are kept. */
const maxWords = 300;

/**
 * The texts in a value of any shape; of an object with a message, that one alone.
 *
 * @param {any} value
 * @returns {string[]}
 */
function textsIn(value) {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return 'message' in value ? textsIn(value.message) : Object.values(value).slice(0, 20).flatMap(textsIn);
}

/**
 * The words of a refusal; '' where there is none.
 *
 * @param {any} body
 */
function refusalOf(body) {
  const refused = Boolean(body?.error) || ('success' in body && !body.success) || 'min' in body;
  if (!refused) return '';
  const words = [body.error, body.message, body.data].map((part) =>
    textsIn(part)
      .join(' ')
      .replace(/<[^>]*>/g, '')
      .trim(),
  );
  return (words.find(Boolean) ?? 'Refused by the back end.').slice(0, maxWords);
}

/** @param {string} text */
function objectIn(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a body of status 2xx says that the webhook was taken. A page is that of a login or of maintenance. @param {string} text */
const isDelivered = (text) => !text.startsWith('<') && text.toLowerCase() !== 'false';

/**
 * Reads an answer as the plugin does. An order is priced, and maybe paid, before the back end hears of it: one that the back end
 * refuses is kept and has failed.
 *
 * @param {number} status
 * @param {string} text
 * @returns {Outcome}
 */
export function readAnswer(status, text) {
  const said = `The back end answered with status ${status}.`;
  if (status < 200 || (status >= 300 && status < 400) || status >= 500 || tryAgain.has(status)) return { kind: 'retry', words: said };
  const body = objectIn(text);
  const refusal = body ? refusalOf(body) : '';
  if (refusal !== '') return { kind: 'failed', words: refusal };
  if (status >= 400) return { kind: 'failed', words: said };
  return isDelivered(text) ? { kind: 'sent', words: '' } : { kind: 'retry', words: 'The back end answered with a page, or with “false”.' };
}

/**
 * The beginning of a body, whatever its length is.
 *
 * @param {Response} response
 * @returns {Promise<string>}
 */
export async function readBeginning(response) {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const chunks = [];
  for (let read = 0; read < maxBytes;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    read += value.byteLength;
  }
  await reader.cancel().catch(() => undefined);
  return Buffer.concat(chunks).subarray(0, maxBytes).toString('utf8').trim();
}
