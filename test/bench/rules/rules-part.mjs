import { loadSource } from '../harness/load-source.mjs';
import { ruleBudget } from '../report/budgets.mjs';
import { verdictOf } from '../report/verdict.mjs';

const shown = 3;

/**
 * The rules of the form under Node, without a page: whether one of them can be made to hang.
 * @returns {Promise<{text: string, fails: boolean}>} the slowest rules, and whether one is over the budget
 */
export async function rulesPart() {
  const { ruleTimes } = await loadSource('test/bench/rules/rule-times.ts');
  const times = /** @type {readonly import('./rule-times.ts').RuleTime[]} */ (ruleTimes());
  const slowest = times.slice(0, shown).map(({ rules, text, ms }) => `${rules} ${ms.toFixed(1)} ms (${text})`);
  const verdict = verdictOf(ruleBudget, times[0]?.ms ?? NaN);
  return {
    text: `${ruleBudget.what}, ${times.length} uses, ${ruleBudget.failsAt} ms at most: ${slowest.join(', ')}: ${verdict}`,
    fails: verdict === 'FAILS',
  };
}
