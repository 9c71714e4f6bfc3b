import { stateCodes } from '../../catalogue/places.mjs';
import { isSoldAnywhere, packageSale, pricesOf } from '../../packages/package-sale.mjs';
import { dollars } from '../../refunds/refundable.mjs';
import { counted } from '../controls.mjs';
import { kindsOf } from './filter-lines.mjs';

/** @typedef {import('../../catalogue/catalogue.mjs').Catalogue} Catalogue */
/** @typedef {import('../../packages/stored-packages.mjs').Package} Package */
/** @typedef {import('../../packages/package-sale.mjs').PackageSale} PackageSale */

/** States whose codes are named at most. */
const mostNamed = 12;

/** One amount or the least and the most of several. @param {readonly number[]} cents */
function range(cents) {
  const [least, most] = [Math.min(...cents), Math.max(...cents)];
  return least === most ? dollars(least) : `${dollars(least)} to ${dollars(most)}`;
}

/** What a product costs singly; '' where it is not on sale. @param {Catalogue} catalogue @param {string} code */
export function priceWords(catalogue, code) {
  const prices = pricesOf(catalogue, code);
  return prices.length > 0 ? range(prices) : '';
}

/** The names of codes, as the price list has them. @param {Catalogue} catalogue @returns {(codes: readonly string[]) => string[]} */
export function namesIn(catalogue) {
  const names = new Map(kindsOf(catalogue));
  return (codes) => codes.map((code) => names.get(code) ?? code);
}

const listed = new Intl.ListFormat('en-US');

/** @param {readonly string[]} states */
const statesWords = (states) => (states.length > mostNamed ? counted(states.length, 'state') : states.join(', '));

/** What is not on sale, as the beginning of a sentence. @param {readonly string[]} names */
const notOnSale = (names) => `${listed.format(names)} ${names.length === 1 ? 'is' : 'are'} not on sale`;

/** Why a package cannot be ordered in some states, a sentence for each reason. @param {Catalogue} catalogue @param {ReadonlyMap<string, string[]>} missing */
function missingWords(catalogue, missing) {
  const nameAll = namesIn(catalogue);
  /** @type {Map<string, string[]>} */
  const byReason = new Map();
  for (const [state, codes] of missing) {
    const reason = notOnSale(nameAll(codes));
    byReason.set(reason, [...(byReason.get(reason) ?? []), state]);
  }
  return [...byReason].map(([reason, states]) => `Not in ${statesWords(states)}: ${reason} there.`);
}

/**
 * Where a package can be ordered, and why not elsewhere.
 *
 * @param {Catalogue} catalogue
 * @param {Package} pack
 * @returns {{ sold: string, faults: string[], sales: PackageSale[] }}  `sold` is '' where nobody can order it
 */
export function saleWords(catalogue, pack) {
  const { sales, missing } = packageSale(catalogue, pack);
  const gone = pack.products.filter((code) => !isSoldAnywhere(catalogue, code));
  if (gone.length > 0) return { sold: '', faults: [`Nobody can order it: ${notOnSale(namesIn(catalogue)(gone))} anywhere.`], sales };
  const states = [...new Set(sales.map(({ state }) => state))];
  const faults = missingWords(catalogue, missing);
  if (states.length === 0) return { sold: '', faults: ['Nobody can order it: no state has all of it on sale.', ...faults], sales };
  const isEverywhere = states.length === stateCodes.length;
  const named = states.length > mostNamed ? '' : `: ${states.join(', ')}`;
  return { sold: `It can be ordered in ${isEverywhere ? 'every state' : `${counted(states.length, 'state')}${named}`}.`, faults, sales };
}

/** What the products of a package cost singly, and what a buyer saves. @param {Package} pack @param {readonly PackageSale[]} sales */
export function savingWords({ price }, sales) {
  if (sales.length === 0) return '';
  const singly = sales.map((sale) => sale.singly);
  const saved = singly.map((cents) => cents - price);
  const cost = `Bought one by one, its products cost ${range(singly)}`;
  if (saved.every((cents) => cents > 0)) return `${cost}: buyers save ${range(saved)}.`;
  if (saved.every((cents) => cents === 0)) return `${cost}, as much as the package.`;
  return `${cost}${saved.some((cents) => cents > 0) ? ', in some cases' : ','} no more than the package.`;
}
