import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { CamelCasePlugin, CompiledQuery, Kysely, PostgresAdapter, PostgresDialect, SqliteDialect, SqliteDriver } from 'kysely';
import Sqlite from 'libsql';
import pg from 'pg';

/** @typedef {import('./tables.d.ts').Tables} Tables */
/** @typedef {Kysely<Tables>} Database */
/** @typedef {import('kysely').Transaction<Tables>} Transaction */
/** What a query runs on: the database, or a transaction. @typedef {Database | Transaction} Queries */

/** Milliseconds that a writer waits for another process that writes to the same SQLite file. */
const busyTimeout = 10_000;

/** Takes the lock for writing at once: a transaction that reads first could otherwise not write any more. */
class ImmediateDriver extends SqliteDriver {
  /** @param {import('kysely').DatabaseConnection} connection @override */
  async beginTransaction(connection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class SqliteFile extends SqliteDialect {
  /** @param {string} file `:memory:` for none */
  constructor(file) {
    const database = () => {
      if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
      const opened = new Sqlite(file, { timeout: busyTimeout });
      // An order that was answered outlives a power cut: each commit reaches the disk.
      for (const pragma of [`busy_timeout = ${busyTimeout}`, 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) {
        opened.exec(`PRAGMA ${pragma}`);
      }
      return /** @type {import('kysely').SqliteDatabase} */ (/** @type {unknown} */ (opened));
    };
    super({ database: async () => database() });
    this.open = database;
  }

  /** @override */
  createDriver() {
    return new ImmediateDriver({ database: async () => this.open() });
  }
}

/** PostgreSQL's `int8` as a number: cents and milliseconds are far below 2 ** 53. */
const types = {
  getTypeParser: (/** @type {number} */ oid, /** @type {any} */ format) =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
};

/**
 * Connections to PostgreSQL. One that breaks fails the query that it is at; without a listener it would end the process.
 *
 * @param {string} connectionString
 * @param {number} max
 */
function openPool(connectionString, max) {
  const pool = new pg.Pool({ connectionString, max, types });
  const ignore = () => undefined;
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

/**
 * Opens a database: PostgreSQL by its address, else SQLite in a file. Names are `snake_case` there and `camelCase` here.
 *
 * SQLite has one connection, which a transaction holds: within `db.transaction()` query that transaction alone, or both wait
 * for each other for ever.
 *
 * @param {string} url  `postgres://user:password@host/name`, a file such as `data/shop.db`, or `:memory:`
 * @param {{ connections?: number }} [options]  at most, of PostgreSQL
 * @returns {Database}
 */
export function openDatabase(url, { connections = 10 } = {}) {
  const dialect = /^postgres(ql)?:/.test(url)
    ? new PostgresDialect({ pool: openPool(url, connections) })
    : new SqliteFile(url.replace(/^file:/, ''));
  return new Kysely({ dialect, plugins: [new CamelCasePlugin()] });
}

/** Whether a database has locks of rows, as PostgreSQL does. SQLite lets one write at a time. @param {Queries} db */
export const hasRowLocks = (db) => db.getExecutor().adapter instanceof PostgresAdapter;
