import { CellFault, namesOf, wordsOf, writeCents } from '../catalogue/cells.mjs';
import { columnLabel, readRow } from '../catalogue/columns.mjs';
import { listOfLines, oneLine } from '../orders/plain-text.mjs';
import { fullWords, mostPackages, numberOf } from './change-packages.mjs';
import { readPackage } from './typed-package.mjs';

/** @typedef {import('../catalogue/catalogue.mjs').Catalogue} Catalogue */
/** @typedef {import('../catalogue/read-file.mjs').FileRow} FileRow */
/** @typedef {import('./stored-packages.mjs').Package} Package */
/** @typedef {import('./stored-packages.mjs').Packages} Packages */
/** A package as a row of the catalogue's file, whose cells are texts and numbers. @typedef {{ code: string, name: string, price: number, products: string, states: string, kinds: string, extras: string }} PackageRow */

/** @param {Package} pack @returns {PackageRow} */
const rowOf = ({ id, name, price, products, states, kinds, extras }) => ({
  ...{ code: id, name, price, products: products.join(' ') },
  ...{ states: states.join(', '), kinds: kinds.join(', '), extras: extras.join('\n') },
});

/** @param {PackageRow} row @returns {Package} */
const packageOf = ({ code, name, price, products, states, kinds, extras }) => ({
  ...{ id: code, name, price, products: wordsOf(products) },
  ...{ extras: listOfLines(extras), states: wordsOf(states), kinds: namesOf(kinds) },
});

/** The packages as rows, by code. @param {Packages} packages @returns {Map<string, PackageRow>} */
export const packageRows = ({ list }) => new Map(list.map((pack) => [pack.id, rowOf(pack)]));

/** What names the packages have once a file is taken, by code. @param {readonly Package[]} kept @param {ReadonlyMap<string, FileRow['cells']>} inFile */
const namesAfter = (kept, inFile) =>
  new Map([
    ...kept.map(({ id, name }) => /** @type {const} */ ([id, name])),
    ...[...inFile].flatMap(([code, cells]) => (cells.has('name') ? [/** @type {const} */ ([code, oneLine(cells.get('name'))])] : [])),
  ]);

/**
 * Makes rows of packages as a file has them. Each is judged as the form of a package judges it (SHOP-13), beside the packages
 * as the file leaves them.
 *
 * @param {Catalogue} catalogue  with the lines as the file leaves them
 * @param {readonly FileRow[]} rows
 * @param {boolean} removes  whether packages that are not in the file are removed
 * @returns {(cells: ReadonlyMap<string, string>) => { table: 'packages', values: PackageRow }}  throws a `CellFault`
 */
export function packageMaker(catalogue, rows, removes) {
  const { list } = catalogue.packages;
  const inFile = new Map(rows.map(({ cells }) => [(cells.get('code') ?? '').trim(), cells]));
  const kept = removes ? list.filter(({ id }) => inFile.has(id)) : list;
  const names = namesAfter(kept, inFile);
  let free = mostPackages - kept.length;
  return (cells) => {
    const row = readRow('packages', cells);
    const before = list.find(({ id }) => id === row.code);
    if (!before && numberOf(row.code) === 0)
      throw new CellFault(`“${row.code.slice(0, 40)}” is no code of a package. Write “package-” and a number, such as package-3.`);
    if (!before && free-- <= 0) throw new CellFault(fullWords);
    const typed = { ...row, price: writeCents(row.price), products: wordsOf(row.products), kinds: namesOf(row.kinds) };
    const others = [...names].flatMap(([code, name]) => (code === row.code ? [] : { name }));
    const { pack, faults } = readPackage(catalogue, typed, before, others);
    const words = Object.entries(faults).map(([column, fault]) => `${columnLabel(column)}: ${fault}`);
    if (words.length > 0) throw new CellFault(words.join(' '));
    return { table: 'packages', values: rowOf({ ...pack, id: row.code }) };
  };
}

/**
 * Packages once a plan is applied. New ones come last, under the ids of the file; no id is given again after that.
 *
 * @param {Packages} packages
 * @param {object} plan
 * @param {ReadonlyMap<string, Partial<PackageRow>>} plan.changed  new values by code
 * @param {readonly PackageRow[]} plan.added
 * @param {ReadonlySet<string>} plan.removed  codes
 * @returns {Packages}
 */
export function withPlanned(packages, { changed, added, removed }) {
  const kept = packages.list
    .filter(({ id }) => !removed.has(id))
    .map((pack) => (changed.has(pack.id) ? packageOf({ ...rowOf(pack), ...changed.get(pack.id) }) : pack));
  return {
    ...packages,
    made: Math.max(packages.made, ...added.map(({ code }) => numberOf(code))),
    list: [...kept, ...added.map(packageOf)],
  };
}
