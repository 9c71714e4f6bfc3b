import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../../../scripts/project-files.mjs';
import { downloadWordPress, usualSuite } from '../../../scripts/wordpress/download.mjs';
import {
  catalogueOf,
  folder,
  readGoldenOrders,
  writeCatalogue,
  type GoldenOrder,
  type Row,
} from '../../../scripts/wordpress/quote/golden-orders.mjs';

/** What is stored of a golden order. */
export interface GoldenLedger {
  name: string;
  payload: object;
  ledger: Row[];
  /** In cents. */
  total: number;
}

const run = (program: string, args: string[]): string => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: inProject(''), encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`The ledgers of the golden orders were not made.\n${stdout.slice(-2000)}\n${stderr}`);
  return stdout;
};

/** The ledgers that the server makes of orders. */
function priced(orders: GoldenOrder[]): Row[][] {
  const catalogues = Object.fromEntries(orders.map((order) => [order.name, writeCatalogue(order.name, catalogueOf(order))]));
  const jobs = orders.map(({ name, config, payload }) => ({ catalogue: name, config, payload: JSON.stringify(payload) }));
  const job = `${folder}/ledgers.json`;
  writeFileSync(job, JSON.stringify({ catalogues, orders: jobs }));
  const { answers } = JSON.parse(run(`${downloadWordPress(usualSuite)}/php.sh`, [inProject('scripts/wordpress/quote.php'), job])) as {
    answers: { rows: Row[] }[];
  };
  return answers.map(({ rows }) => rows);
}

/** Every golden order that is sent, with the ledger of the form, or of the server where its payload was written by hand. */
export function goldenLedgers(): GoldenLedger[] {
  // Written by this test.
  if (!existsSync(`${folder}/golden.json`)) run('npx', ['vitest', 'run', '--project', 'node', 'test/golden/quote-payloads.test.ts']);
  const posts = JSON.parse(readFileSync(`${folder}/golden.json`, 'utf8')) as Record<string, { ledger: Row[] }>;
  const { sent } = readGoldenOrders();
  const others = sent.filter(({ name }) => !posts[name]);
  const ledgers = priced(others);
  const byServer = Object.fromEntries(others.map(({ name }, index) => [name, ledgers[index]!]));
  return sent.map(({ name, payload, total }) => ({
    name,
    payload: payload as object,
    total,
    ledger: posts[name]?.ledger ?? byServer[name]!,
  }));
}
