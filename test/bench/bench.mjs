import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { ensureBuild } from '../../scripts/build/ensure-build.mjs';
import budgets from '../../scripts/budgets.json' with { type: 'json' };
import { inProject } from '../../scripts/project-files.mjs';
import { bareForm } from './bare/bare-page.mjs';
import { startBenchServer } from './harness/bench-server.mjs';
import { launchBrowser } from './harness/browser.mjs';
import { entrant, runRounds } from './harness/rounds.mjs';
import { budgetTable, calibrationText, detailText, figuresOf } from './report/report.mjs';
import { rulesPart } from './rules/rules-part.mjs';

// `--bare-only` tries the harness where there is no bundle yet; `--rules-only` needs neither bundle nor browser.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    'bare-only': { type: 'boolean', default: false },
    'rules-only': { type: 'boolean', default: false },
  },
});
const rules = await rulesPart();
console.log(rules.text);
if (rules.fails) process.exitCode = 1;
if (values['rules-only']) process.exit();
const rounds = Number(values.rounds);
if (!(Number.isInteger(rounds) && rounds > 0)) throw new Error('--rounds must be a number of 1 or more');
const withOurs = !values['bare-only'];
if (withOurs) await ensureBuild();

/** @param {string} path  relative to the repository @returns {number} kB */
const packedSize = (path) => gzipSync(readFileSync(inProject(path)), { level: 9 }).length / 1000;

const { html, words } = await bareForm();
const server = await startBenchServer(html);
const browser = await launchBrowser();
console.log(`${browser.name}, ${cpus().length} cores, slowed down 4x, ${rounds} rounds`);

const bare = entrant('bare', `${server.url}/bare`);
const ours = entrant('ours', `${server.url}/forms/FormABusinessForm`);
const entrants = withOurs ? [bare, ours] : [bare];
try {
  const calibration = await runRounds({
    browser,
    entrants,
    words,
    blankUrl: `${server.url}/blank`,
    rounds,
    onRound: (round) => console.log(`Round ${round} of ${rounds}`),
  });
  const table = budgetTable(
    figuresOf(bare.samples, { bundle: packedSize('test/bench/bare.js'), styles: packedSize('test/bench/bare.css') }),
    withOurs ? figuresOf(ours.samples, { bundle: packedSize(budgets.bundle.file), styles: packedSize(budgets.styles.file) }) : undefined,
  );
  console.log(`\n${table.text}\n\n${detailText(entrants)}\n\n${calibrationText(calibration)}`);
  if (table.fails) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
}
