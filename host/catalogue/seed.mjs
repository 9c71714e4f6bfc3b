import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFolder } from '../built-files.mjs';

/** @typedef {import('../database/open-database.mjs').Database} Database */
/** @typedef {import('../database/open-database.mjs').Transaction} Transaction */

/**
 * What a new shop knows: the fees of the states, and products without prices.
 *
 * @typedef {object} Seed
 * @property {Record<string, { name: string, number: number, agency: string, search: string, page: string }>} jurisdictions  by code
 * @property {{ columns: string[], rows: unknown[][] }} products
 * @property {{ columns: string[], rows: unknown[][] }} filing_methods
 */

/** The file of the seed, which is one for the plugin and this host. */
const file = join(builtFolder, 'catalogue.json');

/** @type {Seed} */
export const seed = JSON.parse(readFileSync(file, 'utf8'));

/** Rows that are written by one query: SQLite takes some 32,000 values at once. */
const batch = 500;

/** @param {{ columns: string[], rows: unknown[][] }} table @returns {Record<string, any>[]} */
const rowsOf = ({ columns, rows }) => rows.map((cells) => Object.fromEntries(columns.map((column, index) => [column, cells[index]])));

/**
 * @param {Transaction} trx
 * @param {'products' | 'filingMethods'} table
 * @param {any[]} rows
 */
async function insert(trx, table, rows) {
  for (let start = 0; start < rows.length; start += batch) {
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + batch))
      .execute();
  }
}

/**
 * Fills the catalogue of a new shop, once: what an owner has changed or removed is never filled again. A fee that nobody has
 * checked is on sale only once the owner says so (SHOP-04).
 *
 * @param {Database} db
 */
export async function seedCatalogue(db) {
  if (await db.selectFrom('catalogueVersions').select('id').executeTakeFirst()) return;
  await db.transaction().execute(async (trx) => {
    const first = await trx
      .insertInto('catalogueVersions')
      .values({ id: 1, version: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!first) return;
    await insert(
      trx,
      'products',
      rowsOf(seed.products).map(({ sub_type, ...row }) => ({ ...row, subType: sub_type, ourPrice: null, published: 0 })),
    );
    const ids = new Map((await trx.selectFrom('products').select(['code', 'id']).execute()).map(({ code, id }) => [code, id]));
    const methods = rowsOf(seed.filing_methods).map(
      ({ product, jurisdiction, entity_type, state_fee, source_url, verified_at, document_days, ...row }) => ({
        ...row,
        productId: ids.get(product),
        state: jurisdiction,
        company: entity_type,
        stateFee: state_fee,
        sourceUrl: source_url,
        verifiedAt: verified_at,
        documentDays: document_days,
        published: row.confirmed,
      }),
    );
    await insert(trx, 'filingMethods', methods);
  });
}
