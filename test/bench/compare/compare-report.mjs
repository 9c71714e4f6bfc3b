import { benchBudgets } from '../report/budgets.mjs';
import { mediansOfRounds, spread } from '../report/statistics.mjs';
import { pairedVerdict } from './paired-verdict.mjs';

/** @typedef {import('../harness/samples.mjs').Rows} Rows */

/** The smallest difference that counts, by unit: ms, MB. */
const leastOf = (/** @type {string} */ row) => (row === 'heap' ? 0.02 : row === 'key' ? 0.5 : 1);

/** @typedef {{part: string, rounds: number, rows: Rows}} PairedRun */

/** The rows of a part that have a bar, ours beside base, a pair for each round. @param {PairedRun} run */
const pairedRows = ({ part, rounds, rows }) =>
  Object.entries(rows)
    .filter(([row]) => row in (benchBudgets[part] ?? {}) && !/shift/i.test(row))
    .map(([row, { ours = [], base = [] }]) => ({
      row,
      ours,
      base,
      ...pairedVerdict(mediansOfRounds(ours, rounds), mediansOfRounds(base, rounds), { least: leastOf(row) }),
    }));

/** @param {PairedRun} run @returns {string[]} those in which ours is slower */
export const slowRows = (run) =>
  pairedRows(run)
    .filter(({ verdict }) => verdict === 'SLOWER')
    .map(({ row }) => row);

/** @param {string} title @param {PairedRun} run */
export function compareText(title, run) {
  const lines = pairedRows(run).map(({ row, ours, base, ratio, slower, pairs, verdict }) => {
    const digits = row === 'heap' ? 3 : 1;
    return `| ${row} | ${spread(base, digits)} | ${spread(ours, digits)} | ${ratio.toFixed(2)}x | ${slower} of ${pairs} | ${verdict} |`;
  });
  return [
    `## ${title}`,
    '',
    '| row | base | ours | median ratio of pairs | slower | verdict |',
    '| - | - | - | - | - | - |',
    ...lines,
  ].join('\n');
}
