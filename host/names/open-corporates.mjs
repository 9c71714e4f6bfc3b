import { isObject } from '../posts/payload.mjs';
import { readBytes } from '../posts/read-body.mjs';
import { verdictOn } from './compare-names.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('./compare-names.mjs').Entry} Entry */

/** The API of OpenCorporates, version 0.4. */
const address = 'https://api.opencorporates.com/v0.4/companies/search';

/** Milliseconds to wait: the form waits for 3 seconds. */
const patience = 2500;

/** Bytes of an answer at most; one of thirty companies has some 60 kB. */
const maxBytes = 512 * 1024;

/** Milliseconds for which an answer is kept, and for which nothing is asked after a refusal: each question counts. */
const fresh = 10 * 60_000;

/** Answers that are kept at most. */
const maxKept = 500;

/** What is known of each shop's questions. @type {WeakMap<Shop, { answers: Map<string, { at: number, body: object }>, asksAgain: number }>} */
const memory = new WeakMap();

/** The code of a jurisdiction there; '' for one that it does not have. @param {string} state */
const codeOf = (state) => (state === 'PR' ? 'pr' : /^[A-Z]{2}$/.test(state) && state !== 'US' ? `us_${state.toLowerCase()}` : '');

/**
 * The companies of an answer that are of the jurisdiction.
 *
 * @param {any} answer
 * @param {string} code
 * @returns {Entry[]}
 */
function entriesOf(answer, code) {
  const companies = answer?.results?.companies;
  if (!Array.isArray(companies)) throw new Error('The answer has no companies');
  return companies.flatMap((entry) => {
    const company = isObject(entry) && isObject(entry.company) ? entry.company : {};
    const { name, jurisdiction_code: of, inactive } = company;
    return typeof name === 'string' && name.trim() !== '' && of === code ? [{ name: name.trim(), isActive: inactive !== true }] : [];
  });
}

/**
 * Asks OpenCorporates about a name. The token stays on the server, and out of the log.
 *
 * @param {Shop} shop
 * @param {{ name: string, state: string }} question
 * @returns {Promise<{ status: number, body: object } | undefined>}  undefined where nobody is asked
 */
export async function askOpenCorporates(shop, { name, state }) {
  const { token, api } = shop.settings.names;
  const code = codeOf(state);
  const asked = name.trim().slice(0, 255);
  if (token === '' || code === '' || asked === '') return undefined;
  const known = memory.get(shop) ?? { answers: new Map(), asksAgain: 0 };
  memory.set(shop, known);
  const key = `${code} ${asked.toLowerCase()}`;
  const kept = known.answers.get(key);
  if (kept && kept.at > shop.now() - fresh) return { status: 200, body: kept.body };
  if (known.asksAgain > shop.now()) return undefined;
  const url = new URL(api || address);
  for (const [field, value] of Object.entries({ q: asked, jurisdiction_code: code, per_page: '30', api_token: token }))
    url.searchParams.set(field, value);
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(patience) });
  // A wrong token, a plan that is used up, too many questions: asking again at once changes nothing.
  if ([401, 403, 429].includes(response.status)) known.asksAgain = shop.now() + fresh;
  if (response.status !== 200) throw new Error(`The register answers with status ${response.status}`);
  const body = verdictOn(asked, entriesOf(JSON.parse((await readBytes(response, maxBytes)).toString('utf8')), code));
  if (known.answers.size >= maxKept) known.answers.clear();
  known.answers.set(key, { at: shop.now(), body });
  return { status: 200, body };
}
