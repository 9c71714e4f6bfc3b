import { changeCatalogue } from '../catalogue/change.mjs';
import { store } from '../settings/stored-settings.mjs';
import { packagesSetting } from './stored-packages.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../catalogue/catalogue.mjs').Catalogue} Catalogue */
/** @typedef {import('./stored-packages.mjs').Package} Package */
/** @typedef {import('./stored-packages.mjs').Packages} Packages */

/** The most packages of a shop. */
export const mostPackages = 8;

/** What is said of one more. */
export const fullWords = `${mostPackages} packages are the most. Delete one to add another.`;

/**
 * Changes the packages, one change at a time, whichever process makes it.
 *
 * @template Result
 * @param {Shop} shop
 * @param {(packages: Packages, catalogue: Catalogue) => { packages?: Packages, result: Result }} change  without packages nothing is stored
 * @returns {Promise<Result>}
 */
export async function changePackages(shop, change) {
  const { result } = await changeCatalogue(
    shop,
    async (trx, catalogue) => {
      const changed = change(catalogue.packages, catalogue);
      if (changed.packages) await store(trx, packagesSetting, changed.packages);
      return changed;
    },
    ({ packages }) => packages !== undefined,
  );
  return result;
}

/** The id of the package with a number. @param {number} number */
const idOf = (number) => `package-${number}`;

/** The number of an id, which no later package may have; 0 for what is no id. @param {string} id */
export const numberOf = (id) => Number(/^package-([1-9]\d{0,8})$/.exec(id)?.[1] ?? 0);

/**
 * Packages with one more, or with one in place of that of its id.
 *
 * @param {Packages} packages
 * @param {Package} made  with the id '' for a new one
 * @returns {Packages}
 */
export function withPackage({ shown, made: count, list }, made) {
  if (made.id !== '') return { shown, made: count, list: list.map((known) => (known.id === made.id ? made : known)) };
  return { shown, made: count + 1, list: [...list, { ...made, id: idOf(count + 1) }] };
}

/** Packages with one a place further up, or down. @param {Packages} packages @param {string} id @param {-1 | 1} by @returns {Packages} */
export function moved(packages, id, by) {
  const from = packages.list.findIndex((known) => known.id === id);
  const [pack, neighbour] = [packages.list[from], packages.list[from + by]];
  if (!pack || !neighbour) return packages;
  const swapped = new Map([
    [pack, neighbour],
    [neighbour, pack],
  ]);
  return { ...packages, list: packages.list.map((known) => swapped.get(known) ?? known) };
}
