import { describe, expect, it } from 'vitest';
import { noAnswers, words } from './rule-words';

const service = { companyInformation: { state: { key: 'WY', value: 'Wyoming' } } };
const rule = 'homeState:companyInformation.state';

describe('homeState', () => {
  it('refuses the state of service, and no other (COMP-06)', () => {
    expect(words(rule, { key: 'WY', value: 'Wyoming' }, service)).toBe('Answer cannot be the state where you want service');
    expect(words(rule, { key: 'CO', value: 'Colorado' }, service)).toBe('');
    expect(words(rule, { key: 'CO', value: 'Colorado' }, {})).toBe('');
  });

  it('leaves an empty value to required', () => {
    for (const value of noAnswers) expect(words(rule, value, service)).toBe('');
  });
});
