import { isEmpty } from '../is-empty';
import type { Rule } from './rule';

/**
 * Fails on an empty value (RULE-07). `required:true`, for a checkbox that must be checked, fails on false too;
 * `required:defined` fails on null and undefined only (RULE-08).
 */
export const required: Rule = {
  check: (value, [variant]) => (variant === 'defined' ? value != null : !isEmpty(value) && (variant !== 'true' || value !== false)),
  params: /^(true|defined)?$/,
  runsOnEmpty: () => true,
};
