import { describe, expect, it } from 'vitest';
import { createText } from '../../../src/core/text/format-message';
import { messageOf } from '../../../src/core/validation/message-of';

const text = createText();

describe('the words for a failure', () => {
  it('name the field, or say "This field" where it has no name (RULE-07)', () => {
    expect(messageOf({ rule: 'required', params: {} }, 'Company name', text)).toBe('Company name is required');
    expect(messageOf({ rule: 'required', params: {} }, '', text)).toBe('This field is required');
  });

  it('are general for a rule without a sentence of its own (VALID-06)', () => {
    expect(messageOf({ rule: 'pattern', params: {} }, 'Company name', text)).toBe('Company name is not valid');
    expect(messageOf({ rule: 'toString', params: {} }, '', text)).toBe('This field is not valid');
  });

  it('hold the numbers of the rule', () => {
    expect(messageOf({ rule: 'passwordMin', params: { n: '8' } }, 'Password', text)).toBe(
      'Password must be at least 8 characters',
    );
  });

  it('are made when they are shown, so that they follow the locale', () => {
    const failure = { rule: 'required', params: {} };
    const spanish = createText({ 'rule.required': '{field} es obligatorio' });
    expect(messageOf(failure, 'Nombre', spanish)).toBe('Nombre es obligatorio');
    expect(messageOf(failure, 'Name', text)).toBe('Name is required');
  });
});
