import { readFileSync } from 'node:fs';
import { loadSource } from '../harness/load-source.mjs';

/**
 * The bare form's page, and what a visitor of either form says and presses.
 * @returns {Promise<{html: string, words: import('../forms/visit-plan.mjs').Words}>}
 */
export async function bareForm() {
  const { bareSteps, visitorsWords } = await loadSource('test/bench/bare/bare-steps.ts');
  const page = readFileSync(new URL('../bare.html', import.meta.url), 'utf8');
  return { html: page.replace('<!-- steps -->', () => bareSteps()), words: visitorsWords };
}
