/** Bytes of all fields of a post together, values of a payload, and objects and lists within each other. */
export const limits = { bytes: 256 * 1024, leaves: 2000, depth: 20 };

/** What no database can hold as text, and nobody sees: controls but tabs and breaks, and halves of a character. */
// oxlint-disable-next-line no-control-regex
const unreadable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text without what no database can hold. @param {string} text */
export const readable = (text) => text.replace(unreadable, '');

/** Thrown for JSON that no page sends; the message goes on after the name of its field. */
export class PayloadFault extends Error {}

/**
 * Reads JSON within the limits. Its texts and names are `readable`.
 *
 * @param {string} json
 * @returns {unknown}
 * @throws {PayloadFault}
 */
export function readPayload(json) {
  if (Buffer.byteLength(json) > limits.bytes) throw new PayloadFault('is too long');
  /** @type {{ top: unknown }} */
  let holder;
  try {
    holder = { top: JSON.parse(json) };
  } catch {
    throw new PayloadFault('is not valid JSON');
  }
  let leaves = 0;
  /** What is still to be read: an object or list, and how many it is within. @type {[Record<string, unknown>, number][]} */
  const open = [[holder, 0]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [parent, depth] = next;
    for (const [name, value] of Object.entries(parent)) {
      const isContainer = typeof value === 'object' && value !== null;
      if (isContainer && depth >= limits.depth) throw new PayloadFault('is nested too deeply');
      if (!isContainer || Object.keys(value).length === 0) leaves += 1;
      else open.push([/** @type {Record<string, unknown>} */ (value), depth + 1]);
      if (leaves + open.length > limits.leaves) throw new PayloadFault('has too many values');
      setPart(parent, name, value);
    }
  }
  return holder.top;
}

/** Puts what is readable of a part in its place. @param {Record<string, unknown>} parent @param {string} name @param {unknown} value */
function setPart(parent, name, value) {
  if (name === '__proto__') throw new PayloadFault('holds a name that no form has');
  if (typeof value === 'number' && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER))
    throw new PayloadFault('holds a number that is too large');
  const known = readable(name);
  if (known !== name) {
    delete parent[name];
    if (known === '__proto__') throw new PayloadFault('holds a name that no form has');
  }
  if (known !== name || typeof value === 'string') parent[known] = typeof value === 'string' ? readable(value) : value;
}

/** Whether a value is an object, and no list. @param {unknown} value @returns {value is Record<string, unknown>} */
export const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
