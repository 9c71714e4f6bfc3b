import { invalid } from './errors.mjs';

/** @typedef {string | {[name: string]: FormValue}} FormValue */

/** Stripe's own limit is unknown; no request of ours comes near this one. */
const maxDepth = 8;

/** @param {string} name @returns {string[]} `a[b][0]` as `a`, `b`, `0`; `a[]` ends with an empty part */
function partsOf(name) {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) throw invalid(`Invalid name of a parameter: ${name}`);
  const [, first = '', rest = ''] = match;
  const parts = [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part)];
  if (parts.length > maxDepth) throw invalid(`Too deeply nested: ${name}`);
  return parts;
}

/**
 * A form-encoded body or query with Stripe's nested brackets. Lists become objects whose names are their indexes.
 *
 * @param {string} encoded
 * @returns {{[name: string]: FormValue}}
 * @throws {import('./errors.mjs').StripeFault} for a name that cannot be read, or that stands there twice
 */
export function parseForm(encoded) {
  /** @type {{[name: string]: FormValue}} */
  const body = Object.create(null);
  for (const [name, value] of new URLSearchParams(encoded)) {
    const parts = partsOf(name);
    const last = parts.pop() ?? '';
    let holder = body;
    for (const part of parts) {
      const next = (holder[part] ??= Object.create(null));
      if (typeof next === 'string') throw invalid(`Invalid ${name}: ${part} is a text and a list`, { param: name });
      holder = next;
    }
    const own = last === '' ? String(Object.keys(holder).length) : last;
    if (own in holder) throw invalid(`The parameter ${name} was sent twice`, { param: name });
    holder[own] = value;
  }
  return body;
}
