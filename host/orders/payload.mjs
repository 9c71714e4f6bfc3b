/** Keys of a payload that nobody needs to read, or that nobody may. */
export const hiddenKeys = new Set(['password', 'token', 'customer_id', 'ab_test_rolled_variants', 'formType', 'formatted', 'saveAs']);

/** Answers of an order that are shown; no order of a form has a fifth of them. */
export const maxAnswers = 2000;

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * A payload as it may be stored: every password in it is emptied, and what says where the visitor is left out.
 *
 * @param {unknown} value
 * @returns {any}
 */
export function storable(value) {
  if (Array.isArray(value)) return value.map(storable);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'client_ip');
  return Object.fromEntries(
    entries.map(([key, part]) => {
      const isSecret = key.toLowerCase() === 'password' && part !== null && typeof part !== 'object';
      return [key, isSecret ? '' : storable(part)];
    }),
  );
}

/**
 * The texts, numbers and choices of a payload.
 *
 * @param {unknown} value
 * @returns {Generator<string>}
 */
export function* valuesOf(value) {
  if (typeof value === 'string' || typeof value === 'number') yield String(value);
  if (value === null || typeof value !== 'object') return;
  for (const [key, part] of Object.entries(value)) {
    if (Array.isArray(value) || !hiddenKeys.has(key)) yield* valuesOf(part);
  }
}

/**
 * JSON of a row; anything broken is `empty`.
 *
 * @template T
 * @param {string} text
 * @param {T} empty
 * @returns {any}
 */
export function readJson(text, empty) {
  try {
    return JSON.parse(text) ?? empty;
  } catch {
    return empty;
  }
}
