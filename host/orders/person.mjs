import { oneLine } from './plain-text.mjs';

/** @param {any} data @param {...(string | number)} path */
function read(data, ...path) {
  let at = data;
  for (const key of path) at = at !== null && typeof at === 'object' && Object.hasOwn(at, key) ? at[key] : undefined;
  return oneLine(at);
}

/** @param {any} data @param {...string} path  to what holds the names */
const nameIn = (data, ...path) => `${read(data, ...path, 'first_name')} ${read(data, ...path, 'last_name')}`.trim();

/** @param {...string} texts */
const first = (...texts) => oneLine(texts.find((text) => text !== '') ?? '');

/**
 * Whose order it is, for lists and mails. The address is in small letters.
 *
 * @param {any} payload
 */
export function personOf(payload) {
  return {
    customer: first(nameIn(payload, 'contact'), nameIn(payload), nameIn(payload, 'contact_information'), read(payload, 'name')),
    email: first(
      read(payload, 'account', 'email_address'),
      read(payload, 'email'),
      read(payload, 'contact_information', 'email'),
    ).toLowerCase(),
    company: first(read(payload, 'companies', 0, 'company', 'name'), read(payload, 'company_name')),
  };
}

/**
 * The phone number of whoever ordered; '' where none was given.
 *
 * @param {any} payload
 */
export function phoneOf(payload) {
  const phones = Array.isArray(payload?.phones) ? payload.phones : [];
  return first(
    .../** @type {string[]} */ (phones.map((/** @type {any} */ phone) => read(phone, 'phone_number'))),
    read(payload, 'phone'),
    read(payload, 'contact_information', 'phone'),
  );
}
