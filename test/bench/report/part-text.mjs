import { judge } from './judge.mjs';
import { spread } from './statistics.mjs';
import { judgedTable } from './table.mjs';

/** @typedef {import('../harness/samples.mjs').Rows} Rows */

/** What rows without a bar of their own are. @type {Readonly<Record<string, string>>} */
const words = {
  busy: 'main thread busy at boot, ms',
  idle: 'work of a page nobody touches, ms for as long as a key',
  boxWork: 'main-thread work of one box, ms',
  oneWork: 'main-thread work of one toggle, ms',
  paint: 'key to paint, ms',
};

/**
 * @param {string} part
 * @param {Rows} rows
 * @param {string} [table]  instead of that of the bars
 * @returns {{text: string, fails: boolean, judged: import('./judge.mjs').Judged[]}} the table of its bars, and every row's
 *   medians with the lowest and highest sample
 */
export function partText(part, rows, table) {
  const judged = judge(part, rows);
  const details = Object.entries(rows).map(([row, samples]) => {
    const figures = Object.entries(samples).map(([entrant, values]) => `${entrant} ${spread(values, digitsOf(values))}`);
    const counts = Object.values(samples).map(({ length }) => length);
    return `${words[row] ?? row}: ${figures.join(', ')}; ${Math.max(...counts)} samples each`;
  });
  return {
    text: [`## ${part}`, '', table ?? judgedTable(judged), '', ...details].join('\n'),
    fails: judged.some(({ verdict }) => verdict === 'FAILS'),
    judged,
  };
}

/** @param {readonly number[]} values */
const digitsOf = (values) => (Math.max(...values) < 3 ? 3 : 1);

/** @param {readonly number[]} rounds  ms */
export function calibrationText(rounds) {
  const [low, high] = [Math.min(...rounds), Math.max(...rounds)];
  const percent = Math.round((high / low - 1) * 100);
  const advice = percent > 10 ? ' Over 10 %: the machine was busy, measure again.' : '';
  return `Calibration loop, ms per round: ${rounds.map(Math.round).join(', ')} (spread ${percent} %).${advice}`;
}
