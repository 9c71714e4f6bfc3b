import { median } from '../report/statistics.mjs';
import { markdownTable } from '../report/table.mjs';

/** @typedef {import('../harness/samples.mjs').Rows} Rows */
/** @typedef {{heading: string, rows: string[], digits: number, isRatio?: boolean}} Column  of several rows the sum */

/** @type {readonly Column[]} */
const columns = [
  { heading: 'script + styles, kB', rows: ['script', 'styles'], digits: 1 },
  { heading: 'boot, ms', rows: ['boot'], digits: 0, isRatio: true },
  { heading: 'key, ms', rows: ['key'], digits: 1, isRatio: true },
  { heading: 'refused, ms', rows: ['refused'], digits: 0, isRatio: true },
  { heading: 'step 2, ms', rows: ['nextStep'], digits: 0, isRatio: true },
  { heading: 'step 3, ms', rows: ['thirdStep'], digits: 0, isRatio: true },
  { heading: 'box, ms', rows: ['box'], digits: 0, isRatio: true },
  { heading: 'heap, MB', rows: ['heap'], digits: 1, isRatio: true },
  { heading: 'axe', rows: ['axe'], digits: 0 },
];

/**
 * One line for each form: medians, and how many times those of the bare form they are.
 * @param {Rows} rows
 * @param {readonly string[]} forms  in order
 * @returns {string} a Markdown table
 */
export function peersTable(rows, forms) {
  return markdownTable(
    ['form', ...columns.map(({ heading }) => heading)],
    forms.map((form) => [form, ...columns.map((column) => cell(rows, column, form))]),
  );
}

/** @param {Rows} rows @param {Column} column @param {string} form */
function cell(rows, column, form) {
  const figure = figureOf(rows, column, form);
  if (figure === undefined) return '-';
  const bare = form === 'bare' ? undefined : figureOf(rows, column, 'bare');
  const text = figure.toFixed(column.digits);
  return column.isRatio && bare ? `${text} (${(figure / bare).toFixed(1)}x)` : text;
}

/** @param {Rows} rows @param {Column} column @param {string} form @returns {number | undefined} undefined if a row lacks the form */
function figureOf(rows, { rows: names }, form) {
  let sum = 0;
  for (const name of names) {
    const samples = rows[name]?.[form];
    if (samples === undefined) return undefined;
    sum += median(samples);
  }
  return sum;
}
