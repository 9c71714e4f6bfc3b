import { isEmpty } from '../is-empty';
import type { Rule } from './rule';

/** Refuses an empty value; `required:true`, for a box that must be checked, refuses false too (RULE-07). */
export const required: Rule = {
  check: (value, [variant]) =>
    isEmpty(value) || (variant === 'true' && value === false) ? { rule: 'required', params: {} } : null,
  judgesEmpty: () => true,
};
