import { median, spread } from '../report/statistics.mjs';
import { tableRow, tableText } from '../report/table.mjs';

/** @typedef {import('./measure.mjs').DomainSamples} DomainSamples */
/** @typedef {import('../report/verdict.mjs').Budget} Budget */

/** @type {Record<keyof DomainSamples, Budget>} */
const budgets = {
  page: { what: 'another page of 500 domains, work', unit: 'ms', target: 50, failsAt: 50 },
  filter: { what: '500 domains filtered by an extension, work', unit: 'ms', target: 50, failsAt: 50 },
};

/**
 * @param {DomainSamples} samples
 * @returns {{text: string, fails: boolean}}
 */
export function domainTable(samples) {
  const rows = [tableRow(budgets.page, undefined, median(samples.page)), tableRow(budgets.filter, undefined, median(samples.filter))];
  const details = [`another page, ms: ${spread(samples.page, 1)}`, `a filter, ms: ${spread(samples.filter, 1)}`];
  return { text: [tableText(rows), '', ...details].join('\n'), fails: rows.some((row) => row.at(-1) === 'FAILS') };
}
