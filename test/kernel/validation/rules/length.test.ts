import { describe, expect, it } from 'vitest';
import { noAnswers, words } from './rule-words';

describe('length', () => {
  it('asks for at least N characters (RULE-16)', () => {
    for (const text of ['a', '7', '😀']) expect(words('length:2', text)).toBe('must be at least 2 characters');
    for (const text of ['ab', 'a b', '😀😀', 'a longer one']) expect(words('length:2', text)).toBe('');
    expect(words('length:10', '123456789')).toBe('must be at least 10 characters');
  });

  it('leaves an empty value to required', () => {
    for (const value of noAnswers) expect(words('length:2', value)).toBe('');
  });
});
