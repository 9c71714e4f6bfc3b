import { makeLines } from './lines.mjs';

/** @typedef {import('./catalogue.mjs').Catalogue} Catalogue */
/** @typedef {import('./lines.mjs').MethodRow} MethodRow */
/** @typedef {import('./lines.mjs').ProductRow} ProductRow */

/** What the tables add to a new row. */
const unset = { subType: '', kind: 'service', position: 0, note: '' };

/**
 * A catalogue with the lines as they are once a plan is applied, to judge what names them.
 *
 * @param {Catalogue} catalogue
 * @param {object} plan
 * @param {ReadonlyMap<string, Record<string, any>>} plan.changed  new values by code
 * @param {readonly { table: string, values: any }[]} plan.added
 * @param {ReadonlySet<string>} plan.removed  codes
 * @returns {Catalogue}
 */
export function withPlannedLines(catalogue, { changed, added, removed }) {
  if (changed.size + added.length + removed.size === 0) return catalogue;
  const rowsAfter = (/** @type {readonly any[]} */ rows, /** @type {string} */ table) => [
    ...rows.filter(({ code }) => !removed.has(code)).map((row) => ({ ...row, ...changed.get(row.code) })),
    // New rows have no id yet: they come last.
    ...added.flatMap((row, index) =>
      row.table === table ? [{ id: Number.MAX_SAFE_INTEGER - added.length + index, ...unset, ...row.values }] : [],
    ),
  ];
  const filings = [...catalogue.lines.values()].filter(({ list }) => list === 'filing');
  /** @type {ProductRow[]} */
  const products = rowsAfter(catalogue.products, 'products');
  /** @type {MethodRow[]} */
  const methods = rowsAfter(filings, 'filingMethods');
  return { ...catalogue, products, lines: makeLines(products, methods) };
}
