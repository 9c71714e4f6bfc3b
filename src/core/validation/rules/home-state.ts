import { choiceKey } from '../../answers/form-values';
import { getPath } from '../../util/paths';
import { fieldPath, type Rule } from './rule';

/** Another state than the one at the given path, which is the state of service (COMP-06). */
export const homeState: Rule = {
  check: (value, [path = ''], { values }) => choiceKey(value) !== choiceKey(getPath(values, path)),
  params: fieldPath,
  crossField: true,
};
