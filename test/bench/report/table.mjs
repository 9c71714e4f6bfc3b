import { verdictOf } from './verdict.mjs';

/** @typedef {import('./verdict.mjs').Budget} Budget */

const headings = ['what', 'bare', 'ours', 'ratio', 'target', 'fails at', 'verdict'];

const digits = { kB: 2, ms: 1, MB: 2, shift: 3 };

/** @param {number | undefined} figure @param {Budget} budget */
function figureText(figure, { unit }) {
  if (figure === undefined) return '-';
  return `${figure.toFixed(digits[unit])}${unit === 'shift' ? '' : ` ${unit}`}`;
}

/** @param {number} limit @param {Budget} budget */
const limitText = (limit, { isRatio, unit }) => (isRatio ? `${limit.toFixed(1)}x bare` : `${limit}${unit === 'shift' ? '' : ` ${unit}`}`);

/**
 * One line of the table, a text for each column.
 * @param {Budget} budget
 * @param {number} [bare]
 * @param {number} [ours]  undefined where ours was not measured
 * @returns {string[]}
 */
export function tableRow(budget, bare, ours) {
  return [
    budget.what,
    figureText(bare, budget),
    figureText(ours, budget),
    budget.isRatio && bare && ours ? `${(ours / bare).toFixed(2)}x` : '-',
    limitText(budget.target, budget),
    limitText(budget.failsAt, budget),
    ours === undefined ? 'not measured' : verdictOf(budget, ours, bare),
  ];
}

/** @param {string[][]} rows @returns {string} a Markdown table, its columns lined up */
export function tableText(rows) {
  const widths = headings.map((heading, column) => Math.max(...[heading, ...rows.map((row) => row[column] ?? '')].map(({ length }) => length)));
  const line = (/** @type {string[]} */ cells) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  return [line(headings), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
