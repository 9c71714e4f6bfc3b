import { existsSync, readFileSync, statSync } from 'node:fs';
import { auditLedger, readLedger } from './ledger/audit-ledger.mjs';
import { browserTests, unitTests } from './ledger/read-reports.mjs';
import { filesBelow, inProject, newestChange } from './project-files.mjs';

const reports = ['.cache/results/unit.json', '.cache/results/browser.json'].map(inProject);

const newestTest = newestChange(filesBelow(['test']));
if (reports.some((report) => !existsSync(report) || statSync(report).mtimeMs < newestTest)) {
  console.error('The test reports are missing or older than the tests: run `npm test` first.');
  process.exit(1);
}

const read = (/** @type {string} */ report) => JSON.parse(readFileSync(report, 'utf8'));
const [unit, browser] = reports.map(read);
// What the plugin does is proved by `npm run test:wordpress`, where it has run.
const plugin = inProject('.cache/results/wordpress.json');
const pluginTests = existsSync(plugin) && statSync(plugin).mtimeMs >= newestTest ? browserTests(read(plugin)) : [];
if (pluginTests.length === 0) console.error('Run `npm run test:wordpress` for the rows that the plugin proves.');
const rows = readLedger(readFileSync(inProject('docs/behaviour.md'), 'utf8'));
const { unproved, areas, faults } = auditLedger(rows, [...unitTests(unit), ...browserTests(browser), ...pluginTests]);

for (const { id, text } of unproved) console.log(`${id.padEnd(11)} ${text}`);
console.log();
for (const { area, proved, rows: all } of areas) {
  console.log(`${area.padEnd(8)} proved ${proved}/${all}, open ${all - proved}`);
}
console.log(`total    proved ${rows.length - unproved.length}/${rows.length}, open ${unproved.length}`);

for (const fault of faults) console.error(`A test title ${fault}`);
if (faults.length > 0) process.exitCode = 1;
