import type { Facts } from '../../../core/form-values/facts';
import type { FieldDeclaration } from '../../../core/steps/form-plan';

export const fields: readonly FieldDeclaration[] = [
  { path: 'captcha.response', label: 'captcha.label', rules: 'captchaResponse', secret: true },
];

/** Hidden, and nothing is required, when verification is skipped (CAPT-03). */
export const isShown = ({ config }: Facts) => !config.flags.skipCaptcha;
