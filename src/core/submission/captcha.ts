import type { PageConfig } from '../page-config/page-config';
import { captchaFor } from './action-for';
import { CheckoutError } from './faults';

/** Whether the form shows a captcha box and needs its response (CAPT-01, CAPT-03). */
export const needsCaptcha = ({ formType, flags }: PageConfig): boolean =>
  !flags.skipCaptcha && captchaFor(formType) !== 'none';

/** Throws where the response is missing (CAPT-04). */
export function assertCaptcha(config: PageConfig, response: string): void {
  if (needsCaptcha(config) && !response) throw new CheckoutError('rule.captchaResponse');
}
