import { getPath } from '../../util/paths';
import { fieldPath, type Rule } from './rule';

/** The same as the field whose path is named (RULE-15). */
export const passwordConfirmed: Rule = {
  check: (value, [path = ''], { values }) =>
    value === getPath(values, path) ? null : { rule: 'passwordConfirmed', params: {} },
  params: fieldPath,
  crossField: true,
};
