import { accept, refuse } from '../posts/reply.mjs';
import { isObject } from '../posts/payload.mjs';
import { readBytes } from '../posts/read-body.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../posts/reply.mjs').Reply} Reply */

/** Google's Places API (New): https://developers.google.com/maps/documentation/places/web-service/place-autocomplete */
const api = 'https://places.googleapis.com/v1';

/** Milliseconds that Google has to answer: the form waits for three seconds. */
const patience = 2500;

/** Bytes of an answer at most. */
const longest = 262_144;

/** What Google asks for wherever its suggestions are shown without a map. */
const attribution = 'Google Maps';

/** @param {unknown} value @returns {Record<string, any>} */
const objectOf = (value) => (isObject(value) ? value : {});

/** @param {unknown} value @returns {unknown[]} */
const listOf = (value) => (Array.isArray(value) ? value : []);

/** @param {unknown} value */
const textOf = (value) => (typeof value === 'string' ? value.trim() : '');

/** A code of a country, in small letters; '' for none. @param {string} country */
const countryCode = (country) => (/^[a-z]{2}$/i.test(country) ? country.toLowerCase() : '');

/** A session token as Google takes them: 36 characters at most that need no escaping. @param {string} session */
const sessionToken = (session) => (/^[\w-]{1,36}$/.test(session) ? session : undefined);

/**
 * Asks Google.
 *
 * @param {Shop} shop
 * @param {string} path
 * @param {string} fields  of the answer, by commas
 * @param {object} [body]  makes it a post
 * @returns {Promise<Record<string, any>>}
 */
async function ask({ settings: { addresses } }, path, fields, body) {
  const response = await fetch(`${addresses.api || api}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', 'X-Goog-Api-Key': addresses.googleKey, 'X-Goog-FieldMask': fields },
    body: body && JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  const bytes = await readBytes(response, longest);
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return objectOf(JSON.parse(bytes.toString('utf8')));
}

/** @param {unknown} entry */
function suggestionOf(entry) {
  const { placeId, structuredFormat } = objectOf(objectOf(entry).placePrediction);
  const { mainText, secondaryText } = objectOf(structuredFormat);
  const suggestion = { id: textOf(placeId), street: textOf(objectOf(mainText).text), place: textOf(objectOf(secondaryText).text) };
  return suggestion.id && suggestion.street ? [suggestion] : [];
}

/**
 * Streets that begin with a text. Those of the state that the visitor has chosen come first.
 *
 * @param {Shop} shop
 * @param {Readonly<Record<string, string>>} fields
 */
async function suggest(shop, { text = '', country = '', state = '', session = '' }) {
  if (text.trim() === '') return accept({ success: true, suggestions: [] });
  const region = countryCode(country);
  const { suggestions } = await ask(
    shop,
    '/places:autocomplete',
    'suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat',
    {
      input: text.slice(0, 200),
      includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
      ...(region && { includedRegionCodes: [region] }),
      sessionToken: sessionToken(session),
    },
  );
  const found = listOf(suggestions).flatMap(suggestionOf);
  const isNear = (/** @type {{ place: string }} */ { place }) => state !== '' && place.split(/[\s,]+/).includes(state);
  const sorted = [...found.filter(isNear), ...found.filter((one) => !isNear(one))];
  return accept({ success: true, suggestions: sorted.slice(0, 5), attribution });
}

/**
 * The address of a place.
 *
 * @param {Shop} shop
 * @param {Readonly<Record<string, string>>} fields
 */
async function describe(shop, { id = '', session = '' }) {
  // Anything else would lead to another address of Google's.
  if (!/^[\w-]{1,400}$/.test(id)) return accept({ success: false });
  const token = sessionToken(session);
  const { addressComponents } = await ask(shop, `/places/${id}${token ? `?sessionToken=${token}` : ''}`, 'addressComponents');
  const part = (/** @type {readonly string[]} */ types, /** @type {'longText' | 'shortText'} */ name = 'longText') => {
    const all = listOf(addressComponents).map(objectOf);
    const found = types.map((type) => all.find((one) => listOf(one.types).includes(type))).find(Boolean);
    return textOf(found?.[name]);
  };
  const zip4 = part(['postal_code_suffix']);
  const address = {
    line1: [part(['street_number']), part(['route'], 'shortText')].filter(Boolean).join(' '),
    line2: part(['subpremise']) && `#${part(['subpremise'])}`,
    city: part(['locality', 'postal_town', 'sublocality_level_1', 'administrative_area_level_3']),
    state: part(['administrative_area_level_1'], 'shortText'),
    zip: part(['postal_code']) + (zip4 && `-${zip4}`),
  };
  return accept({ success: true, address });
}

/** What Google answers, by action. @type {Readonly<Record<string, (shop: Shop, fields: Readonly<Record<string, string>>) => Promise<Reply>>>} */
const answers = { suggest_addresses: suggest, address_details: describe };

/**
 * What Google knows about an address that is typed or picked; undefined where the shop has no key for it, or for another action.
 * Nothing of it is kept, which Google's terms allow only of ids.
 *
 * @param {Shop} shop
 * @param {string} action
 * @param {Readonly<Record<string, string>>} fields
 * @returns {Promise<Reply> | undefined}
 */
export function askGoogle(shop, action, fields) {
  return shop.settings.addresses.googleKey !== '' && Object.hasOwn(answers, action) ? answers[action]?.(shop, fields) : undefined;
}

/** What the page configs of a shop with a key say of it, where they say nothing else. @param {Shop} shop */
export const suggestionConfig = ({ settings: { addresses } }) => (addresses.googleKey === '' ? {} : { addresses: { suggest: true } });

/** What an action of suggestions answers where its service fails. @param {import('../posts/words.mjs').Words} words */
export const noSuggestions = (words) => refuse(words.noService, 'no_service', 502);
