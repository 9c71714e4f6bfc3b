import { invalid } from './errors.mjs';

/** @typedef {import('./form-body.mjs').FormValue} FormValue */

/**
 * What reads a parameter: its value and its name as Stripe writes it (`line_items[0][quantity]`).
 *
 * @typedef {(value: FormValue, param: string) => any} Reader
 */

/** @param {FormValue} value @param {string} param @returns {string} */
function textOf(value, param) {
  if (typeof value !== 'string') throw invalid('Invalid string', { param });
  if (value === '') {
    const message = `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`;
    throw invalid(message, { code: 'parameter_invalid_empty', param });
  }
  return value;
}

/** @param {number} [max]  characters @returns {Reader} */
export const text =
  (max = 5000) =>
  (value, param) => {
    const read = textOf(value, param);
    if (read.length > max) throw invalid(`Invalid string: ${read.slice(0, 30)}...; must be at most ${max} characters`, { param });
    return read;
  };

/** @param {number} [min] @param {number} [max] @returns {Reader} */
export const integer =
  (min = -Infinity, max = Infinity) =>
  (value, param) => {
    const read = textOf(value, param);
    const code = 'parameter_invalid_integer';
    if (!/^-?\d{1,15}$/.test(read)) throw invalid(`Invalid integer: ${read}`, { code, param });
    const number = Number(read);
    if (number < min) throw invalid(`This value must be greater than or equal to ${min}.`, { code, param });
    if (number > max) throw invalid(`This value must be less than or equal to ${max}.`, { code, param });
    return number;
  };

/** @type {Reader} */
export const boolean = (value, param) => {
  const read = textOf(value, param);
  if (read !== 'true' && read !== 'false') throw invalid(`Invalid boolean: ${read}`, { param });
  return read === 'true';
};

/** @param {...string} values @returns {Reader} */
export const oneOf =
  (...values) =>
  (value, param) => {
    const read = textOf(value, param);
    if (!values.includes(read)) throw invalid(`Invalid ${param}: must be one of ${values.join(', ')}`, { param });
    return read;
  };

/** @type {Reader} */
export const url = (value, param) => {
  const read = textOf(value, param);
  if (!/^https?:\/\/[^\s/]/.test(read) || !URL.canParse(read)) throw invalid('Not a valid URL', { code: 'url_invalid', param });
  return read;
};

/** @type {Reader} */
export const email = (value, param) => {
  const read = textOf(value, param);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(read)) throw invalid(`Invalid email address: ${read}`, { code: 'email_invalid', param });
  return read;
};

/** @type {Reader} */
export const currency = (value, param) => {
  const read = textOf(value, param).toLowerCase();
  if (read !== 'usd') throw invalid(`Invalid currency: ${read}. The fake Stripe knows usd.`, { param });
  return read;
};

/** At most 50 names of 40 characters with texts of 500. @type {Reader} */
export const metadata = (value, param) => {
  if (value === '') return {};
  if (typeof value === 'string') throw invalid('Invalid hash', { param });
  const names = Object.keys(value);
  if (names.length > 50) throw invalid('You can have at most 50 metadata keys', { param });
  for (const name of names) {
    if (name.length > 40) throw invalid(`Invalid metadata key: ${name} is longer than 40 characters`, { param });
    const own = value[name];
    if (typeof own !== 'string') throw invalid('Metadata values must be strings', { param: `${param}[${name}]` });
    if (own.length > 500) throw invalid('Metadata values can have up to 500 characters', { param: `${param}[${name}]` });
  }
  return { ...value };
};

/** @param {Reader} read @param {number} [max] @returns {Reader} */
export const list =
  (read, max = 100) =>
  (value, param) => {
    if (typeof value === 'string') throw invalid('Invalid array', { param });
    const indexes = Object.keys(value);
    if (indexes.some((index) => !/^\d+$/.test(index))) throw invalid('Invalid array', { param });
    if (indexes.length > max) throw invalid(`Array ${param} exceeded maximum ${max} allowed elements.`, { param });
    return indexes
      .sort((a, b) => Number(a) - Number(b))
      .map((index) => read(/** @type {FormValue} */ (value[index]), `${param}[${index}]`));
  };

/**
 * @param {Record<string, Reader>} readers
 * @param {string[]} [required]
 * @returns {(value: FormValue, param?: string) => Record<string, any>}
 */
export const shape =
  (readers, required = []) =>
  (value, param = '') => {
    if (typeof value === 'string') throw invalid('Invalid object', { param });
    const nameOf = (/** @type {string} */ name) => (param ? `${param}[${name}]` : name);
    /** @type {Record<string, any>} */
    const read = {};
    for (const [name, own] of Object.entries(value)) {
      const reader = Object.hasOwn(readers, name) ? readers[name] : undefined;
      if (!reader) throw invalid(`Received unknown parameter: ${nameOf(name)}`, { code: 'parameter_unknown', param: nameOf(name) });
      read[name] = reader(own, nameOf(name));
    }
    for (const name of required) {
      if (!(name in read)) {
        throw invalid(`Missing required param: ${nameOf(name)}.`, { code: 'parameter_missing', param: nameOf(name) });
      }
    }
    return read;
  };

/** The names of what is to be answered whole instead of as an id. */
export const expand = list(text(200), 20);
