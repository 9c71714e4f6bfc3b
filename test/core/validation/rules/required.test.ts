import { describe, expect, it } from 'vitest';
import { noAnswers, words } from './rule-words';

describe('required', () => {
  it('refuses an empty value and names the field (RULE-07)', () => {
    for (const value of noAnswers) expect(words('required', value)).toBe('Answer is required');
  });

  it('accepts every answer, false and zero among them', () => {
    for (const value of ['a', '0', 0, false, true, ['a'], { key: 'WY', value: 'Wyoming' }, { WY: true }])
      expect(words('required', value)).toBe('');
  });

  it('refuses false too where a box must be checked', () => {
    expect(words('required:true', false)).toBe('Answer is required');
    expect(words('required:true', true)).toBe('');
    expect(words('required:true', 0)).toBe('');
  });
});
