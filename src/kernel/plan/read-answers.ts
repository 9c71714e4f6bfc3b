import type { FormValues } from '../answers/form-values';
import { readEntered, type TextKind } from '../util/entered-text';
import { memoizePerObject } from '../util/memoize-per-object';
import { isPlainObject } from '../util/plain-object';
import { modulesOf, type FieldDeclaration, type FormPlan } from './form-plan';

/** The path under which a list entry's field is declared: `list.0.name` → `list[].name`. */
export const declaredPath = (path: string) => path.replace(/\.\d+(?=\.|$)/g, '[]');

/** The fields of a form by the paths under which they are declared. */
export const fieldsByPath = memoizePerObject(
  (plan: FormPlan): ReadonlyMap<string, FieldDeclaration> =>
    new Map(modulesOf(plan).flatMap(({ fields }) => fields.map((field) => [field.path, field] as const))),
);

/** How the text of a field is read, by what the field is for (FIELD-25). */
function kindOf({ type, inputmode, mask, control, secret, reading }: FieldDeclaration): TextKind {
  if (reading) return reading;
  if (type === 'password' || (secret && !inputmode)) return 'verbatim';
  if (type === 'email' || type === 'url') return 'address';
  if (type === 'tel' || inputmode || mask !== undefined) return 'code';
  return control === 'textArea' ? 'lines' : 'line';
}

/** What was entered in a field, as it is read (FIELD-23, FIELD-25). Reading twice changes nothing. */
export function readField(field: FieldDeclaration, typed: string): string {
  const text = readEntered(typed, kindOf(field));
  return field.clean ? field.clean(text) : text;
}

/** What was chosen instead of entered: an option or a server's product, by its key or id. */
const isChosen = (value: object) => Object.hasOwn(value, 'key') || Object.hasOwn(value, 'id');

/**
 * An answer with each text read (FIELD-25), that of a field by its kind and any other as several lines. Objects that lose
 * nothing stay the same, and so do files.
 */
export function readAnswer(plan: FormPlan, path: string, value: unknown): unknown {
  if (typeof value === 'string') {
    const fields = fieldsByPath(plan);
    const field = fields.get(path) ?? fields.get(declaredPath(path));
    return field ? readField(field, value) : readEntered(value, 'lines');
  }
  const isList = Array.isArray(value);
  if (!isList && (!isPlainObject(value) || isChosen(value))) return value;
  const before: [string, unknown][] = Object.entries(value);
  const after = before.map(([key, part]) => [key, readAnswer(plan, path ? `${path}.${key}` : key, part)] as const);
  if (after.every(([, part], index) => part === before[index]![1])) return value;
  return isList ? after.map(([, part]) => part) : Object.fromEntries(after);
}

/** All answers with each text read: those that a form starts with, whether kept or configured (FIELD-25). */
export const readAnswers = (plan: FormPlan, values: FormValues): FormValues => readAnswer(plan, '', values) as FormValues;
