import { describe, expect, it } from 'vitest';
import { checkField } from '../../../../src/kernel/plan/check-step';
import { factsWith, field } from '../../plan/sample-plan';
import { noAnswers, words } from './rule-words';

const starter = 'The purpose of the company, or | LLC, is ';
const wordsOf = (rule: string, value: unknown) => words(rule, value, {}, starter);

describe('businessPurposeLength', () => {
  const rule = 'businessPurposeLength:10';

  it('counts what stands beside the starter text (RULE-22)', () => {
    for (const own of ['to', 'bake bread', 'bake cakes'])
      expect(wordsOf(rule, starter + own), own).toBe(own.length < 10 ? 'Answer must be at least 10 characters' : '');
    for (const text of ['123456789', `123456789 ${starter}`, '  123456789  ', '😀'.repeat(9)])
      expect(wordsOf(rule, text), text).toBe('Answer must be at least 10 characters');
    for (const text of ['1234567890', `Well: ${starter}5678`, '😀'.repeat(10)]) expect(wordsOf(rule, text), text).toBe('');
  });

  it('takes the starter text alone for nothing (RULE-22)', () => {
    for (const text of [starter, starter.trim(), `  ${starter}  `]) expect(wordsOf(rule, text)).toBe('Answer is required');
    expect(words(rule, starter)).toBe('');
  });

  it('leaves an empty value to required', () => {
    for (const value of noAnswers) expect(wordsOf(rule, value)).toBe('');
  });
});

describe('businessPurposeRequired', () => {
  it('takes the starter text, or nothing, for empty (RULE-23)', () => {
    for (const value of [starter, starter.trim(), `${starter}\n`, ...noAnswers])
      expect(wordsOf('businessPurposeRequired', value)).toBe('Answer is required');
  });

  it('accepts any word beside it', () => {
    for (const text of [`${starter}a`, 'a', starter.replace('The', 'A')]) expect(wordsOf('businessPurposeRequired', text)).toBe('');
    expect(words('businessPurposeRequired', 'a')).toBe('');
  });

  it('knows the starter text as what the field begins with (RULE-22, RULE-23)', () => {
    const purpose = field('purpose', { rules: 'businessPurposeRequired|businessPurposeLength:10', initial: starter });
    const ruleOf = (own: string) => checkField(purpose, 'purpose', factsWith({ purpose: starter + own }))?.rule;
    expect(['', 'to', 'bake bread'].map(ruleOf)).toEqual(['required', 'businessPurposeLength', undefined]);
  });
});
