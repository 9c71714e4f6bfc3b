import type { Facts } from '../../../core/facts/facts';
import type { FieldDeclaration } from '../../../core/plan/form-plan';

export const fields: readonly FieldDeclaration[] = [
  { path: 'captcha.response', label: 'captcha.label', rules: 'captchaResponse', secret: true },
];

/** Hidden, and nothing is required, when verification is skipped (CAPT-03). */
export const isShown = ({ config }: Facts) => !config.flags.skipCaptcha;
