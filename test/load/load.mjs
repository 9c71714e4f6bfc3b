// npm run load [-- --orders 5000 --kills 200 --processes 4 --clients 20 --plugin 500]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openDatabase } from '../../host/database/open-database.mjs';
import { findPostgres, startPostgres } from '../../scripts/postgres/postgres.mjs';
import { findFaults } from './check.mjs';
import { placeMany } from './clients.mjs';
import { startHosts } from './hosts.mjs';
import { runPlugin } from './plugin.mjs';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '5000' },
    kills: { type: 'string', default: '200' },
    processes: { type: 'string', default: '4' },
    clients: { type: 'string', default: '20' },
    plugin: { type: 'string', default: '0' },
  },
});
const { orders, kills, processes, clients, plugin } = /** @type {Record<keyof typeof values, number>} */ (
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]))
);

/** @param {number} placed @param {number} seconds @param {number} p95  in ms */
const inWords = (placed, seconds, p95) =>
  `${placed} orders in ${seconds.toFixed(1)} s, ${(placed / seconds).toFixed(1)} a second, p95 ${p95.toFixed(0)} ms`;

/** Kills each process in turn with itself, at random moments. @param {Awaited<ReturnType<typeof startHosts>>} hosts @param {number} count */
async function killOften(hosts, count) {
  let left = count;
  await Promise.all(
    hosts.indexes.map(async (index) => {
      while (left-- > 0) {
        await wait(Math.random() * 1500);
        await hosts.crash(index);
      }
    }),
  );
}

/**
 * @param {string} title
 * @param {string} database
 * @param {{ orders: number, kills: number }} load  at least so many orders, and as many more as are placed until the last kill
 */
async function run(title, database, load) {
  const folder = mkdtempSync(join(tmpdir(), 'charterform-load-'));
  const hosts = await startHosts(database, folder, processes);
  const db = openDatabase(database);
  try {
    let areKilled = false;
    const [{ wanted, differing, seconds, p95 }] = await Promise.all([
      placeMany(hosts.any, { clients, repeated: 0.1, isEnough: (placed) => areKilled && placed >= load.orders }),
      killOften(hosts, load.kills).then(() => (areKilled = true)),
    ]);
    const faults = [...(await findFaults(db, folder, wanted)), ...differing.map((key) => `two answers under the key ${key} differ`)];
    console.log(`${title}: ${inWords(wanted.length, seconds, p95)}, ${load.kills} kills, ${faults.length} faults`);
    for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
    return faults.length;
  } finally {
    await hosts.stop();
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main() {
  const commands = findPostgres();
  if (!commands) throw new Error('There is no PostgreSQL here, which several processes share.');
  const postgres = await startPostgres(commands, { durable: true });
  let faults = 0;
  try {
    for (const [name, title, load] of /** @type {const} */ ([
      ['quiet', `${processes} processes on one PostgreSQL`, { orders, kills: 0 }],
      ['killed', 'The same, killed at random moments', { orders: kills, kills }],
    ])) {
      const client = new pg.Client({ connectionString: `${postgres.url}/postgres` });
      await client.connect();
      await client.query(`create database ${name}`).finally(() => client.end());
      faults += await run(title, `${postgres.url}/${name}`, load);
    }
  } finally {
    await postgres.close();
  }
  if (plugin > 0) {
    const { wanted, stored, on, seconds, p95 } = await runPlugin({ orders: plugin, clients });
    console.log(`The plugin, 4 processes on one ${on}: ${inWords(wanted.length, seconds, p95)}, ${stored} stored`);
    if (stored !== wanted.length) faults++;
  }
  if (faults > 0) process.exitCode = 1;
}

await main();
