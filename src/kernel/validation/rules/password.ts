import { getPath } from '../../util/paths';
import { fieldPath, type Rule } from './rule';
import { matching } from './text-shape';

// Each asks for at least one character of a kind (RULE-13).
export const passwordLower = matching(/[a-z]/);
export const passwordUpper = matching(/[A-Z]/);
export const passwordNumber = matching(/\d/);
export const passwordSpecial = matching(/[\p{P}\p{S}]/u);

/** The same value as the field at the given path (RULE-15). */
export const passwordConfirmed: Rule = {
  check: (value, [path = ''], { values }) => value === getPath(values, path),
  params: fieldPath,
  crossField: true,
};
