import { describe, expect, it } from 'vitest';
import { noAnswers, words } from './rule-words';

const path = 'contactInformation.backendValidationStatus';
const verdict = { complete: true, valid: false, message: 'We cannot find <this> {street}.' };
const wordsOf = (status: unknown, isOn = true) =>
  words(`addressValidation:${path},${isOn}`, '1 Main St', { contactInformation: { backendValidationStatus: status } });

describe('addressValidation', () => {
  it("fails in the server's own words (RULE-24)", () => {
    expect(wordsOf(verdict)).toBe('We cannot find <this> {street}.');
    expect(wordsOf({ ...verdict, message: 'Other' })).toBe('Other');
  });

  it('says what is always said where the server has no words (RULE-24)', () => {
    expect(wordsOf({ ...verdict, message: '' })).toBe('Answer is not valid');
  });

  it('passes while the check is off, not complete, or content (RULE-24)', () => {
    expect(wordsOf(verdict, false)).toBe('');
    for (const status of [{ ...verdict, complete: false }, { ...verdict, valid: true }, {}, null, undefined, 'no'])
      expect(wordsOf(status)).toBe('');
  });

  it('leaves an empty value to required', () => {
    for (const value of noAnswers)
      expect(words(`addressValidation:${path},true`, value, { contactInformation: { backendValidationStatus: verdict } })).toBe('');
  });
});
