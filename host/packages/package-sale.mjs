import { once } from '../catalogue/catalogue.mjs';
import { namesOf, wordsOf } from '../catalogue/cells.mjs';
import { kindOf } from '../catalogue/lines.mjs';
import { FEDERAL, stateCodes } from '../catalogue/places.mjs';
import { onSale, waysById } from '../catalogue/wire.mjs';

/** @typedef {import('../catalogue/catalogue.mjs').Catalogue} Catalogue */
/** @typedef {import('../catalogue/lines.mjs').Line} Line */
/** @typedef {import('./stored-packages.mjs').Package} Package */
/** A product that is on sale: where, to whom, and for how many cents. @typedef {{ id: number, company: string, states: string[], companies: string[], price: number }} Sold */

/** The code of what forms a company: every package has it. */
export const formationCode = 'business_formation';

/**
 * What is on sale, by the code that a package names it by and by state; '' for what is sold in any.
 *
 * @type {(catalogue: Catalogue) => Map<string, Map<string, Sold[]>>}
 */
const salesOf = once(({ lines }) => {
  /** @type {Map<string, Map<string, Sold[]>>} */
  const sales = new Map();
  const add = (/** @type {Line} */ line, /** @type {number} */ id) => {
    const byState = sales.get(kindOf(line)) ?? new Map();
    sales.set(kindOf(line), byState);
    const state = line.state === FEDERAL ? '' : line.state;
    const price = lines.get(line.ledBy)?.ourPrice ?? 0;
    const sold = {
      id,
      company: line.company,
      states: wordsOf(line.states),
      companies: namesOf(line.companies),
      price,
    };
    byState.set(state, [...(byState.get(state) ?? []), sold]);
  };
  for (const [id, ways] of waysById(lines)) for (const line of ways) add(line, id);
  for (const line of [...onSale(lines, 'agent'), ...onSale(lines, 'simple')]) add(line, line.id);
  return sales;
});

/** Whether something of a code is on sale anywhere. @param {Catalogue} catalogue @param {string} code */
export const isSoldAnywhere = (catalogue, code) => salesOf(catalogue).has(code);

/** What each product of a code costs that is on sale, in cents. @param {Catalogue} catalogue @param {string} code @returns {number[]} */
export const pricesOf = (catalogue, code) => [...(salesOf(catalogue).get(code)?.values() ?? [])].flat().map(({ price }) => price);

/** A company of such a kind is formed as one without "Close" in its name. @param {string} company */
const isPlainKind = (company) => company !== '' && !company.startsWith('Close ');

/** The kinds of company that can be formed in a state. @param {Catalogue} catalogue @param {string} state @returns {string[]} */
const formedIn = (catalogue, state) => [
  ...new Set((salesOf(catalogue).get(formationCode)?.get(state) ?? []).flatMap(({ company }) => (isPlainKind(company) ? [company] : []))),
];

/** The kinds of company that can be formed anywhere. @param {Catalogue} catalogue @returns {string[]} */
export const formedKinds = (catalogue) => [...new Set(stateCodes.flatMap((state) => formedIn(catalogue, state)))];

/** @param {Catalogue} catalogue @param {string} code @param {string} state @param {string} kind @returns {Sold | undefined} */
function findSold(catalogue, code, state, kind) {
  const byState = salesOf(catalogue).get(code);
  const isFor = (/** @type {Sold} */ { company, states, companies }) =>
    ['', kind].includes(company) && (states.length === 0 || states.includes(state)) && (companies.length === 0 || companies.includes(kind));
  return (byState?.get(state) ?? []).find(isFor) ?? (byState?.get('') ?? []).find(isFor);
}

/**
 * A package as it is sold in a state.
 *
 * @typedef {object} PackageSale
 * @property {string} state
 * @property {string[]} kinds  of company; none where it is sold to each that can be formed there
 * @property {number[]} ids  of its products
 * @property {number} singly  what they cost singly, in cents
 */

/**
 * How a package is sold in a state. Where its products have other ids for another kind of company, it is sold several times.
 *
 * @param {Catalogue} catalogue
 * @param {Package} pack
 * @param {string} state
 * @returns {{ sales: PackageSale[], missing: string[] }}  the codes of what is not on sale there, where nobody can order it
 */
function saleIn(catalogue, { products, kinds }, state) {
  const formed = formedIn(catalogue, state);
  const asked = formed.filter((kind) => kinds.length === 0 || kinds.includes(kind));
  if (asked.length === 0) return { sales: [], missing: [formationCode] };
  /** @type {Map<string, PackageSale>} */
  const sales = new Map();
  /** @type {string[]} */
  let missing = [];
  for (const kind of asked) {
    const sold = products.map((code) => findSold(catalogue, code, state, kind));
    const isWhole = sold.every((one) => one !== undefined);
    if (!isWhole) {
      missing = products.filter((_, index) => sold[index] === undefined);
      continue;
    }
    const ids = [...new Set(sold.map(({ id }) => id))];
    const sale = sales.get(ids.join()) ?? { state, kinds: [], ids, singly: sold.reduce((sum, { price }) => sum + price, 0) };
    sale.kinds.push(kind);
    sales.set(ids.join(), sale);
  }
  const isForAll = (/** @type {PackageSale} */ sale) => sale.kinds.length === formed.length;
  return {
    sales: [...sales.values()].map((sale) => (isForAll(sale) ? { ...sale, kinds: [] } : sale)),
    missing: sales.size > 0 ? [] : missing,
  };
}

/**
 * How a package is sold in each of its states (SHOP-13).
 *
 * @param {Catalogue} catalogue
 * @param {Package} pack
 * @returns {{ sales: PackageSale[], missing: Map<string, string[]> }}  by state, the codes of what is not on sale there
 */
export function packageSale(catalogue, pack) {
  const states = stateCodes.filter((state) => pack.states.length === 0 || pack.states.includes(state));
  const found = states.map((state) => /** @type {const} */ ([state, saleIn(catalogue, pack, state)]));
  return {
    sales: found.flatMap(([, { sales }]) => sales),
    missing: new Map(found.flatMap(([state, { sales, missing }]) => (sales.length > 0 ? [] : [[state, missing]]))),
  };
}
