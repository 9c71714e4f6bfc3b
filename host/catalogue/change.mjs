import { mostCents } from './cells.mjs';
import { readCatalogue } from './catalogue.mjs';

/** @typedef {import('../database/open-database.mjs').Transaction} Transaction */
/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('./catalogue.mjs').Catalogue} Catalogue */
/** @typedef {import('./lines.mjs').Line} Line */

/** What of a line can be changed. @typedef {Partial<Pick<Line, 'name' | 'ourPrice' | 'stateFee' | 'surcharge' | 'days' | 'hours' | 'documentDays' | 'months' | 'states' | 'companies' | 'sourceUrl' | 'verifiedAt' | 'confirmed' | 'note' | 'published'>>} LineValues */

/**
 * Changes the catalogue: one change at a time, whichever process makes it. Where `change` returns nothing, the version stays.
 *
 * @template Result
 * @param {Shop} shop
 * @param {(trx: Transaction, catalogue: Catalogue) => Promise<Result>} change  gets the catalogue as it is; throws to change nothing
 * @param {(result: Result) => boolean} hasChanged
 * @returns {Promise<Result>}
 */
export async function changeCatalogue(shop, change, hasChanged) {
  return shop.db.transaction().execute(async (trx) => {
    // The row of the version is locked first, so that changes by several processes come one after another.
    const { version } = await trx
      .updateTable('catalogueVersions')
      .set((row) => ({ version: row('version', '+', 0) }))
      .returning('version')
      .executeTakeFirstOrThrow();
    const result = await change(trx, await readCatalogue(trx, version));
    if (hasChanged(result))
      await trx
        .updateTable('catalogueVersions')
        .set({ version: version + 1 })
        .execute();
    return result;
  });
}

/**
 * Writes new values of a line.
 *
 * @param {Transaction} trx
 * @param {Line} line
 * @param {LineValues} values
 */
export async function writeLine(trx, line, values) {
  const table = line.list === 'filing' ? 'filingMethods' : 'products';
  await trx.updateTable(table).set(values).where('id', '=', line.id).execute();
}

/**
 * Changes lines, each as a function says.
 *
 * @param {Shop} shop
 * @param {Iterable<string>} codes
 * @param {(line: Line) => LineValues} change
 * @returns {Promise<number>}  how many changed
 */
export const changeLines = (shop, codes, change) =>
  changeCatalogue(
    shop,
    async (trx, { lines }) => {
      let changed = 0;
      for (const code of new Set(codes)) {
        const line = lines.get(code);
        const values = line ? Object.entries(change(line)).filter(([key, value]) => line[/** @type {keyof Line} */ (key)] !== value) : [];
        if (!line || values.length === 0) continue;
        await writeLine(trx, line, Object.fromEntries(values));
        changed += 1;
      }
      return changed;
    },
    (changed) => changed > 0,
  );

/**
 * Sets what we ask for lines, besides the fee of the state. Further ways of filing have the price of the first.
 *
 * @param {Shop} shop
 * @param {Iterable<string>} codes
 * @param {number | null} cents  null for none, so that the lines are not on sale
 */
export const setPrice = (shop, codes, cents) => changeLines(shop, codes, (line) => (line.leads ? { ourPrice: cents } : {}));

/**
 * Raises our prices by a share, or lowers them, to the nearest cent, half a cent up; those without a price stay without
 * (SHOP-02).
 *
 * @param {Shop} shop
 * @param {Iterable<string>} codes
 * @param {number} points  hundredths of a percent: 1000 for 10 %, -500 for 5 % less
 */
export const raisePrices = (shop, codes, points) =>
  changeLines(shop, codes, ({ ourPrice }) =>
    ourPrice === null ? {} : { ourPrice: Math.min(mostCents, Math.max(0, Math.floor((ourPrice * (10_000 + points) + 5000) / 10_000))) },
  );

/** Publishes lines or takes them back. Published lines are on sale once they have a price. @param {Shop} shop @param {Iterable<string>} codes @param {boolean} isPublished */
export const publish = (shop, codes, isPublished = true) => changeLines(shop, codes, () => ({ published: isPublished ? 1 : 0 }));

/** The day of today, as `YYYY-MM-DD`. @param {Shop} shop */
export const today = (shop) => new Date(shop.now()).toISOString().slice(0, 10);

/** Says that the fees of the states were looked up today and are right (SHOP-04). @param {Shop} shop @param {Iterable<string>} codes */
export const confirmFees = (shop, codes) =>
  changeLines(shop, codes, ({ list }) => (list === 'filing' ? { confirmed: 1, verifiedAt: today(shop), note: '' } : {}));

/**
 * The codes of the lines that meet conditions, such as `{ product: 'business_formation', state: ['WY', 'CO'] }`.
 *
 * @param {Catalogue} catalogue
 * @param {{ [Key in keyof Line]?: Line[Key] | readonly Line[Key][] }} where  of several values any may fit
 */
export const findLines = ({ lines }, where) =>
  [...lines.values()]
    .filter((line) => Object.entries(where).every(([key, wanted]) => [wanted].flat().includes(line[/** @type {keyof Line} */ (key)])))
    .map(({ code }) => code);
