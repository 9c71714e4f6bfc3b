import { readdirSync } from 'node:fs';
import { Migrator, sql } from 'kysely';
import { hasRowLocks } from './open-database.mjs';

/** @typedef {import('./open-database.mjs').Database} Database */

const folder = new URL('migrations/', import.meta.url);

/** The migrations by their names, such as `0001-orders`, in their order. @type {import('kysely').MigrationProvider} */
const provider = {
  async getMigrations() {
    const names = readdirSync(folder)
      .filter((name) => name.endsWith('.mjs'))
      .sort();
    const modules = await Promise.all(names.map(async (name) => [name.replace('.mjs', ''), await import(new URL(name, folder).href)]));
    return Object.fromEntries(modules);
  },
};

/** @param {import('kysely').MigrationResultSet} set @returns {string[]} */
function namesOf({ error, results = [] }) {
  if (error) {
    const failed = results.find(({ status }) => status === 'Error')?.migrationName ?? 'The migrations';
    throw new Error(`${failed}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  return results.map(({ migrationName }) => migrationName);
}

/**
 * Moves the tables with the lock of the database held: that of Kysely on PostgreSQL, on SQLite that of a transaction.
 *
 * @param {Database} db
 * @param {(migrator: Migrator) => Promise<import('kysely').MigrationResultSet>} move
 */
async function migrate(db, move) {
  if (hasRowLocks(db)) return namesOf(await move(new Migrator({ db, provider })));
  return db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      const names = namesOf(await move(new Migrator({ db: connection, provider })));
      await sql`commit`.execute(connection);
      return names;
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}

/**
 * Brings the tables up to date. Several processes may do so at once: one migrates, the others wait.
 *
 * @param {Database} db
 * @returns {Promise<string[]>}  what was migrated
 */
export const migrateUp = (db) => migrate(db, (migrator) => migrator.migrateToLatest());

/**
 * Takes the newest migration back, with what its tables hold.
 *
 * @param {Database} db
 * @returns {Promise<string[]>}
 */
export const migrateDown = (db) => migrate(db, (migrator) => migrator.migrateDown());
