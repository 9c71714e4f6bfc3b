import { designBudgets } from './budgets.mjs';
import { median, spread } from './statistics.mjs';
import { tableRow, tableText } from './table.mjs';

/**
 * @typedef {import('../harness/rounds.mjs').Samples} Samples
 * @typedef {import('../harness/rounds.mjs').Entrant} Entrant
 * @typedef {import('./budgets.mjs').BudgetName} BudgetName
 * @typedef {Record<BudgetName, number>} Figures
 */

/** @param {Samples} samples @param {{bundle: number, styles: number}} sizes  kB @returns {Figures} */
export const figuresOf = (samples, sizes) => ({
  ...sizes,
  boot: median(samples.boot),
  key: median(samples.key),
  refused: median(samples.refused),
  nextStep: median(samples.nextStep),
  heap: median(samples.heap),
  // A shift counts even where only one start shows it.
  shift: Math.max(...samples.shift),
  slowShift: Math.max(...samples.slowShift),
});

/**
 * @param {Figures} bare
 * @param {Figures} [ours]
 * @returns {{text: string, fails: boolean}} the table of the design's budgets, and whether one of them fails
 */
export function budgetTable(bare, ours) {
  const rows = Object.entries(designBudgets).map(([name, budget]) => {
    const key = /** @type {BudgetName} */ (name);
    return tableRow(budget, bare[key], ours?.[key]);
  });
  return { text: tableText(rows), fails: rows.some((row) => row.at(-1) === 'FAILS') };
}

/** @type {readonly [keyof Samples, string, number][]} */
const details = [
  ['boot', 'boot, ms', 0],
  ['slowBoot', 'boot on the slow network, ms', 0],
  ['busy', 'boot: main thread busy, ms', 0],
  ['blocking', 'boot: blocking over 50 ms, ms', 0],
  ['key', 'work per key, ms', 1],
  ['refused', 'refused Continue to errors, ms', 0],
  ['nextStep', 'Continue to next step, ms', 0],
  ['heap', 'heap after boot, MB', 2],
];

/** Medians with the lowest and highest sample. @param {readonly Entrant[]} entrants */
export const detailText = (entrants) =>
  details
    .map(([key, words, digits]) => {
      const figures = entrants.map(({ name, samples }) => `${name} ${spread(samples[key], digits)}`);
      return `${words}: ${figures.join(', ')}; ${entrants[0]?.samples[key].length} samples each`;
    })
    .concat(entrants.filter(({ shifted }) => shifted.size > 0).map(({ name, shifted }) => `moved on boot: ${name} ${[...shifted].join(', ')}`))
    .join('\n');

/** @param {readonly number[]} rounds  ms */
export function calibrationText(rounds) {
  const [low, high] = [Math.min(...rounds), Math.max(...rounds)];
  const percent = Math.round((high / low - 1) * 100);
  const advice = percent > 10 ? ' Over 10 %: the machine was busy, measure again.' : '';
  return `Calibration loop, ms per round: ${rounds.map(Math.round).join(', ')} (spread ${percent} %).${advice}`;
}
