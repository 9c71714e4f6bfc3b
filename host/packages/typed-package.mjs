import { CellFault, readCents, wordsOf, writeCents } from '../catalogue/cells.mjs';
import { kindOf, nameOf } from '../catalogue/lines.mjs';
import { stateCodes } from '../catalogue/places.mjs';
import { listOfLines, oneLine } from '../orders/plain-text.mjs';
import { formationCode, formedKinds, isSoldAnywhere } from './package-sale.mjs';

/** @typedef {import('../catalogue/catalogue.mjs').Catalogue} Catalogue */
/** @typedef {import('./stored-packages.mjs').Package} Package */

/**
 * A package as it was typed.
 *
 * @typedef {object} TypedPackage
 * @property {string} name
 * @property {string} price
 * @property {string[]} products
 * @property {string} extras  a line each
 * @property {string} states
 * @property {string[]} kinds
 */

/** What is wrong with what was typed, by field. @typedef {Partial<Record<keyof TypedPackage, string>>} PackageFaults */

/** Characters of a name at most, and of each extra. */
export const nameLength = 100;

/** The most extras of a package. */
export const mostExtras = 10;

/** The most products that a form may name: no catalogue has as many kinds. */
const mostProducts = 100;

/** @type {TypedPackage} */
export const emptyPackage = { name: '', price: '', products: [formationCode], extras: '', states: '', kinds: [] };

/** A package as its fields show it. @param {Package} pack @returns {TypedPackage} */
export const typedOf = ({ name, price, products, extras, states, kinds }) => ({
  name,
  price: writeCents(price),
  products,
  extras: extras.join('\n'),
  states: states.join(', '),
  kinds,
});

/** @param {import('../admin/form.mjs').Form} form @returns {TypedPackage} */
export const readTyped = (form) => ({
  name: form.text('name').slice(0, 1000),
  price: form.text('price').slice(0, 100),
  products: form.texts('products').slice(0, mostProducts),
  extras: form.text('extras').slice(0, 5000),
  states: form.text('states').slice(0, 1000),
  kinds: form.texts('kinds').slice(0, mostProducts),
});

/** @param {string} written @param {readonly { name: string }[]} others */
function nameFault(written, others) {
  const name = oneLine(written, nameLength + 1);
  if (name === '') return 'Enter a name.';
  if ([...name].length > nameLength) return `The name is longer than ${nameLength} characters.`;
  const isTaken = others.some((other) => other.name.toLowerCase() === name.toLowerCase());
  return isTaken ? 'Another package has this name. Choose a name of its own.' : '';
}

/** @param {string} written @returns {{ cents: number, fault: string }} */
function readPrice(written) {
  try {
    const cents = readCents(written);
    return { cents: cents ?? 0, fault: cents === null ? 'Enter a price.' : '' };
  } catch (fault) {
    if (fault instanceof CellFault) return { cents: 0, fault: fault.message };
    throw fault;
  }
}

/** @param {Catalogue} catalogue @param {readonly string[]} products @param {readonly string[]} kept  that the package holds already */
function productsFault(catalogue, products, kept) {
  if (!products.includes(formationCode)) return 'A package forms a company: choose the formation, too.';
  const gone = products.find((code) => !isSoldAnywhere(catalogue, code) && !kept.includes(code));
  if (gone !== undefined) {
    const line = [...catalogue.lines.values()].find((known) => kindOf(known) === gone);
    return `“${line ? nameOf(line) : gone.slice(0, 40)}” is not on sale any more. Choose from what is on sale.`;
  }
  const terms = products.filter((code) => code.startsWith('registered_agent.'));
  return terms.length > 1 ? 'Choose one term of the registered agent.' : '';
}

/** @param {readonly string[]} extras */
function extrasFault(extras) {
  if (extras.length > mostExtras) return `Write ${mostExtras} lines at most.`;
  const long = extras.find((words) => [...words].length > nameLength);
  return long ? `“${[...long].slice(0, 40).join('')}…” is longer than ${nameLength} characters.` : '';
}

/** @param {readonly string[]} states */
function statesFault(states) {
  const unknown = states.find((state) => !stateCodes.includes(state));
  return unknown ? `“${unknown.slice(0, 40)}” is no state. Write codes such as WY, CO, or leave the box empty for all states.` : '';
}

/**
 * Reads what was typed as a package.
 *
 * @param {Catalogue} catalogue
 * @param {TypedPackage} typed
 * @param {Package | undefined} before  the package that it changes
 * @param {readonly { name: string }[]} [others]  packages beside it
 * @returns {{ pack: Package, faults: PackageFaults }}  a package with faults is not stored
 */
export function readPackage(catalogue, typed, before, others = catalogue.packages.list.filter(({ id }) => id !== before?.id)) {
  const price = readPrice(typed.price);
  const products = [...new Set(typed.products)];
  const extras = listOfLines(typed.extras);
  const states = [...new Set(wordsOf(typed.states.toUpperCase()))];
  const kinds = [...new Set(typed.kinds)];
  const knownKinds = [...formedKinds(catalogue), ...(before?.kinds ?? [])];
  const faults = {
    name: nameFault(typed.name, others),
    price: price.fault,
    products: productsFault(catalogue, products, before?.products ?? []),
    extras: extrasFault(extras),
    states: statesFault(states),
    kinds: kinds.every((kind) => knownKinds.includes(kind)) ? '' : 'A kind that you chose cannot be formed any more. Choose once more.',
  };
  return {
    pack: { id: before?.id ?? '', name: oneLine(typed.name, nameLength), price: price.cents, products, extras, states, kinds },
    faults: Object.fromEntries(Object.entries(faults).filter(([, words]) => words !== '')),
  };
}
