import { describe, expect, it } from 'vitest';
import type { PageConfig } from '../../../src/core/page-config/page-config';
import { assertCaptcha, needsCaptcha } from '../../../src/core/submission/captcha';
import { configOf } from './example-order';

describe('the captcha', () => {
  const skipped = { skipCaptcha: true } as PageConfig['flags'];

  it('is needed by its forms unless skipped (CAPT-03)', () => {
    expect(needsCaptcha(configOf({ formType: 'ContactForm' }))).toBe(true);
    expect(needsCaptcha(configOf({ formType: 'ContactForm', flags: skipped }))).toBe(false);
    expect(needsCaptcha(configOf())).toBe(false);
  });

  it('stops a submission without its response (CAPT-04)', () => {
    const missing = 'ReCAPTCHA response missing. Please check the "I\'m not a robot" box and try again.';
    expect(() => assertCaptcha(configOf({ formType: 'ContactForm' }), '')).toThrow(missing);
    expect(() => assertCaptcha(configOf({ formType: 'ContactForm' }), 'answer')).not.toThrow();
    expect(() => assertCaptcha(configOf({ formType: 'ContactForm', flags: skipped }), '')).not.toThrow();
    expect(() => assertCaptcha(configOf(), '')).not.toThrow();
  });
});
