import type { FormValues } from '../core/answers/form-values';
import type { Facts } from '../core/facts/facts';
import { checkField, rulesOf, standsAlone } from '../core/plan/check-step';
import { modulesOf, type FieldDeclaration, type FormPlan } from '../core/plan/form-plan';
import { getPath } from '../core/util/paths';
import type { Failure } from '../core/validation/failure';
import { flagsOf, type Flags } from '../core/validation/flags';
import { validatesOn, type Moment } from '../core/validation/modes';
import { isRequired } from '../core/validation/run-rules';
import type { createFieldStates } from './field-states';

/** A list entry's field is declared once, with `[]` in place of the entry's number. */
export const declaredPath = (path: string) => path.replace(/\.\d+(?=\.|$)/g, '[]');

interface FieldResultsOptions {
  plan: FormPlan;
  initialValues: FormValues;
  facts: () => Facts;
  states: ReturnType<typeof createFieldStates>;
}

/** What is wrong with each field, by its declaration, the values and what the visitor did there. */
export function createFieldResults({ plan, initialValues, facts, states }: FieldResultsOptions) {
  const declarations = new Map<string, FieldDeclaration>(modulesOf(plan).flatMap(({ fields }) => fields.map((field) => [field.path, field] as const)));
  const declared = (path: string) => declarations.get(path) ?? declarations.get(declaredPath(path));
  const found = new Map<string, { facts: Facts; value: unknown; failure: Failure | null }>();

  /** The declaration behind a concrete path; throws on a path no module declares, since that is a mistake of ours. */
  function declaration(path: string): FieldDeclaration {
    const field = declared(path);
    if (!field) throw new Error(`No module of this form declares the field "${path}".`);
    return field;
  }

  /** What is wrong with a field now. Asked at every key, so an answer is kept as long as nothing it hangs on changes. */
  function check(field: FieldDeclaration, path: string): Failure | null {
    const now = facts();
    const value = getPath(now.values, path);
    const last = found.get(path);
    if (last && (last.facts === now || (last.value === value && standsAlone(field, path, now)))) return last.failure;
    const failure = checkField(field, path, now);
    found.set(path, { facts: now, value, failure });
    return failure;
  }

  /**
   * Validates a lazy field, if its mode does so at one of these moments or none is given. Any other field needs no
   * memory: what is wrong with it follows from the values.
   */
  function validateAt(path: string, ...moments: readonly Moment[]) {
    const field = declared(path);
    if (!isLazy(field)) return;
    const hasErrors = !!states.get(path).result;
    if (moments.length === 0 || moments.some((moment) => validatesOn(field.mode, moment, hasErrors)))
      states.set(path, { result: check(field, path) });
  }

  function failureOf(path: string): Failure | null {
    const { errorShown, result } = states.get(path);
    const field = declared(path);
    if (!errorShown || !field) return null;
    return result === undefined ? check(field, path) : result;
  }

  /** The state of the field in yes and no (VALID-13); throws on a path no module declares. */
  function flags(path: string): Flags {
    const field = declaration(path);
    const { touched = false, dirty = false, validated = false, pending = false, result } = states.get(path);
    return flagsOf({
      wasLeft: touched,
      wasChanged: dirty,
      initial: getPath(initialValues, path),
      value: getPath(facts().values, path),
      required: isRequired(rulesOf(field, path, facts())),
      pending,
      validated: validated || result !== undefined || ((touched || dirty) && !isLazy(field)),
      failure: result === undefined ? check(field, path) : result,
    });
  }

  return { declaration, declared, check, validateAt, failureOf, flags };
}

type LazyField = FieldDeclaration & { mode: Exclude<FieldDeclaration['mode'], 'aggressive' | undefined> };

/** Whether the field is not simply validated at every key. */
export const isLazy = (field: FieldDeclaration | undefined): field is LazyField =>
  field?.mode !== undefined && field.mode !== 'aggressive';
