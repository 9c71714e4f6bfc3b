import { personOf } from '../orders/person.mjs';
import { isObject, PayloadFault, readable, readPayload } from './payload.mjs';

/**
 * A post to a page, as it arrived (docs/reference/host-server.md, "The post").
 *
 * @typedef {object} Post
 * @property {string} action
 * @property {string} key       the idempotency key; '' without one
 * @property {string} formType
 * @property {(name: string) => string} field  '' for none
 * @property {readonly PostedFile[]} files
 * @property {Record<string, any>} data  the payload; empty for an action without
 *
 * @typedef {object} PostedFile
 * @property {string} field
 * @property {string} name
 * @property {Buffer} bytes
 */

/** The field that holds the payload of each action; '' for one without. @type {Readonly<Record<string, string>>} */
export const dataFields = {
  process_signup: 'signupData',
  email_quote: 'quoteData',
  save_order: 'savedData',
  settle_payment: '',
  invite_part: '',
  send_part: 'partData',
  process_captcha: '',
  process_login: 'loginData',
  process_reset_password: 'resetPasswordData',
  process_contact: 'contactData',
  process_client_profile: 'clientProfileData',
  process_application: 'applicationData',
};

/** Actions that order nothing, and the fields of each beside the common ones. @type {Readonly<Record<string, readonly string[]>>} */
export const lookupFields = {
  validate_address: ['address'],
  verify_address: ['address'],
  suggest_addresses: ['text', 'country', 'state', 'session'],
  address_details: ['id', 'country', 'session'],
  check_company_name: ['name', 'state', 'entityType'],
  check_coupon: ['coupon'],
  open_saved_order: ['token'],
  read_parts: ['secret'],
  open_part: ['token'],
  withdraw_part: ['secret', 'part'],
  get_available_domain_tlds: [],
  get_domain_hero_tlds: [],
  get_domain_suggestions: ['searchTerm', 'showUnavailable', 'maxLength', 'TLDs'],
  get_domain_details: ['domains'],
};

export const isLookup = (/** @type {string} */ action) => Object.hasOwn(lookupFields, action);

/** Whether there is such an action. @param {string} action */
export const isAction = (action) => isLookup(action) || Object.hasOwn(dataFields, action);

/** A short text of one line. @param {string} text @param {number} length */
export const shortText = (text, length) => readable(text).replace(/\s+/g, ' ').trim().slice(0, length);

/**
 * @param {{ fields: ReadonlyMap<string, string>, files: readonly PostedFile[] }} body
 * @returns {Post}  its payload is not read yet
 */
export function postOf({ fields, files }) {
  const field = (/** @type {string} */ name) => fields.get(name) ?? '';
  return {
    action: field('action'),
    key: field('idempotency_key'),
    formType: shortText(field('formType'), 64),
    field,
    files,
    data: {},
  };
}

/**
 * Reads the payload of a post.
 *
 * @param {Post} post
 * @returns {string}  what is wrong with the post, which only the page can cause; '' for nothing
 */
export function readData(post) {
  const { action, key, field } = post;
  const name = dataFields[action] ?? '';
  if (key !== '' && !/^[A-Za-z0-9_-]{8,64}$/.test(key)) return 'The field idempotency_key is not a key';
  // Without a key, a repeat of the order could not be recognized.
  if ((action === 'process_signup' || action === 'settle_payment') && key === '') return 'The field idempotency_key is missing';
  if (name === '') return '';
  if (field(name) === '') return `The field ${name} is missing`;
  try {
    const data = readPayload(field(name));
    if (!isObject(data)) return `The field ${name} is not valid JSON`;
    post.data = data;
  } catch (error) {
    if (error instanceof PayloadFault) return `The field ${name} ${error.message}`;
    throw error;
  }
  if (!isSignature(post.data.signature)) return `The field ${name} holds a signature that no form makes`;
  return isEmpty(post) ? `The field ${name} holds no answers` : '';
}

/** Whether a part of a payload is none or a signature: a name, its time in UTC, and what was signed (ITEM-11). @param {any} signature */
function isSignature(signature) {
  if (signature === undefined) return true;
  const { name, signed_at: at, statement } = isObject(signature) ? signature : {};
  const isMoment = typeof at === 'string' && /^\d{4}(-\d\d){2}T\d\d(:\d\d){2}Z$/.test(at) && !Number.isNaN(Date.parse(at));
  return isMoment && [name, statement].every((text) => typeof text === 'string' && text.trim() !== '');
}

/** Whether nothing was answered and no file is sent; an order also says for whom it is. @param {Post} post */
const isEmpty = ({ action, data, files }) =>
  action === 'process_signup' ? Object.values(personOf(data)).join('') === '' : Object.keys(data).length === 0 && files.length === 0;
