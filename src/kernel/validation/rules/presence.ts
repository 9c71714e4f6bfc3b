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

/** Like `required`, with a message of its own (CAPT-04). */
export const captchaResponse: Rule = {
  check: (value) => !isEmpty(value),
  runsOnEmpty: () => true,
};

/** At least one property of the object is truthy, e.g. one state of a map of states (RULE-06). */
export const atLeastOnePropInObject: Rule = {
  check: (value) => typeof value === 'object' && Object.values(value ?? {}).some(Boolean),
  runsOnEmpty: () => true,
};
