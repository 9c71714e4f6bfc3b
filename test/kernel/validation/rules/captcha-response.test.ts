import { expect, it } from 'vitest';
import { noAnswers, words } from './rule-words';

it('asks for the box to be checked in its own words (CAPT-04)', () => {
  for (const value of noAnswers)
    expect(words('captchaResponse', value)).toBe('ReCAPTCHA response missing. Please check the "I\'m not a robot" box and try again.');
  expect(words('captchaResponse', 'a-response')).toBe('');
});
