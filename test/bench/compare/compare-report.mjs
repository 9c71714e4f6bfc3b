import { benchBudgets } from '../report/budgets.mjs';
import { spread } from '../report/statistics.mjs';
import { pairedVerdict } from './paired-verdict.mjs';

/** @typedef {import('../harness/samples.mjs').Rows} Rows */

/** The smallest difference that counts, by unit: ms, MB. */
const leastOf = (/** @type {string} */ row) => (row === 'heap' ? 0.02 : row === 'key' ? 0.5 : 1);

/** The rows of a part that have a bar, ours beside base. @param {string} part @param {Rows} rows */
const pairedRows = (part, rows) =>
  Object.entries(rows)
    .filter(([row]) => row in (benchBudgets[part] ?? {}) && !/shift/i.test(row))
    .map(([row, { ours = [], base = [] }]) => ({ row, ours, base, ...pairedVerdict(ours, base, { least: leastOf(row) }) }));

/** @param {{part: string, rows: Rows}} measured @returns {string[]} those in which ours is slower */
export const slowRows = ({ part, rows }) => pairedRows(part, rows).filter(({ verdict }) => verdict === 'SLOWER').map(({ row }) => row);

/** @param {string} title @param {{part: string, rows: Rows}} measured */
export function compareText(title, { part, rows }) {
  const lines = pairedRows(part, rows).map(({ row, ours, base, ratio, slower, pairs, verdict }) => {
    const digits = row === 'heap' ? 3 : 1;
    return `| ${row} | ${spread(base, digits)} | ${spread(ours, digits)} | ${ratio.toFixed(2)}x | ${slower} of ${pairs} | ${verdict} |`;
  });
  return [`## ${title}`, '', '| row | base | ours | median ratio of pairs | slower | verdict |', '| - | - | - | - | - | - |', ...lines].join('\n');
}
