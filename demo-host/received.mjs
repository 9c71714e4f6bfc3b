/**
 * One post to a page of the demo host, as it arrived.
 *
 * @typedef {object} ReceivedRequest
 * @property {string} at                              ISO time
 * @property {string} page                            the URL posted to, with its query
 * @property {string} action
 * @property {string | null} idempotencyKey
 * @property {Record<string, string>} fields          the text fields, each as it was sent
 * @property {Record<string, any>} json               the fields ending in Data, and the ledger, parsed
 * @property {{field: string, name: string, size: number}[]} files  size in bytes; contents are not stored
 * @property {{status: number, body: unknown} | 'dropped'} [answer]  what was answered; set once that is decided
 */

/** An answer as it may be kept: `next` holds what nobody but this visitor may know. @param {unknown} body */
export function withoutNext(body) {
  if (typeof body !== 'object' || body === null || !('next' in body)) return body;
  const { next: _next, ...rest } = body;
  return rest;
}

/** @param {string} text */
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads what a post holds.
 *
 * @param {Request} request
 * @param {string} page  the URL posted to, with its query
 * @returns {Promise<ReceivedRequest | undefined>} undefined for one that is no form's
 */
export async function readReceived(request, page) {
  const parts = await request.formData().then(
    (form) => [...form],
    () => undefined,
  );
  if (!parts) return undefined;
  /** @type {Record<string, string>} */
  const fields = {};
  /** @type {ReceivedRequest['files']} */
  const files = [];
  for (const [name, value] of parts) {
    if (typeof value === 'string') fields[name] = value;
    else files.push({ field: name, name: value.name, size: value.size });
  }
  const dataFields = Object.entries(fields).filter(([name]) => name.endsWith('Data') || name === 'ledger');
  return {
    at: new Date().toISOString(),
    page,
    action: fields.action ?? '',
    idempotencyKey: fields.idempotency_key || null,
    fields,
    json: Object.fromEntries(dataFields.map(([name, text]) => [name, parseJson(text)])),
    files,
  };
}

/** The posts that the demo host has received since its start or the last `empty()`. Kept in memory only. */
export function createReceived() {
  /** @type {ReceivedRequest[]} */
  let requests = [];
  let tokens = 0;

  return {
    requests: () => requests,

    /** @param {ReceivedRequest} request */
    addRequest: (request) => void requests.push(request),

    /** The number of the next card token: 1, 2, 3… */
    nextTokenNumber: () => ++tokens,

    /** Forgets everything, and restarts numbering at 1, so that test runs are repeatable. */
    empty() {
      requests = [];
      tokens = 0;
    },
  };
}

/** @typedef {ReturnType<typeof createReceived>} Received */
