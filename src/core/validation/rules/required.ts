import { isEmpty } from '../is-empty';
import type { Rule } from './rule';

/**
 * Refuses an empty value (RULE-07). `required:true`, for a box that must be checked, refuses false too;
 * `required:defined` only null and undefined, so that "", 0 and false are answers (RULE-08).
 */
export const required: Rule = {
  check: (value, [variant]) => (isMissing(value, variant) ? { rule: 'required', params: {} } : null),
  params: /^(true|defined)?$/,
  runsOnEmpty: () => true,
};

const isMissing = (value: unknown, variant?: string): boolean =>
  variant === 'defined' ? value == null : isEmpty(value) || (variant === 'true' && value === false);
