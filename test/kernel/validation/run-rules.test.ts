import { describe, expect, it } from 'vitest';
import { checkValue, isRequired } from '../../../src/kernel/validation/run-rules';
import { noAnswers } from './rules/rule-words';

const context = { values: {} };
const ruleOf = (value: unknown, rules: string) => checkValue(value, rules, context)?.rule ?? 'passes';

describe('checking a value', () => {
  it('applies every rule of the string, arguments included (VALID-01)', () => {
    const rules = 'length:2|maxLength:4|numeric';
    expect(ruleOf('1', rules)).toBe('length');
    expect(ruleOf('12345', rules)).toBe('maxLength');
    expect(ruleOf('12a', rules)).toBe('numeric');
    expect(ruleOf('123', rules)).toBe('passes');
  });

  it('asks whether there is an answer before anything else (VALID-02)', () => {
    for (const rules of ['required|phoneNumber', 'phoneNumber|required', 'length:2|phoneNumber|required'])
      expect(ruleOf('', rules)).toBe('required');
  });

  it('stops at the first failing rule, in the order of the string (VALID-03)', () => {
    expect(checkValue('a', 'numeric|length:2', context)).toEqual({ rule: 'numeric', params: {} });
    expect(checkValue('a', 'length:2|numeric', context)).toEqual({ rule: 'length', params: { n: '2' } });
  });

  it('goes on with bails off, and reports every rule that fails, in the order of the string (VALID-03)', () => {
    const [numeric, length] = [
      { rule: 'numeric', params: {} },
      { rule: 'length', params: { n: '2' } },
    ];
    const all = (value: unknown, rules: string) => checkValue(value, rules, context, false);
    expect(all('a', 'numeric|length:2')).toEqual({ ...numeric, others: [length] });
    expect(all('a', 'length:2|maxLength:4|numeric')).toEqual({ ...length, others: [numeric] });
    expect(all('1', 'numeric|length:2')).toEqual(length);
    expect(all('12', 'numeric|length:2')).toBeNull();
    expect(all('', 'numeric|required|length:2')).toEqual({ rule: 'required', params: {} });
    expect(all('', 'numeric|length:2')).toBeNull();
  });

  it('skips all other rules of an empty value that is not required (VALID-04)', () => {
    const rules = 'length:2|maxLength:1|email|creditCard|numeric|digits:3|passwordMin:8';
    for (const value of noAnswers) expect(ruleOf(value, rules)).toBe('passes');
  });

  it('takes a choice by its key', () => {
    expect(ruleOf({ key: 'WY', value: 'Wyoming' }, 'required|length:2|maxLength:2')).toBe('passes');
    expect(ruleOf({ key: 'WYO', value: '' }, 'maxLength:2')).toBe('maxLength');
  });

  it('knows whether an answer is needed', () => {
    expect(isRequired('length:2|required')).toBe(true);
    expect(isRequired('required:true')).toBe(true);
    expect(isRequired('phoneNumber')).toBe(true);
    expect(isRequired('phoneNumber:optional')).toBe(false);
    expect(isRequired('length:2')).toBe(false);
    expect(isRequired('')).toBe(false);
  });
});
