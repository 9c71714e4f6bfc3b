import { describe, expect, it } from 'vitest';
import type { FieldDeclaration } from '../../../src/kernel/plan/form-plan';
import { checkField, rulesOf } from '../../../src/kernel/plan/check-step';
import { createText } from '../../../src/kernel/text/format-message';
import { messageOf } from '../../../src/kernel/validation/message-of';
import { cardNumberMask } from '../../../src/kernel/validation/masks';
import { nativeRules } from '../../../src/kernel/validation/native-rules';
import { parseRules } from '../../../src/kernel/validation/parse-rules';
import { ruleList } from '../../../src/kernel/validation/rules/rule-list';
import { isRequired } from '../../../src/kernel/validation/run-rules';
import { factsWith, field } from '../plan/sample-plan';

const text = createText();
const nameOf = (rule: unknown) => Object.entries(ruleList).find(([, other]) => other === rule)?.[0];
const rulesBeside = (rules: string, rest: Partial<FieldDeclaration>) =>
  rulesOf(field('answer', { rules, ...rest }), 'answer', factsWith()).map(({ rule, args }) => [nameOf(rule), ...args].join(':'));
const wordsFor = (answer: unknown, rest: Partial<FieldDeclaration>) => {
  const failure = checkField(field('answer', rest), 'answer', factsWith({ answer }));
  return failure ? messageOf(failure, 'Answer', text) : '';
};

describe('native attributes', () => {
  it('become rules (VALID-08)', () => {
    const uses = nativeRules({ required: true, type: 'email', pattern: 'a|b,c', minlength: 2, maxlength: 9, min: 1, max: 5 });
    expect(uses.map(({ rule, args }) => [rule, ...args])).toEqual([
      [ruleList.email],
      [ruleList.required],
      [ruleList.pattern, 'a|b,c'],
      [ruleList.min, '2'],
      [ruleList.max, '9'],
      [ruleList.minValue, '1'],
      [ruleList.maxValue, '5'],
    ]);
    expect(nativeRules({ type: 'tel', required: false })).toEqual([]);
  });

  it('are judged in the words of those rules (VALID-08)', () => {
    expect(wordsFor('', { required: true })).toBe('Answer is required');
    expect(wordsFor('maria', { type: 'email' })).toBe('Please enter a valid email address');
    expect(wordsFor('abc', { pattern: 'a|b,c' })).toBe('Answer is not valid');
    expect(wordsFor('b,c', { pattern: 'a|b,c' })).toBe('');
    expect(wordsFor('a', { minlength: 2 })).toBe('must be at least 2 characters');
    expect(wordsFor('abc', { maxlength: 2 })).toBe('The field cannot contain more than 2 characters');
    expect(wordsFor('0', { min: 1 })).toBe('Answer must be 1 or more');
    expect(wordsFor('9', { max: 5 })).toBe('Answer must be 5 or less');
    expect(wordsFor('', { type: 'email', pattern: 'a', minlength: 2, min: 1 })).toBe('');
  });

  it('put required before the rules of the string, the others after them (VALID-02)', () => {
    expect(rulesBeside('length:2|numeric', { required: true, maxlength: 9 })).toEqual(['required', 'length:2', 'numeric', 'maxLength:9']);
    expect(isRequired(rulesOf(field('answer', { required: true }), 'answer', factsWith()))).toBe(true);
  });

  it('never double a rule of the string, which says it more exactly', () => {
    expect(
      rulesBeside('required:true|email|length:3|maxLength:12', { required: true, type: 'email', minlength: 2, maxlength: 19 }),
    ).toEqual(['required:true', 'email', 'length:3', 'maxLength:12']);
  });

  it('are read once a field, its string as often as facts change it', () => {
    const answer = field('answer', { rules: ({ values }) => (values.strict === true ? 'length:9' : 'length:2'), maxlength: 9 });
    const [loose, strict] = [factsWith(), factsWith({ strict: true })];
    const first = rulesOf(answer, 'answer', loose);
    expect(rulesOf(answer, 'answer', strict)).not.toBe(first);
    expect(rulesOf(answer, 'answer', loose)).toBe(first);
    expect(rulesOf(field('plain', { rules: 'length:2' }), 'plain', loose)).toBe(parseRules('length:2'));
  });
});

describe('the mask of a field', () => {
  it('fails in one word (FIELD-04)', () => {
    expect(wordsFor('AB', { mask: 'AA-##' })).toBe('Error');
    expect(wordsFor('AB-1Z', { mask: 'AA-##' })).toBe('');
    expect(wordsFor('AB', { mask: 'AA-##', rules: 'length:3' })).toBe('must be at least 3 characters');
  });

  it('that follows the text says nothing of it', () => {
    expect(wordsFor('4242', { mask: cardNumberMask })).toBe('');
  });

  it('leaves the word to a rule that judges the same form (FIELD-04)', () => {
    const phone = { mask: '(111) 111-1111', rules: 'phoneNumber' };
    expect(wordsFor('call me', phone)).toBe('Please enter a valid phone number');
    expect(wordsFor('4242', { mask: '1111 1111 1111 1111', rules: 'creditCard' })).toBe('Please enter a valid Credit Card Number');
    expect(wordsFor('12/3', { mask: '11/11/1111', rules: 'date' })).toBe('Date must be in MM/DD/YYYY format');
    expect(wordsFor('maria', { mask: '+++', type: 'email' })).toBe('Please enter a valid email address');
  });

  it('asks for a whole phone number of the US, however it is written, and for none of its form abroad (FIELD-04, FIELD-21)', () => {
    const phone = { mask: '(111) 111-1111', rules: 'phoneNumber:optional' };
    for (const half of ['555-0132', '(307) 555', '(307) 555-013', '3', '+1 307 555', '+'])
      expect(wordsFor(half, phone), half).toBe('Please enter a valid phone number');
    for (const whole of ['(307) 555-0132', '3075550132', '+1 307 555 0132', '+49 30 1234567'])
      expect(wordsFor(whole, phone), whole).toBe('');
  });

  it('asks nothing of an empty field (VALID-04)', () => {
    expect(wordsFor('', { mask: 'AA-##' })).toBe('');
    expect(wordsFor('', { mask: '(111) 111-1111', rules: 'phoneNumber:optional' })).toBe('');
  });
});

describe('a checkbox', () => {
  const agree = { type: 'checkbox', rules: 'required:true', required: true } as const;

  it('is validated only where it asks to be (VALID-15)', () => {
    expect(wordsFor(false, agree)).toBe('');
    expect(isRequired(rulesOf(field('answer', agree), 'answer', factsWith()))).toBe(false);
    expect(wordsFor(false, { ...agree, validates: true })).toBe('Answer is required');
    expect(wordsFor(true, { ...agree, validates: true })).toBe('');
    expect(isRequired(rulesOf(field('answer', { ...agree, validates: true }), 'answer', factsWith()))).toBe(true);
  });
});
