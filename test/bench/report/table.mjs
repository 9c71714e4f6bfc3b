/** @typedef {import('./verdict.mjs').Budget} Budget */
/** @typedef {import('./judge.mjs').Judged} Judged */

const headings = ['what', 'beside', 'ours', 'ratio', 'target', 'fails at', 'verdict'];

const digits = { kB: 2, ms: 1, µs: 1, MB: 2, shift: 3 };

/** @param {number | undefined} figure @param {Budget} budget */
function figureText(figure, { unit }) {
  if (figure === undefined) return '-';
  return `${figure.toFixed(digits[unit])}${unit === 'shift' ? '' : ` ${unit}`}`;
}

/** @param {number} limit @param {Budget} budget @param {string} entrant  beside which it stands */
const limitText = (limit, { isRatio, unit }, entrant) =>
  isRatio ? `${limit.toFixed(1)}x ${entrant}` : `${limit}${unit === 'shift' ? '' : ` ${unit}`}`;

/** One line of the table, a text for each column. @param {Judged} judged @returns {string[]} */
function tableRow({ budget, figure, beside, ratio, verdict }) {
  const { entrant = 'bare' } = budget.beside ?? {};
  return [
    budget.what,
    figureText(beside, budget),
    figureText(figure, budget),
    ratio === undefined ? '-' : `${ratio.toFixed(2)}x`,
    limitText(budget.target, budget, entrant),
    limitText(budget.failsAt, budget, entrant),
    verdict,
  ];
}

/** @param {readonly Judged[]} judged */
export const judgedTable = (judged) => markdownTable(headings, judged.map(tableRow));

/**
 * A Markdown table, its columns lined up.
 * @param {readonly string[]} headings
 * @param {readonly string[][]} rows  a text for each column
 */
export function markdownTable(headings, rows) {
  const widths = headings.map((heading, column) =>
    Math.max(...[heading, ...rows.map((row) => row[column] ?? '')].map(({ length }) => length)),
  );
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  return [line(headings), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
