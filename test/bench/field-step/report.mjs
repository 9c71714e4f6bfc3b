import { median, percentile, spread } from '../report/statistics.mjs';
import { verdictOf } from '../report/verdict.mjs';

/** @typedef {import('./pages.mjs').FieldEntrant} FieldEntrant */
/** @typedef {import('./measure.mjs').FieldSamples} FieldSamples */

/** @type {import('../report/verdict.mjs').Budget} */
const budget = { what: 'main-thread work per key, step of 60 fields', unit: 'ms', isRatio: true, target: 1.4, failsAt: 2 };

const titles = { bare: 'bare inputs', formik: 'Formik useField + yup', ours: 'our field' };

/**
 * @param {Record<FieldEntrant, FieldSamples>} samples
 * @returns {{text: string, fails: boolean}}
 */
export function fieldStepTable(samples) {
  const bare = median(samples.bare.work);
  const ours = median(samples.ours.work);
  const verdict = verdictOf(budget, ours, bare);
  const rows = /** @type {FieldEntrant[]} */ (Object.keys(titles)).map((name) => {
    const { work, paint } = samples[name];
    const paints = [percentile(paint, 50), percentile(paint, 95)].map((ms) => ms.toFixed(1)).join(' / ');
    return `| ${titles[name]} | ${spread(work, 2)} | ${(median(work) / bare).toFixed(2)}x | ${paints} |`;
  });
  return {
    text: [
      '| a step of 60 fields | work per key, ms | of bare | key to paint p50 / p95, ms |',
      '| - | - | - | - |',
      ...rows,
      `Ours: ${verdict} (target ${budget.target}x bare, fails at ${budget.failsAt}x); ${samples.ours.work.length} interleaved blocks each.`,
    ].join('\n'),
    fails: verdict === 'FAILS',
  };
}
