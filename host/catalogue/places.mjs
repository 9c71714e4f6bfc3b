import { seed } from './seed.mjs';

/** The code of what is filed with the federal government, for every state alike. */
export const FEDERAL = 'US';

/** The kinds of company by the names that forms send; the place of each makes its number. */
export const COMPANIES = [
  'LLC',
  'Corp',
  'NP Corp',
  'PLLC',
  'Close LLC',
  'Close Corp',
  'Sole Proprietorship',
  'GP',
  'NP LLC',
  'PC',
  'LP',
  'LLP',
  'LLLP',
  'Trust',
  'Individual',
  'DAO LLC',
  'Series LLC',
];

const places = new Map(Object.entries(seed.jurisdictions));

/** The codes of the states. */
export const stateCodes = [...places.keys()].sort();

/** Whether a code is that of a state, or the federal one. @param {string} code */
export const isPlace = (code) => code === FEDERAL || places.has(code);

/** The name of a state by its code. @param {string} code  '' for none */
export const placeName = (code) => (code === FEDERAL ? 'Federal' : (places.get(code)?.name ?? code));

/** The number of a state, 0 for none. @param {string} code */
export const placeNumber = (code) => places.get(code)?.number ?? 0;

/**
 * What is known of a state's office; '' where nothing is.
 *
 * @param {string} code
 * @param {'agency' | 'search' | 'page'} fact  `search` of company names, `page` about fees
 */
export const placeFact = (code, fact) => places.get(code)?.[fact] ?? '';
