import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { ensureBuild } from '../../scripts/build/ensure-build.mjs';
import budgets from '../../scripts/budgets.json' with { type: 'json' };
import { inProject } from '../../scripts/project-files.mjs';
import { bareForm } from './bare/bare-page.mjs';
import { cartPart } from './cart/cart-part.mjs';
import { measureDomains } from './domains/measure.mjs';
import { domainTable } from './domains/report.mjs';
import { measureFieldStep } from './field-step/measure.mjs';
import { fieldStepPages } from './field-step/pages.mjs';
import { fieldStepTable } from './field-step/report.mjs';
import { startBenchServer } from './harness/bench-server.mjs';
import { launchBrowser } from './harness/browser.mjs';
import { entrant, runRounds } from './harness/rounds.mjs';
import { profilePart } from './profile/profile-part.mjs';
import { budgetTable, calibrationText, detailText, figuresOf } from './report/report.mjs';
import { rulesPart } from './rules/rules-part.mjs';
import { measureToggles } from './toggles/measure.mjs';
import { togglePages } from './toggles/pages.mjs';
import { toggleTable } from './toggles/report.mjs';

/** @typedef {import('./harness/boot.mjs').RunningBrowser} RunningBrowser */
/** @typedef {import('./harness/visit.mjs').Words} Words */

// `--bare-only` tries the harness where there is no bundle yet; `--only` is for seeing what one change does.
const inBrowser = ['fields', 'toggles', 'domains', 'forms'];
const parts = ['rules', 'cart', ...inBrowser];
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    'bare-only': { type: 'boolean', default: false },
    only: { type: 'string' },
    profile: { type: 'string' },
    repeats: { type: 'string', default: '5' },
    functions: { type: 'string', default: '40' },
    dist: { type: 'string' },
  },
});
if (values.only !== undefined && !parts.includes(values.only)) throw new Error(`--only must be one of ${parts.join(', ')}`);
/** @param {string} part */
const isWanted = (part) => values.only === undefined || values.only === part;
const rounds = Number(values.rounds);
if (!(Number.isInteger(rounds) && rounds > 0)) throw new Error('--rounds must be a number of 1 or more');
const withOurs = !values['bare-only'];
let fails = false;

if (values.profile !== undefined) await printProfile(values.profile);
else await measure();

/** @param {string} row */
async function printProfile(row) {
  const distDir = values.dist === undefined ? undefined : resolve(values.dist);
  if (!distDir) await ensureBuild();
  const { html, words } = await bareForm();
  const server = await startBenchServer(html, [], distDir);
  const browser = await launchBrowser();
  try {
    const { url } = server;
    console.log(await profilePart({ browser, url, words, row, repeats: Number(values.repeats), functions: Number(values.functions), distDir }));
  } finally {
    await browser.close();
    await server.close();
  }
}

async function measure() {
  if (isWanted('rules')) {
    const rules = await rulesPart();
    console.log(rules.text);
    fails ||= rules.fails;
  }
  if (isWanted('cart')) {
    const cart = await cartPart();
    console.log(cart.text);
    fails ||= cart.fails;
  }
  if (inBrowser.some(isWanted)) await measureInBrowser();
  if (fails) process.exitCode = 1;
}

async function measureInBrowser() {
  if (withOurs) await ensureBuild();
  const { html, words } = await bareForm();
  const server = await startBenchServer(html, withOurs ? [...(await fieldStepPages()), ...(await togglePages())] : []);
  const browser = await launchBrowser();
  console.log(`${browser.name}, ${cpus().length} cores, slowed down 4x, ${rounds} rounds`);
  try {
    if (withOurs && isWanted('fields')) await compareFields(browser, server.url);
    if (withOurs && isWanted('toggles')) await compareToggles(browser, server.url);
    if (withOurs && isWanted('domains')) await measureSearch(browser);
    if (isWanted('forms')) await compareForms(browser, server.url, words);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** @param {RunningBrowser} browser @param {string} url  of the server @param {Words} words */
async function compareForms(browser, url, words) {
  const bare = entrant('bare', `${url}/bare`);
  const ours = entrant('ours', `${url}/forms/FormABusinessForm`);
  const entrants = withOurs ? [bare, ours] : [bare];
  const calibration = await runRounds({
    browser,
    entrants,
    words,
    blankUrl: `${url}/blank`,
    rounds,
    onRound: (round) => console.log(`Round ${round} of ${rounds}`),
  });
  const table = budgetTable(
    figuresOf(bare.samples, { bundle: packedSize('test/bench/bare.js'), styles: packedSize('test/bench/bare.css') }),
    withOurs ? figuresOf(ours.samples, { bundle: packedSize(budgets.bundle.file), styles: packedSize(budgets.styles.file) }) : undefined,
  );
  console.log(`\n${table.text}\n\n${detailText(entrants)}\n\n${calibrationText(calibration)}`);
  fails ||= table.fails;
}

/** @param {RunningBrowser} browser @param {string} url */
async function compareFields(browser, url) {
  const table = fieldStepTable(await measureFieldStep(browser, url, Math.max(rounds, 5)));
  console.log(`\n${table.text}`);
  fails ||= table.fails;
}

/** @param {RunningBrowser} browser @param {string} url */
async function compareToggles(browser, url) {
  const table = toggleTable(await measureToggles(browser, url, rounds));
  console.log(`\n${table.text}`);
  fails ||= table.fails;
}

/** @param {RunningBrowser} browser */
async function measureSearch(browser) {
  const table = domainTable(await measureDomains(browser, Math.max(rounds, 5)));
  console.log(`\n${table.text}`);
  fails ||= table.fails;
}

/** @param {string} path  relative to the repository @returns {number} kB */
function packedSize(path) {
  return gzipSync(readFileSync(inProject(path)), { level: 9 }).length / 1000;
}
