import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { migrateDown, migrateUp } from '../../host/database/migrate.mjs';
import { openDatabase } from '../../host/database/open-database.mjs';
import { storedOnce } from '../../host/settings/stored-settings.mjs';
import { databases } from './support/databases';
import { startShop } from './support/start-shop';

/** Migrates in a process of its own, as several hosts do that start at once. */
async function migrateInProcess(url: string): Promise<string[]> {
  const script = `
    import { migrateUp } from './host/database/migrate.mjs';
    import { openDatabase } from './host/database/open-database.mjs';
    const db = openDatabase(process.argv[1]);
    console.log(JSON.stringify(await migrateUp(db)));
    await db.destroy();`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script, url]);
  return JSON.parse(stdout) as string[];
}

describe.each(databases)('a database on %s', (_name, make, makeEmpty) => {
  it('is migrated up and down again, and up by several processes at once', async () => {
    const { url, remove } = await makeEmpty();
    const migrated = await Promise.all([migrateInProcess(url), migrateInProcess(url), migrateInProcess(url)]);
    expect(migrated.filter((names) => names.length > 0)).toHaveLength(1);
    const db = openDatabase(url);
    expect(await migrateUp(db)).toEqual([]);
    for (let down = await migrateDown(db); down.length > 0; down = await migrateDown(db));
    await expect(db.selectFrom('orders').selectAll().execute()).rejects.toThrow();
    expect(await migrateUp(db)).not.toEqual([]);
    expect(await db.selectFrom('orders').selectAll().execute()).toEqual([]);
    await db.destroy();
    await remove();
  });

  it('makes a secret once, whoever is first', async () => {
    const { url, remove } = await makeEmpty();
    const opened = [openDatabase(url), openDatabase(url), openDatabase(url)];
    await migrateUp(opened[0]!);
    const secrets = await Promise.all(opened.map((db, index) => storedOnce(db, 'secret', () => `secret ${index}`)));
    expect(new Set(secrets).size).toBe(1);
    await Promise.all(opened.map((one) => one.destroy()));
    await remove();
  });

  it('is asked for the health of a host', async () => {
    const shop = await startShop(make);
    const ask = async () => (await shop.fetch(new Request('http://shop.example/healthz'))).status;
    expect(await ask()).toBe(200);
    await shop.shop.db.destroy();
    expect(await ask()).toBe(503);
    await shop.database.remove();
    rmSync(shop.folder, { recursive: true, force: true });
  });
});
