import { Router } from 'express';

/** @typedef {{line1?: unknown, city?: unknown, zip?: unknown, state?: unknown, country?: unknown}} PostedAddress */

/** @param {unknown} part */
const textOf = (part) => String(part ?? '').trim();

/**
 * The address as the post office would write it, by plain rules in place of its records: capitals, usual abbreviations,
 * and four more digits. A street without a number is unknown.
 *
 * @param {PostedAddress} address
 */
function standardize({ line1, city, zip, state }) {
  const [zip5 = '', zip4 = ''] = textOf(zip).split(/[\s-]+/);
  if (!/\d/.test(textOf(line1)) || !/^\d{5}$/.test(zip5)) return null;
  const street = textOf(line1)
    .toUpperCase()
    .replace(/\bSTREET\b/, 'ST')
    .replace(/\bAVENUE\b/, 'AVE')
    .replace(/\bROAD\b/, 'RD');
  return { line1: street, city: textOf(city).toUpperCase(), state: textOf(state), zip5, zip4: zip4 || '0001' };
}

/** @type {readonly string[]} */
export const addressActions = ['validate_address', 'verify_address'];

/**
 * Answers the two actions that check an address (docs/reference/host-server.md). A PO box is refused.
 *
 * @param {string} action
 * @param {unknown} posted  the field `address`
 */
export function checkAddress(action, posted) {
  /** @type {PostedAddress} */
  let address;
  try {
    address = Object(JSON.parse(String(posted)));
  } catch {
    return { error: 'The field address is not valid JSON' };
  }
  if (action === 'verify_address') {
    const found = standardize(address);
    return found ? { success: true, address: found } : { success: false };
  }
  const isBox = /\bP\.?\s*O\.?\s*BOX\b/i.test(textOf(address.line1));
  return isBox ? { success: false, message: 'The state accepts no PO box. Please give a street address.' } : { success: true, message: '' };
}

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** @param {string} text */
const unescaped = (text) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The XML service of postal addresses: `GET /postal?API=Verify&XML=<AddressValidateRequest …>`. */
export function createPostalService() {
  const router = Router();
  router.get('/', (req, res) => {
    const xml = String(req.query.XML ?? '');
    const part = (/** @type {string} */ name) => unescaped(new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '');
    const found = standardize({ line1: part('Address2'), city: part('City'), zip: part('Zip5'), state: part('State') });
    const tag = (/** @type {string} */ name, /** @type {string} */ text) => `<${name}>${escaped(text)}</${name}>`;
    const address = found
      ? tag('Address2', found.line1) +
        tag('City', found.city) +
        tag('State', found.state) +
        tag('Zip5', found.zip5) +
        tag('Zip4', found.zip4)
      : `<Error>${tag('Description', 'Address Not Found.')}</Error>`;
    const isRequest = req.query.API === 'Verify' && xml.includes('<AddressValidateRequest');
    res
      .type('text/xml')
      .send(
        isRequest
          ? `<AddressValidateResponse><Address ID="0">${address}</Address></AddressValidateResponse>`
          : '<Error><Description>API not known</Description></Error>',
      );
  });
  return router;
}
