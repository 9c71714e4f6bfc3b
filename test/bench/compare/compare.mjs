import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../../../scripts/build/ensure-build.mjs';
import { inProject } from '../../../scripts/project-files.mjs';
import { openBenchSite } from '../bench-site.mjs';
import { launchBrowser } from '../harness/browser.mjs';
import { countOf } from '../options.mjs';
import { acceptedBeside } from './accepted-rows.mjs';
import { baseCommit, buildAt, digestOf } from './base-bundle.mjs';
import { compareText, slowRows } from './compare-report.mjs';
import { pairedParts } from './paired-parts.mjs';

/** @typedef {import('../bench-site.mjs').BenchSite} BenchSite */

// Another bundle, as a folder or the commit to build it from, beside this one in one run.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string' },
    rounds: { type: 'string', default: '10' },
    only: { type: 'string' },
    'even-if-equal': { type: 'boolean', default: false },
  },
});
const rounds = countOf('rounds', values.rounds);
const only = values.only?.split(',') ?? Object.keys(pairedParts);
const unknown = only.find((part) => !(part in pairedParts));
if (unknown !== undefined) throw new Error(`--only takes ${Object.keys(pairedParts).join(', ')}, with commas between`);

const [folder] = positionals;
if (folder !== undefined) await compareWith(resolve(folder), folder);
else await compareWithCommit(baseCommit(values.base));

/** Where there is no other bundle, that is said and fails nothing. @param {string | undefined} commit */
async function compareWithCommit(commit) {
  if (commit === undefined) {
    console.log(`Nothing to compare with: this clone has no ${values.base ?? 'commit before this one'}.`);
    return;
  }
  const name = commit.slice(0, 8);
  /** @type {string} */
  let built;
  try {
    built = buildAt(commit);
  } catch (error) {
    console.log(`Nothing to compare with: ${name} cannot be built here: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    return;
  }
  await compareWith(built, name, commit);
}

/** @param {string} baseDir @param {string} name @param {string} [commit] */
async function compareWith(baseDir, name, commit) {
  await ensureBuild();
  if (digestOf(baseDir) === digestOf(inProject('dist')) && !values['even-if-equal']) {
    console.log(`Script and styles are those of ${name}: nothing to compare.`);
    return;
  }
  const base = await openBenchSite({ distDir: baseDir });
  const ours = await openBenchSite();
  const browser = await launchBrowser();
  console.log(`Ours beside ${name}: ${browser.name}, slowed down 4x, ${rounds} interleaved rounds`);
  const accepted = acceptedBeside(commit);
  try {
    for (const part of only) await comparePart(browser, part, { base, ours }, accepted);
  } finally {
    await browser.close();
    await base.close();
    await ours.close();
  }
}

/**
 * @param {import('../harness/boot.mjs').RunningBrowser} browser
 * @param {string} part
 * @param {{base: BenchSite, ours: BenchSite}} sites
 * @param {readonly import('./accepted-rows.mjs').Accepted[]} accepted
 */
async function comparePart(browser, part, sites, accepted) {
  const take = /** @type {(typeof pairedParts)[string]} */ (pairedParts[part]);
  try {
    const first = await take(browser, sites, rounds);
    console.log(`\n${compareText(part, first)}`);
    const slower = slowRows(first);
    for (const { row, decision } of accepted) if (slower.includes(row)) console.log(`\nAccepted: ${row}, for what ${decision} says`);
    const suspects = slower.filter((row) => !accepted.some((one) => one.row === row));
    if (suspects.length === 0) return;
    // What is slower must be so twice: one run in some hundreds is not what it seems.
    console.log('\nOnce more, since a row seems slower:');
    const second = await take(browser, sites, rounds);
    console.log(`\n${compareText(part, second)}`);
    const slow = slowRows(second).filter((row) => suspects.includes(row));
    if (slow.length === 0) return;
    console.log(`\nSlower than before in both runs: ${slow.join(', ')}`);
    process.exitCode = 1;
  } catch (error) {
    // The other bundle may not know what this folder's pages ask for; what ours must do, the browser tests say.
    console.log(`\n## ${part}\n\nNot comparable: ${error instanceof Error ? error.message : error}`);
  }
}
