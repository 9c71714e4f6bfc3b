import { wordsOf } from '../../catalogue/cells.mjs';
import { isOnSale, kindOf, nameOf } from '../../catalogue/lines.mjs';
import { COMPANIES, placeName } from '../../catalogue/places.mjs';

/** @typedef {import('../../catalogue/catalogue.mjs').Catalogue} Catalogue */
/** @typedef {import('../../catalogue/lines.mjs').Line} Line */
/** Which lines of the price list are shown, each '' for all. @typedef {{ kind: string, state: string, company: string, show: string, s: string }} Filters */

const names = /** @type {const} */ (['kind', 'state', 'company', 'show', 's']);

/** What can be asked for beside kind and place. */
export const shows = /** @type {const} */ ([
  ['on_sale', 'On sale'],
  ['off_sale', 'Not on sale'],
  ['no_price', 'Without a price'],
  ['unconfirmed', 'Fee not confirmed'],
]);

/** @param {(name: string) => string | undefined} read @returns {Filters} */
export const readFilters = (read) =>
  /** @type {Filters} */ (Object.fromEntries(names.map((name) => [name, (read(name) ?? '').replaceAll('\0', '').trim().slice(0, 200)])));

/** The kinds there are, with their names. @param {Catalogue} catalogue @returns {[string, string][]} */
export const kindsOf = ({ lines }) => [...new Map([...lines.values()].map((line) => [kindOf(line), nameOf(line)]))];

/** The kinds of company that any line is for. @param {Catalogue} catalogue */
export function companiesOf({ lines }) {
  const used = new Set([...lines.values()].map(({ company }) => company));
  return COMPANIES.filter((company) => used.has(company));
}

/** @param {Catalogue} catalogue @param {Line} line @param {string} show */
function isShown({ lines }, line, show) {
  if (show === 'on_sale') return isOnSale(lines, line);
  if (show === 'off_sale') return !isOnSale(lines, line);
  if (show === 'no_price') return line.leads && line.ourPrice === null;
  return show !== 'unconfirmed' || !line.confirmed;
}

/**
 * The lines that meet filters, in the order of the price list.
 *
 * @param {Catalogue} catalogue
 * @param {Partial<Filters>} filters
 */
export function filterLines(catalogue, { kind = '', state = '', company = '', show = '', s = '' }) {
  const words = wordsOf(s.toLowerCase());
  return [...catalogue.lines.values()].filter((line) => {
    if ((kind && kindOf(line) !== kind) || (state && line.state !== state) || (company && line.company !== company)) return false;
    const text = `${line.code} ${line.name} ${line.company} ${line.way} ${placeName(line.state)}`.toLowerCase();
    return words.every((word) => text.includes(word)) && isShown(catalogue, line, show);
  });
}
