import { readFilingFees } from '../../../fixtures/source/read-filing-fees.mjs';

/** @typedef {import('./extract-fees.mjs').CheckedState} CheckedState */
/** @typedef {{ state_fee: number, surcharge: number, source_url: string, verified_at: string, confirmed: number, note: string }} Fee */

/**
 * Fees that a state has announced for a day after the one on which they were checked.
 * @type {Record<string, { fee: number, note: string }>}
 */
const announced = {
  LA: { fee: 125, note: 'Checked at 100.00; the state announced 125.00 from 1 October 2026.' },
};

/** Kinds of company that are formed at the fees of an LLC; nobody has checked that for each state. */
const likeLlc = ['PLLC', 'Close LLC'];

const surchargesConfirmed = new Set(
  readFilingFees()
    .filter(({ confirmed = '' }) => confirmed.split(' ').includes('surcharge'))
    .map(({ code }) => code),
);

/**
 * The checked fee of a way of filing, in cents, where the data set has one; undefined where it has none, null where the
 * way is the standard one by another name.
 * @param {string} type of the product
 * @param {string} code of the jurisdiction
 * @param {string} company
 * @param {CheckedState} checked
 * @param {Fee & { standard: number, isStandard: boolean }} tabled  what the tables of the fixtures say
 * @returns {Fee | null | undefined}
 */
export function llcFee(type, code, company, checked, { standard, isStandard, ...tabled }) {
  if (type === 'foreign_registration' && company === 'LLC' && checked.foreignLlc) {
    const { fee, source, checked: day } = checked.foreignLlc;
    return { ...tabled, state_fee: fee * 100, source_url: source, verified_at: day, confirmed: 1 };
  }
  if (type !== 'business_formation' || ![...likeLlc, 'LLC'].includes(company)) return undefined;
  const found = standardFee(code, checked, standard, tabled.surcharge);
  if (!isStandard) {
    // What is paid to be faster stays; where the standard fee has it in it already, there is nothing to choose.
    const extra = tabled.state_fee - standard;
    return found.state_fee === tabled.state_fee ? null : { ...tabled, state_fee: found.state_fee + extra, surcharge: found.surcharge };
  }
  return company === 'LLC' ? found : { ...tabled, state_fee: found.state_fee, surcharge: found.surcharge };
}

/**
 * The fee of forming an LLC. The data set states what is paid online, in some states with the surcharge in it.
 * @param {string} code
 * @param {CheckedState} checked
 * @param {number} standard   of the tables, in cents
 * @param {number} surcharge  of the tables, in cents
 * @returns {Fee}
 */
function standardFee(code, { llc }, standard, surcharge) {
  const proof = { source_url: llc.source, verified_at: llc.checked };
  if (announced[code]) return { ...proof, state_fee: announced[code].fee * 100, surcharge: 0, confirmed: 0, note: announced[code].note };
  const fee = Math.round(llc.fee * 100);
  if (fee === standard + surcharge) return { ...proof, state_fee: standard, surcharge, confirmed: 1, note: '' };
  if (fee !== standard) return { ...proof, state_fee: fee, surcharge: 0, confirmed: 1, note: '' };
  const confirmed = surchargesConfirmed.has(code) ? 1 : 0;
  return {
    ...proof,
    state_fee: fee,
    surcharge,
    confirmed,
    note: confirmed ? '' : 'The fee was checked; its surcharge for filing online was not.',
  };
}
