import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} CheckedFee
 * @property {number} fee      in dollars
 * @property {string} source   the page of the state that it was checked at
 * @property {string} checked  the day, as `YYYY-MM-DD`
 * @property {string} [note]   what the data set says of it
 */

/**
 * @typedef {object} CheckedState
 * @property {string} search  where the state's office searches the names of its companies
 * @property {string} page    the state's page about its LLC fees
 * @property {CheckedFee} llc
 * @property {CheckedFee} [foreignLlc]
 */

export const feesFile = new URL('checked-fees.json', import.meta.url);

const dataset = {
  name: 'US LLC State Requirements Dataset',
  author: 'StartupSole LLC (Muhammet Dikyurt)',
  url: 'https://github.com/startupsolellc/us-llc-fees-dataset',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  changes: 'Selected: the fees of forming and registering an LLC, their sources and days, and the name searches.',
};

/** @param {string} folder @returns {any[]} the records of a folder of the data set */
const records = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')));

/** The fee of registering an LLC of another state. @param {any} record @returns {CheckedFee} */
function foreignFee({ foreignQualification, lastVerified }) {
  const { evidence, formUrl, registrationFeeUsd } = foreignQualification;
  const proof = evidence.find((/** @type {any} */ one) => String(one.supports).includes('registrationFeeUsd'));
  return { fee: registrationFeeUsd, source: proof?.url ?? formUrl, checked: lastVerified };
}

/**
 * What the data set says of each jurisdiction.
 * @param {string} folder of a checkout of the data set
 * @returns {Record<string, CheckedState>} by code
 */
export function extractFees(folder) {
  const { states } = JSON.parse(readFileSync(`${folder}/states.json`, 'utf8'));
  const foreign = new Map(records(`${folder}/foreign-qualification/states`).map((record) => [record.stateAbbr, foreignFee(record)]));
  const found = records(`${folder}/entitysearch-state-data/states`).map((record) => {
    const code = record.stateAbbr;
    const { llcFee, llcFeeNotes } = record.filingFacts;
    // The District is not in the table of states; its own record names its page of fees.
    const page = states[code]?.official_link ?? record.sources.find((/** @type {any} */ source) => / Fees /.test(source.name)).url;
    if (states[code] && states[code].formation_fee !== llcFee) throw new Error(`The data set disagrees with itself about ${code}`);
    /** @type {CheckedState} */
    const state = {
      search: record.businessEntitySearch.url,
      page,
      llc: { fee: llcFee, source: page, checked: states[code]?.last_verified ?? record.lastVerified, note: llcFeeNotes },
      ...(foreign.has(code) && { foreignLlc: foreign.get(code) }),
    };
    return /** @type {[string, CheckedState]} */ ([code, state]);
  });
  return Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** `node scripts/wordpress/seed/extract-fees.mjs FOLDER [COMMIT]`: takes the fees from a checkout of the data set. */
function main() {
  const [folder, commit = ''] = process.argv.slice(2);
  if (!folder) throw new Error(`Name the folder of a checkout of ${dataset.url}`);
  writeFileSync(feesFile, `${JSON.stringify({ dataset: { ...dataset, commit }, states: extractFees(folder) }, null, 2)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
