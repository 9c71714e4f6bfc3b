import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { memoryFolder } from '../../../scripts/memory-folder.mjs';

export interface TestDatabase {
  /** As `openDatabase` takes it; several hosts may open it. */
  url: string;
  /** Leaves nothing behind. */
  remove: () => Promise<void>;
}

type Make = () => Promise<TestDatabase>;

async function inPostgres(postgres: string, query: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${postgres}/postgres` });
  await client.connect();
  await client.query(query).finally(() => client.end());
}

async function makeSqlite(template = ''): Promise<TestDatabase> {
  const folder = mkdtempSync(join(memoryFolder(), 'charterform-host-'));
  const url = join(folder, 'shop.db');
  if (template) copyFileSync(template, url);
  return { url, remove: async () => rmSync(folder, { recursive: true, force: true }) };
}

async function makePostgres(template = ''): Promise<TestDatabase> {
  const postgres = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await inPostgres(postgres, `create database ${name} ${template && `template ${template}`}`);
  return { url: `${postgres}/${name}`, remove: () => inPostgres(postgres, `drop database if exists ${name} with (force)`) };
}

/**
 * The kinds of databases that there are here, for `describe.each`: `[name, make, makeEmpty]`. What `make` makes has the tables
 * and the catalogue of a new shop, which its first start would else make for each test.
 */
export const databases: readonly (readonly [string, Make, Make])[] = [
  ['SQLite', () => makeSqlite(inject('sqliteTemplate')), () => makeSqlite()],
  ...(inject('postgresUrl') ? ([['PostgreSQL', () => makePostgres('template_shop'), () => makePostgres()]] as const) : []),
];
