import { checkValue } from '../../../src/kernel/validation/run-rules';
import { ruleUses, usesContext } from '../../kernel/validation/rules/rule-uses';
import { nastyTexts } from './nasty-texts';

/** How long one use of a rule took over its worst text. */
export interface RuleTime {
  rules: string;
  text: string;
  ms: number;
}

const tries = 3;

/** The best of a few tries, since what else the machine does can only add. */
function timeOf(value: unknown, rules: string): number {
  let best = Infinity;
  for (let attempt = 0; attempt < tries; attempt++) {
    const start = performance.now();
    checkValue(value, rules, usesContext);
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

/** What a visitor can hand to a rule: a text, and the same as the name of a file. */
const valuesOf = (text: string): readonly unknown[] => [text, { name: text, size: 1 }];

/** Every rule over the longest texts that a field can hold, the slowest first. */
export function ruleTimes(): readonly RuleTime[] {
  const times = Object.values(ruleUses).flatMap((uses) =>
    uses.map((rules) =>
      Object.entries(nastyTexts)
        .map(([text, value]): RuleTime => ({ rules, text, ms: Math.max(...valuesOf(value).map((one) => timeOf(one, rules))) }))
        .reduce((worst, time) => (time.ms > worst.ms ? time : worst)),
    ),
  );
  return times.sort((one, other) => other.ms - one.ms);
}
