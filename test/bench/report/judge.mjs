import { benchBudgets } from './budgets.mjs';
import { median } from './statistics.mjs';
import { verdictOf } from './verdict.mjs';

/** @typedef {import('../harness/samples.mjs').Rows} Rows */
/** @typedef {import('./verdict.mjs').Budget} Budget */
/**
 * @typedef {object} Judged
 * @property {string} row  the name of the bar
 * @property {Budget} budget
 * @property {number} [figure]  the median of what is judged; undefined where it was not measured
 * @property {number} [beside]
 * @property {number} [ratio]
 * @property {import('./verdict.mjs').Verdict | 'not measured'} verdict
 */

/**
 * Holds what was measured against the bars of a part. A bar of an entrant that took no part is left out.
 * @param {string} part
 * @param {Rows} rows
 * @returns {Judged[]}
 */
export function judge(part, rows) {
  const entrants = new Set(Object.values(rows).flatMap((samples) => Object.keys(samples)));
  return Object.entries(benchBudgets[part] ?? {})
    .filter(([, { entrant = 'ours' }]) => entrant === 'ours' || entrants.has(entrant))
    .map(([row, budget]) => judgeRow(row, budget, rows));
}

/** @param {string} row @param {Budget} budget @param {Rows} rows @returns {Judged} */
function judgeRow(row, budget, rows) {
  const { row: measured = row, entrant = 'ours', beside: { entrant: other = 'bare', row: otherRow = measured } = {} } = budget;
  const figure = figureOf(budget, rows[measured]?.[entrant]);
  const beside = figureOf(budget, rows[otherRow]?.[other]);
  if (figure === undefined || (budget.isRatio && beside === undefined)) return { row, budget, figure, beside, verdict: 'not measured' };
  const ratio = budget.isRatio && beside ? figure / beside : undefined;
  return { row, budget, figure, beside, ratio, verdict: verdictOf(budget, figure, beside) };
}

/** A shift counts even where only one start shows it. @param {Budget} budget @param {readonly number[]} [samples] */
const figureOf = ({ unit }, samples) => (samples === undefined ? undefined : unit === 'shift' ? Math.max(...samples) : median(samples));
