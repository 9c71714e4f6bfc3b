import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateUp } from '../../../host/database/migrate.mjs';
import { openDatabase } from '../../../host/database/open-database.mjs';
import { ensureBuild, isBuildMissing, isBuildStale } from '../../../scripts/build/ensure-build.mjs';
import { copyToHost } from '../../../scripts/build/host-files.mjs';
import { findPostgres, startPostgres } from '../../../scripts/postgres/postgres.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of a PostgreSQL for the tests, without a database; '' where there is none. */
    postgresUrl: string;
    /** A file of SQLite with the tables and the catalogue of a new shop. PostgreSQL has a database `template_shop` like it. */
    sqliteTemplate: string;
  }
}

/** Does to an empty database what each first start of a shop does: most tests begin after that. */
async function prepare(url: string): Promise<void> {
  // Imported after the build: the catalogue is read as its room is loaded, and a fresh clone has none.
  const { seedCatalogue } = await import('../../../host/catalogue/seed.mjs');
  const db = openDatabase(url);
  await migrateUp(db);
  await seedCatalogue(db);
  await db.destroy();
}

async function preparePostgres(): Promise<{ url: string; close: () => Promise<void> }> {
  const commands = findPostgres();
  if (!commands) {
    process.stdout.write('There is no PostgreSQL, so the tests of the host run on SQLite alone.\n');
    return { url: '', close: async () => undefined };
  }
  const { url, close } = await startPostgres(commands);
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query('create database template_shop').finally(() => client.end());
  await prepare(`${url}/template_shop`);
  return { url, close };
}

/** The built form, which the host serves, and one PostgreSQL for all tests, each of which makes a database of its own in it. */
export default async function setUp(project: TestProject) {
  if (isBuildMissing()) await ensureBuild();
  else if (isBuildStale())
    process.stdout.write('The built form is older than its sources: `npm run build` renews what the host prices and prints with.\n');
  copyToHost();
  const folder = mkdtempSync(join(tmpdir(), 'charterform-templates-'));
  const sqliteTemplate = join(folder, 'shop.db');
  await prepare(sqliteTemplate);
  const postgres = await preparePostgres();
  project.provide('sqliteTemplate', sqliteTemplate);
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
