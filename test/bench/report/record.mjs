import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { inProject, root } from '../../../scripts/project-files.mjs';
import { median } from './statistics.mjs';

/** @typedef {import('../harness/samples.mjs').Rows} Rows */
/** @typedef {{part: import('../options.mjs').PartName, rows: Rows, judged: import('./judge.mjs').Judged[]}} MeasuredPart */
/** @typedef {ReturnType<typeof runRecord>} RunRecord */

export const historyFile = 'test/bench/history.jsonl';

/**
 * All that a run has found, as plain data.
 * @param {{parts: readonly MeasuredPart[], browser: string, rounds: number, calibration: readonly number[]}} run  browser: name and version
 */
export function runRecord({ parts, browser, rounds, calibration }) {
  const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  return {
    date: new Date().toISOString(),
    commit: git('rev-parse', 'HEAD'),
    changed: git('status', '--porcelain') !== '',
    versions: { charterform: version, node: process.version, chromium: /\d+(\.\d+)+/.exec(browser)?.[0] },
    machine: { cores: cpus().length, model: cpus()[0]?.model, calibration: calibration.map(Math.round) },
    rounds,
    parts: Object.fromEntries(parts.map(({ part, rows, judged }) => [part, { rows: summaryOf(rows), bars: judged.map(barOf) }])),
  };
}

/** @param {Rows} rows */
const summaryOf = (rows) =>
  Object.fromEntries(
    Object.entries(rows).map(([row, entrants]) => [
      row,
      Object.fromEntries(
        Object.entries(entrants).map(([entrant, samples]) => [
          entrant,
          {
            median: rounded(median(samples)),
            low: rounded(Math.min(...samples)),
            high: rounded(Math.max(...samples)),
            samples: samples.map(rounded),
          },
        ]),
      ),
    ]),
  );

/** @param {import('./judge.mjs').Judged} judged */
const barOf = ({ row, budget: { what, unit, target, failsAt }, figure, beside, ratio, verdict }) => ({
  row,
  what,
  unit,
  figure: figure && rounded(figure),
  beside: beside && rounded(beside),
  ratio: ratio && rounded(ratio),
  target,
  failsAt,
  verdict,
});

/** @param {number} value */
const rounded = (value) => Math.round(value * 1000) / 1000;

/** @param {string} file  absolute @param {RunRecord} run */
export const writeRecord = (file, run) => writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`);

/** One line of the history: what every bar was. @param {RunRecord} run */
export function historyLine({ parts, ...run }) {
  const bars = Object.entries(parts).flatMap(([part, { bars }]) =>
    bars.map(({ row, figure, ratio, verdict }) => [`${part}.${row}`, { figure, ratio, verdict }]),
  );
  return JSON.stringify({ ...run, bars: Object.fromEntries(bars) });
}

/** @param {RunRecord} run */
export const appendHistory = (run) => appendFileSync(inProject(historyFile), `${historyLine(run)}\n`);

/** What git answers, '' where there is no repository. @param {readonly string[]} args */
function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
