import { loadSource } from '../harness/load-source.mjs';

const shown = 3;

/**
 * The rules of the form under Node, without a page: whether one of them can be made to hang.
 * @returns {Promise<import('../parts.mjs').PartResult>}
 */
export async function rulesPart() {
  const { ruleTimes } = await loadSource('test/bench/rules/rule-times.ts');
  const times = /** @type {readonly import('./rule-times.ts').RuleTime[]} */ (ruleTimes());
  const slowest = times.slice(0, shown).map(({ rules, text, ms }) => `${rules} ${ms.toFixed(1)} ms (${text})`);
  return { rows: { slowest: { ours: [times[0]?.ms ?? NaN] } }, notes: [`${times.length} uses of rules; ${slowest.join(', ')}`] };
}
