/** @typedef {import('../database/open-database.mjs').Queries} Queries */

/** @param {Queries} db @param {string} name @returns {Promise<unknown>} undefined where it was never stored */
export async function readStored(db, name) {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row && JSON.parse(row.value);
}

/** @param {Queries} db @param {string} name @param {unknown} value  as JSON */
export async function store(db, name, value) {
  const written = JSON.stringify(value);
  await db
    .insertInto('settings')
    .values({ name, value: written })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: written }))
    .execute();
}

/**
 * A value that is made once, by whichever process is first.
 *
 * @param {Queries} db
 * @param {string} name
 * @param {() => unknown} make
 */
export async function storedOnce(db, name, make) {
  await db
    .insertInto('settings')
    .values({ name, value: JSON.stringify(make()) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return readStored(db, name);
}
