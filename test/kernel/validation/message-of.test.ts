import { describe, expect, it } from 'vitest';
import { createText } from '../../../src/kernel/text/format-message';
import { languages } from '../../../src/kernel/text/language';
import { messageOf } from '../../../src/kernel/validation/message-of';
import { ruleList } from '../../../src/kernel/validation/rules/rule-list';
import { textIn } from '../../support/locales';

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

  it('are those of every rule that fails, where bails is off (VALID-03)', () => {
    const failure = { rule: 'passwordMin', params: { n: '8' }, others: [{ rule: 'required', params: {} }] };
    expect(messageOf(failure, 'Password', text)).toBe('Password must be at least 8 characters. Password is required.');
  });

  it('hold the numbers of the rule', () => {
    expect(messageOf({ rule: 'passwordMin', params: { n: '8' } }, 'Password', text)).toBe('Password must be at least 8 characters');
  });

  it('are made when they are shown, so that they follow the locale (VALID-07)', () => {
    const failure = { rule: 'required', params: {} };
    expect(messageOf(failure, 'Ciudad', textIn('es'))).toBe('Falta: Ciudad');
    expect(messageOf(failure, '', textIn('es'))).toBe('Falta: este campo');
    expect(messageOf(failure, 'City', textIn('en'))).toBe('City is required');
  });

  it.each(languages)('are there for every rule in %s (VALID-07)', (language) => {
    const params = { n: '8', max: '12/31/2025', mb: '5', types: '.pdf', message: 'No such street.' };
    for (const rule of Object.keys(ruleList)) {
      const words = messageOf({ rule, params }, 'Xyz', textIn(language));
      expect(words).toMatch(/^[\p{L}“¿].{4,}$/u);
      expect(words).not.toMatch(/[{}]/);
    }
  });
});
