import { median, spread } from '../report/statistics.mjs';
import { tableRow, tableText } from '../report/table.mjs';

/** @typedef {import('./pages.mjs').ToggleEntrant} ToggleEntrant */
/** @typedef {import('./measure.mjs').ToggleSamples} ToggleSamples */
/** @typedef {import('../report/verdict.mjs').Budget} Budget */

/** @type {Budget} */
const one = { what: 'one of 51 states toggled, to paint', unit: 'ms', isRatio: true, isWallTime: true, target: 1.4, failsAt: 2.5 };
/** @type {Budget} */
const all = { what: 'all 51 states toggled with the cart rebuild, to paint', unit: 'ms', target: 100, failsAt: 200 };

/**
 * @param {Record<ToggleEntrant, ToggleSamples>} samples
 * @returns {{text: string, fails: boolean}}
 */
export function toggleTable({ bare, ours }) {
  const rows = [
    tableRow(one, median(bare.one), median(ours.one)),
    tableRow(all, median(bare.all), median(ours.all)),
  ];
  const details = [
    `one toggle, ms: bare ${spread(bare.one, 1)}, ours ${spread(ours.one, 1)}; ${ours.one.length} samples each`,
    `main-thread work of one toggle, ms: bare ${spread(bare.oneWork, 1)}, ours ${spread(ours.oneWork, 1)}`,
    `all toggled, ms: bare ${spread(bare.all, 1)}, ours ${spread(ours.all, 1)}; ${ours.all.length} samples each`,
  ];
  return { text: [tableText(rows), '', ...details].join('\n'), fails: rows.some((row) => row.at(-1) === 'FAILS') };
}
