import { describe, expect, it } from 'vitest';
import type { PageConfig } from '../../src/kernel/page-config/page-config';
import { assertCaptcha, checksCaptchaFirst, needsCaptcha } from '../../src/submission/captcha';
import { configOf } from './example-order';

const none = { captcha: 'none' } as const;
const sent = { captcha: 'sent' } as const;
const checkedFirst = { captcha: 'checkedFirst' } as const;

describe('the captcha', () => {
  const skips = configOf({ flags: { skipCaptcha: true } as PageConfig['flags'] });

  it('is needed by the forms that have one, unless skipped (CAPT-03)', () => {
    expect([none, sent, checkedFirst].map((form) => needsCaptcha(configOf(), form))).toEqual([false, true, true]);
    expect([none, sent, checkedFirst].map((form) => needsCaptcha(skips, form))).toEqual([false, false, false]);
  });

  it('has a call of its own where it is checked first, unless skipped (CAPT-02, CAPT-03)', () => {
    expect([none, sent, checkedFirst].map((form) => checksCaptchaFirst(configOf(), form))).toEqual([false, false, true]);
    expect(checksCaptchaFirst(skips, checkedFirst)).toBe(false);
  });

  it('stops a submission without its response (CAPT-04)', () => {
    const missing = 'ReCAPTCHA response missing. Please check the "I\'m not a robot" box and try again.';
    expect(() => assertCaptcha(configOf(), sent, '')).toThrow(missing);
    expect(() => assertCaptcha(configOf(), sent, 'answer')).not.toThrow();
    expect(() => assertCaptcha(skips, sent, '')).not.toThrow();
    expect(() => assertCaptcha(configOf(), none, '')).not.toThrow();
  });
});
