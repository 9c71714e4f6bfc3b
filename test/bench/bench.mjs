import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { ensureBuild } from '../../scripts/build/ensure-build.mjs';
import { openBenchSite } from './bench-site.mjs';
import { launchBrowser } from './harness/browser.mjs';
import { benchOptions, usage } from './options.mjs';
import { browserParts, nodeParts } from './parts.mjs';
import { installPeers } from './peers/installed.mjs';
import { profilePart } from './profile/profile-part.mjs';
import { calibrationText, partText } from './report/part-text.mjs';
import { appendHistory, runRecord, writeRecord } from './report/record.mjs';
import { threeStepPages } from './three-step/pages.mjs';

/** @typedef {import('./report/record.mjs').MeasuredPart} MeasuredPart */

const options = benchOptions();

if (options.help) console.log(usage);
else if (options.printsForm) {
  const [[, , body]] = /** @type {[import('./three-step/pages.mjs').ServedPage]} */ (
    /** @type {unknown} */ ((await threeStepPages()).pages)
  );
  console.log(body.toString());
} else if (options.profile !== undefined) await printProfile(options.profile);
else await measure();

/** @param {string} row */
async function printProfile(row) {
  const { repeats, functions, dist } = options;
  const distDir = dist === undefined ? undefined : resolve(dist);
  if (!distDir) await ensureBuild();
  const site = await openBenchSite({ distDir });
  const browser = await launchBrowser();
  try {
    console.log(await profilePart({ browser, site, row, repeats, functions, distDir }));
  } finally {
    await browser.close();
    await site.close();
  }
}

async function measure() {
  /** @type {MeasuredPart[]} */
  const measured = [];
  const report = (
    /** @type {MeasuredPart['part']} */ part,
    /** @type {import('./parts.mjs').PartResult} */ { rows, notes = [], table },
  ) => {
    const { text, fails, judged } = partText(part, rows, table);
    measured.push({ part, rows, judged });
    console.log(`\n${[text, ...notes].join('\n')}`);
    if (fails) process.exitCode = 1;
  };
  for (const part of options.parts) {
    const take = nodeParts[part];
    if (take) report(part, await take());
  }
  const { name, calibration } = await measureInBrowser(report);
  const run = runRecord({ parts: measured, browser: name, rounds: options.rounds, calibration });
  if (options.json !== undefined) writeRecord(resolve(options.json), run);
  if (options.record) appendHistory(run);
}

/** @param {(part: import('./options.mjs').PartName, result: import('./parts.mjs').PartResult) => void} report */
async function measureInBrowser(report) {
  /** @type {number[]} */
  const calibration = [];
  const parts = options.parts.flatMap((part) => {
    const take = browserParts[part];
    return take ? [{ part, take }] : [];
  });
  if (parts.length === 0) return { name: '', calibration };
  const { rounds, peer: peers, dist } = options;
  const withLibraries = options.parts.includes('peers');
  if (withLibraries) installPeers();
  const distDir = dist === undefined ? undefined : resolve(dist);
  if (!distDir) await ensureBuild();
  const site = await openBenchSite({ peers, distDir, fieldStep: options.parts.includes('fields'), withLibraries });
  const browser = await launchBrowser();
  console.log(`${browser.name}, ${cpus().length} cores, slowed down 4x, ${rounds} interleaved rounds; medians (lowest-highest)`);
  try {
    for (const { part, take } of parts) report(part, await take({ browser, site, rounds, calibration }));
  } finally {
    await browser.close();
    await site.close();
  }
  if (calibration.length > 0) console.log(`\n${calibrationText(calibration)}`);
  return { name: browser.name, calibration };
}
