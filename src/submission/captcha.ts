import type { PageConfig } from '../kernel/page-config/page-config';
import { CheckoutError } from './faults';
import type { SubmissionTraits } from './submission-traits';

type CaptchaTraits = Pick<SubmissionTraits, 'captcha'>;

/** Whether the form needs a captcha response (CAPT-01, CAPT-03). */
export const needsCaptcha = ({ flags }: PageConfig, { captcha }: CaptchaTraits): boolean => !flags.skipCaptcha && captcha !== 'none';

/** Whether the response is checked by a call of its own (CAPT-02). */
export const checksCaptchaFirst = (config: PageConfig, form: CaptchaTraits): boolean =>
  needsCaptcha(config, form) && form.captcha === 'checkedFirst';

/** Throws a CheckoutError if a required response is missing (CAPT-04). */
export function assertCaptcha(config: PageConfig, form: CaptchaTraits, response: string): void {
  if (needsCaptcha(config, form) && !response) throw new CheckoutError('rule.captchaResponse');
}
