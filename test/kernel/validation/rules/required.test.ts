import { describe, expect, it } from 'vitest';
import { createText } from '../../../../src/kernel/text/format-message';
import { messageOf } from '../../../../src/kernel/validation/message-of';
import { checkValue } from '../../../../src/kernel/validation/run-rules';
import { noAnswers, words } from './rule-words';

describe('required', () => {
  it('refuses an empty value and names the field, or says "This field" (RULE-07)', () => {
    for (const value of noAnswers) {
      expect(words('required', value)).toBe('Answer is required');
      expect(messageOf(checkValue(value, 'required', { values: {} })!, '', createText())).toBe('This field is required');
    }
  });

  it('accepts every answer, false and zero among them', () => {
    for (const value of ['a', '0', 0, false, true, ['a'], { key: 'WY', value: 'Wyoming' }, { WY: true }])
      expect(words('required', value)).toBe('');
  });

  it('refuses false too where a box must be checked (RULE-08)', () => {
    for (const value of [false, ...noAnswers]) expect(words('required:true', value)).toBe('Answer is required');
    for (const value of [true, 0, 'a']) expect(words('required:true', value)).toBe('');
  });

  it('refuses only null and undefined where any answer will do (RULE-08)', () => {
    for (const value of [null, undefined]) expect(words('required:defined', value)).toBe('Answer is required');
    for (const value of ['', '  ', 0, false, [], { key: '', value: '' }, 'a']) expect(words('required:defined', value)).toBe('');
  });
});
