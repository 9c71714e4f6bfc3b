import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { en } from '../../../../src/core/text/en';
import { ruleList } from '../../../../src/core/validation/rules/rule-list';
import { checkValue } from '../../../../src/core/validation/run-rules';
import { anyText, words } from './rule-words';

const rules = Object.keys(ruleList);
const sentences = Object.keys(en);

describe('every rule', () => {
  it.each(rules)('%s has a sentence', (rule) => {
    expect(sentences).toContain(`rule.${rule}`);
  });

  it.each(rules)('%s has a verdict with a sentence on any value', (rule) => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.anything()), (value) => {
        const failure = checkValue(value, `${rule}:3`, { values: {} });
        expect(failure === null || sentences.includes(`rule.${failure.rule}`)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it.each(rules)('%s gets through the longest text a field can hold', (rule) => {
    for (const part of ['1', 'a', '. ', 'a.', 'a@', '1 ', '-', '(1) '])
      expect(typeof words(`${rule}:3`, `a@${part.repeat(524_288 / part.length)}!`)).toBe('string');
  });
});
