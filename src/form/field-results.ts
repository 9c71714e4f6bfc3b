import type { FormValues } from '../kernel/answers/form-values';
import type { Facts } from '../kernel/facts/facts';
import { checkField, rulesOf } from '../kernel/plan/check-step';
import type { FieldDeclaration, FormPlan } from '../kernel/plan/form-plan';
import { declaredPath, fieldsByPath } from '../kernel/plan/read-answers';
import { getPath } from '../kernel/util/paths';
import type { Failure } from '../kernel/validation/failure';
import { flagsOf, type Flags } from '../kernel/validation/flags';
import { validatesOn, type Moment } from '../kernel/validation/modes';
import { isRequired } from '../kernel/validation/run-rules';
import type { createFieldStates } from './field-states';

interface FieldResultsOptions {
  plan: FormPlan;
  initialValues: FormValues;
  facts: () => Facts;
  states: ReturnType<typeof createFieldStates>;
}

/** Validates fields by concrete path: their current failure, the one to show, and their flags. */
export function createFieldResults({ plan, initialValues, facts, states }: FieldResultsOptions) {
  const declarations = fieldsByPath(plan);
  const declared = (path: string) => declarations.get(path) ?? declarations.get(declaredPath(path));

  /** The declaration of a field. Throws if no module declares it (a programming error). */
  function declaration(path: string): FieldDeclaration {
    const field = declared(path);
    if (!field) throw new Error(`No module declares "${path}".`);
    return field;
  }

  /** The field's current failure, or null. */
  const check = (field: FieldDeclaration, path: string): Failure | null => checkField(field, path, facts());

  /**
   * Stores the result of a lazy field if its mode validates at one of the moments, or in any case if none is given. The
   * result of any other field is not stored; it is computed from the values.
   */
  function validateAt(path: string, ...moments: readonly Moment[]) {
    const field = declared(path);
    if (!isLazy(field)) return;
    const hasErrors = !!states.get(path).result;
    if (moments.length === 0 || moments.some((moment) => validatesOn(field.mode, moment, hasErrors)))
      states.set(path, { result: check(field, path) });
  }

  /** Takes over what an earlier form has kept, before the first render. Fields that are no more are left out. */
  function takeStates(kept: ReturnType<typeof states.kept>) {
    for (const [path, { hasResult, ...fieldState }] of kept) {
      if (!declared(path)) continue;
      states.set(path, fieldState);
      // Validated anew, as its rules may have changed.
      if (hasResult) validateAt(path);
    }
  }

  function failureOf(path: string): Failure | null {
    const { errorShown, result } = states.get(path);
    const field = declared(path);
    if (!errorShown || !field) return null;
    return result === undefined ? check(field, path) : result;
  }

  /** The field's flags (VALID-13). Throws if no module declares it. */
  function flags(path: string): Flags {
    const field = declaration(path);
    const { touched = false, dirty = false, validated = false, pending = false, result } = states.get(path);
    return flagsOf({
      touched,
      dirty,
      initial: getPath(initialValues, path),
      value: getPath(facts().values, path),
      required: isRequired(rulesOf(field, path, facts())),
      pending,
      validated: validated || result !== undefined || ((touched || dirty) && !isLazy(field)),
      failure: result === undefined ? check(field, path) : result,
    });
  }

  return {
    declaration,
    declared,
    check,
    validateAt,
    failureOf,
    flags,
    /** All displayed failures with their paths. */
    shownFailures: () =>
      states
        .pathsWhere(({ errorShown }) => errorShown)
        .flatMap((path) => {
          const failure = failureOf(path);
          return failure ? [{ path, failure }] : [];
        }),
    /** What the visitor has done and seen in the fields, for the next form on the same root. */
    keptStates: states.kept,
    takeStates,
  };
}

type LazyField = FieldDeclaration & { mode: Exclude<FieldDeclaration['mode'], 'aggressive' | undefined> };

/** Whether the field's mode validates only at certain moments instead of on every keystroke. */
export const isLazy = (field: FieldDeclaration | undefined): field is LazyField => field?.mode !== undefined && field.mode !== 'aggressive';
