import { CellFault, wordsOf } from './cells.mjs';
import { readRow } from './columns.mjs';
import { FEDERAL } from './places.mjs';

/** @typedef {import('../database/open-database.mjs').Transaction} Transaction */
/** @typedef {import('./catalogue.mjs').Catalogue} Catalogue */
/** @typedef {import('./columns.mjs').Table} Table */

/** @param {boolean} isMet @param {string} words  what is said where it is not @returns {asserts isMet} */
function demand(isMet, words) {
  if (!isMet) throw new CellFault(words);
}

/** The codes by which coupons and bundles may name lines. @type {WeakMap<Catalogue, Set<string>>} */
const knownCodes = new WeakMap();

/** @param {Catalogue} catalogue */
function codesOf(catalogue) {
  const known =
    knownCodes.get(catalogue) ??
    new Set([...catalogue.lines.values()].flatMap(({ code, product, state }) => [code, product, `${product}.${state}`]));
  knownCodes.set(catalogue, known);
  return known;
}

/** A new way of filing. @param {Catalogue} catalogue @param {any} row @param {number} productId @returns {any} */
function newFiling({ lines }, row, productId) {
  demand(row.state !== '', 'A filing needs a state: write its code.');
  demand((row.company === '') === (row.state === FEDERAL), 'A filing with a state needs a kind of company, and a federal one has none.');
  demand(row.stateFee !== null, 'A filing needs the fee of the state; write 0 where it is free.');
  const {
    code,
    state,
    company,
    way,
    ourPrice,
    stateFee,
    surcharge,
    days,
    hours,
    documentDays,
    sourceUrl,
    verifiedAt,
    confirmed,
    published,
  } = row;
  const locality = [...lines.values()].find(({ product }) => product === row.product)?.locality ?? 'domestic';
  return {
    table: 'filingMethods',
    values: {
      ...{ code, productId, state, company, way: way || 'online', locality, ourPrice, stateFee, surcharge },
      ...{ days, hours, documentDays, sourceUrl, verifiedAt, confirmed, published },
    },
  };
}

/** A new line: a way of filing where its product is a filing, else a product. @param {Catalogue} catalogue @param {any} row */
function newLine(catalogue, row) {
  const filings = catalogue.products.filter(({ list }) => list === 'filing');
  demand(!filings.some(({ code }) => code === row.code), 'This code is that of a filing. Choose another one.');
  const filing = filings.find(({ code }) => code === row.product);
  if (filing) return newFiling(catalogue, row, filing.id);
  demand(['', row.code, 'registered_agent'].includes(row.product), `There is no filing “${row.product}”.`);
  demand(row.name !== '' && row.type !== '', 'A new product needs a name and a type, such as web_hosting.');
  const isAgent = row.type === 'registered_agent';
  demand(
    !isAgent || (row.state !== '' && row.state !== FEDERAL && row.months > 0),
    'A registered agent needs a state and a term in months.',
  );
  demand(isAgent || row.state === '', 'A service has no state here.');
  const { code, name, type, months, state, states, companies, ourPrice, published } = row;
  return {
    table: 'products',
    values: {
      ...{ code, name, type, months, state, states, companies, ourPrice, published },
      ...{ list: isAgent ? 'agent' : 'simple', category: isAgent ? 'registered_agent' : '' },
    },
  };
}

/**
 * Faults where visitors would type the same for several coupons. Asked of all coupons as they will be, so that a code may move from
 * one to another.
 *
 * @param {Catalogue} catalogue
 * @param {readonly (readonly [code: string, typedCode: string])[]} put  what visitors type for the coupons that are changed or added; '' for nothing
 * @param {readonly string[]} removed  codes of coupons
 * @returns {string[]}
 */
export function typedTwice({ coupons }, put, removed) {
  const typed = new Map([...coupons.map(({ code, typedCode }) => /** @type {const} */ ([code, typedCode])), ...put]);
  for (const code of removed) typed.delete(code);
  const codes = [...typed.values()].filter(Boolean);
  return [...new Set(codes.filter((code, index) => codes.indexOf(code) !== index))].map(
    (code) => `Several coupons have the code “${code}” for visitors. Give each a code of its own.`,
  );
}

/**
 * A new row of the catalogue, ready to be written.
 *
 * @param {Catalogue} catalogue
 * @param {Exclude<Table, 'packages'>} table
 * @param {ReadonlyMap<string, string>} cells  by column; what is missing is empty
 * @param {ReadonlySet<string>} [more]  codes of lines that are added with it
 * @returns {{ table: 'products' | 'filingMethods' | 'coupons' | 'bundles', values: any }}
 * @throws {CellFault}
 */
export function newRow(catalogue, table, cells, more = new Set()) {
  const row = readRow(table, cells);
  demand(row.code !== '', 'The code is missing.');
  if (table === 'lines') return newLine(catalogue, row);
  demand(row.products !== '', 'Name the products by their codes, such as business_formation.WY.');
  for (const code of wordsOf(row.products)) demand(codesOf(catalogue).has(code) || more.has(code), `There is no product “${code}”.`);
  if (table === 'coupons') demand((row.amount ?? 0) > 0 !== row.percent > 0, 'A coupon takes off either an amount or a share.');
  else demand(row.state !== '', 'A bundle is for one state: write its code.');
  return { table, values: row };
}

/**
 * Writes a new row, or puts it in place of the one of its code.
 *
 * @param {Transaction} trx
 * @param {ReturnType<typeof newRow>} row
 */
export async function putRow(trx, { table, values }) {
  await trx
    .insertInto(table)
    .values(values)
    .onConflict((conflict) => conflict.column('code').doUpdateSet(values))
    .execute();
}
