import type { FormValues } from '../answers/form-values';
import { getAnswer } from '../answers/get-answer';
import { isEqual } from '../util/is-equal';
import { getPath } from '../util/paths';
import { readObject } from '../util/read-wire';
import { modulesOf, type FormPlan } from './form-plan';

/** Whether a value, or one in a list, is a text that says something. */
const isWritten = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** The values at a declared path: several for a field of a list. */
function valuesAt(values: FormValues, path: string): readonly unknown[] {
  const [list = '', ofEntry] = path.split('[].');
  const value = getPath(values, list);
  if (ofEntry === undefined) return [value];
  return Array.isArray(value) ? value.map((entry) => getPath(entry as FormValues, ofEntry)) : [];
}

/** Whether the visitor has filled in anything by themselves: they have left a step, or written into a field. */
export function hasAnswers(plan: FormPlan, values: FormValues): boolean {
  if (Object.keys(readObject(getAnswer(values, 'stepSeenStatus'))).length > 0) return true;
  const preselected = readObject(getAnswer(values, 'preselected'));
  return modulesOf(plan)
    .flatMap(({ fields }) => fields)
    .filter(({ options }) => !options)
    .some(({ path, initial = '' }) =>
      valuesAt(values, path).some((value) => isWritten(value) && value !== initial && !isEqual(value, preselected[path])),
    );
}
