import { getPath } from '../../util/paths';
import { fieldPath, type Rule } from './rule';

/** The same value as the field at the given path (RULE-15). */
export const passwordConfirmed: Rule = {
  check: (value, [path = ''], { values }) => value === getPath(values, path),
  params: fieldPath,
  crossField: true,
};
