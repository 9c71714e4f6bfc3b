import { labelOf } from './answer-labels.mjs';
import { hiddenKeys, isObject, maxAnswers } from './payload.mjs';

/** An answer: the keys that lead to it, with dots between, and its words. @typedef {{ key: string, label: string, value: string }} Answer */

/** What nobody needs to read beside `hiddenKeys`: it says the same as another answer, or nothing. */
const silent = new Set([
  ...hiddenKeys,
  'website',
  'test',
  'cancel_services',
  'kind',
  'label',
  'product_id',
  'product_option_id',
  'quantity',
  'bundled',
  'vehicle_id',
  'processor',
  'billing_address',
]);

/** The keys of an address, and of a name, in the order in which they are written. */
const addressKeys = ['line1', 'city', 'state_province_region', 'state', 'zip_postal_code', 'zipcode', 'country'];
const nameKeys = ['first_name', 'middle_name', 'last_name'];

/** The answer that stands for those beyond `maxAnswers`. */
export const cutAnswer = Object.freeze({ key: '…', label: '…', value: 'There are more answers than can be shown here.' });

/** @param {unknown} value @returns {value is string | number | boolean} */
const isScalar = (value) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** @param {string | number | boolean} value */
const wordsOf = (value) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value));

/** @param {string} first @param {string} second */
const joinLabels = (first, second) => (first === '' ? second : `${first} › ${second}`);

/** @param {string} first @param {string} second */
const joinKeys = (first, second) => (first === '' ? second : `${first}.${second}`);

/** @param {Record<string, unknown>} parts @param {readonly string[]} keys @param {string} by */
const joined = (parts, keys, by) =>
  keys
    .map((key) => parts[key])
    .filter(isScalar)
    .map((part) => String(part).trim())
    .filter((text) => text !== '')
    .join(by);

/** @param {Record<string, unknown>} parts @param {readonly string[]} keys */
const without = (parts, keys) => Object.fromEntries(Object.entries(parts).filter(([key]) => !keys.includes(key)));

/**
 * The answers of a part of a payload, with the labels of the form.
 *
 * @param {unknown} part
 * @param {{ key: string, label?: string, joins: boolean }} how  `key`, `label`: what leads to it; `joins`: addresses and names are
 *   one answer each, as people read them
 * @returns {Answer[]}
 */
export function readAnswers(part, { key, label = '', joins }) {
  /** @type {Answer[]} */
  const answers = [];
  let isCut = false;

  /** @param {string} path @param {string} name @param {string} value */
  const add = (path, name, value) => void (value.trim() !== '' && answers.push({ key: path, label: name, value }));

  /** @param {readonly unknown[]} list @param {string} path @param {string} name @param {string} parent */
  function readList(list, path, name, parent) {
    if (list.length > maxAnswers) isCut = true;
    const shown = list.slice(0, maxAnswers);
    if (shown.every(isScalar)) return read(shown.map(String).join('\n'), path, name, parent);
    shown.forEach((entry, index) => {
      const kind = isObject(entry) && typeof entry.kind === 'string' && entry.kind !== 'temp' ? entry.kind : '';
      if (kind !== '') return read(entry, `${path}.${kind}`, joinLabels(name, labelOf(kind, parent)), kind);
      const number = shown.length > 1 || !joins ? ` ${index + 1}` : '';
      return read(entry, `${path}.${index + 1}`, name + number, parent);
    });
  }

  /** @param {Record<string, unknown>} value @param {string} path @param {string} name @param {string} parent */
  function readObject(value, path, name, parent) {
    let parts = value;
    if (joins && isScalar(parts.line1)) {
      add(path, name === '' ? labelOf('address') : name, joined(parts, addressKeys, ', '));
      parts = without(parts, addressKeys);
    }
    if (joins && isScalar(parts.first_name) && isScalar(parts.last_name)) {
      add(joinKeys(path, 'name'), joinLabels(name, labelOf('name')), joined(parts, nameKeys, ' '));
      parts = without(parts, nameKeys);
    }
    const values = Object.entries(parts).filter(([one]) => !silent.has(one));
    // A phone number or an address is named by its kind alone.
    const isOne = isScalar(parts.kind) && values.length === 1 && isScalar(values[0]?.[1]);
    for (const [one, entry] of values) read(entry, joinKeys(path, one), isOne ? name : joinLabels(name, labelOf(one, parent)), one);
  }

  /** @param {unknown} value @param {string} path @param {string} name @param {string} parent @returns {void} */
  function read(value, path, name, parent) {
    if (answers.length >= maxAnswers) isCut = true;
    else if (Array.isArray(value)) readList(value, path, name, parent);
    else if (isObject(value)) readObject(value, path, name, parent);
    else if (isScalar(value)) add(path, name, wordsOf(value));
  }

  read(part, key, label, key.slice(key.lastIndexOf('.') + 1));
  return isCut ? [...answers, cutAnswer] : answers;
}
