import type { FormValues } from '../core/answers/form-values';
import type { Facts } from '../core/facts/facts';
import type { FormPlan } from '../core/plan/form-plan';
import { shownFields } from '../core/plan/step-list';
import { getPath } from '../core/util/paths';
import type { Failure } from '../core/validation/failure';
import { createFieldResults, isLazy } from './field-results';
import { createFieldStates } from './field-states';
import type { Write } from './values-store';

export interface FieldStateOptions {
  plan: FormPlan;
  initialValues: FormValues;
  facts: () => Facts;
  /** A field's state has changed. */
  onChange: () => void;
}

/** What the form knows of its fields beside their values: what the visitor did there, and what is wrong. */
export function createFieldState({ plan, initialValues, facts, onChange }: FieldStateOptions) {
  const states = createFieldStates();
  const { declaration, declared, check, validateAt, failureOf, flags } = createFieldResults({ plan, initialValues, facts, states });

  function showErrors(paths: readonly string[]) {
    for (const path of paths) states.set(path, { errorShown: true, validated: true });
    for (const path of [...states.pathsWhere(({ result }) => result !== undefined), ...paths]) validateAt(path);
    onChange();
  }

  return {
    declaration,
    /** The same object until something but the field's value changes of what the form remembers of it. */
    fieldState: states.get,
    /** Takes over what was written through the door. */
    follow({ changed, hasReacted, isTyping }: Write) {
      for (const path of changed) if (!states.get(path).dirty) states.set(path, { dirty: true });
      // An entry that a reaction took away leaves no message behind for one that takes its place.
      if (hasReacted) states.keepOnly((path) => getPath(facts().values, path) !== undefined);
      for (const path of changed) validateAt(path, 'input', ...(isTyping ? [] : ['change' as const]));
    },
    /** The states of a removed entry go, those of later entries move up with their data. */
    removeEntry: states.moveUp,
    /** The field was left: from now on its message shows, if the visitor had changed it. */
    blur(path: string) {
      const { touched, dirty, errorShown, result: before } = states.get(path);
      validateAt(path, 'blur');
      const { result } = states.get(path);
      const isValidated = result !== undefined || !isLazy(declared(path));
      states.set(path, { touched: true, errorShown: errorShown || (dirty && isValidated) });
      if (!touched || (dirty && !errorShown) || result !== before) onChange();
    },
    /** An explicit validation: what these fields have to say shows, and no mode holds anything back. */
    showErrors,
    /** Validates whole steps, by their index in the plan, and answers the paths that fail; their messages show. */
    validateSteps(steps: readonly number[]): readonly string[] {
      const fields = steps.flatMap((step) => shownFields(plan.steps[step]!, facts()));
      for (const { path } of fields) {
        states.set(path, { validated: true });
        validateAt(path);
      }
      const failing = fields.filter(({ path, field }) => check(field, path)).map(({ path }) => path);
      showErrors(failing);
      return failing;
    },
    /** Validates one field by hand, its message included. */
    validateField(path: string): Failure | null {
      showErrors([path]);
      return failureOf(path);
    },
    /** What is wrong with the field, once the visitor may be told. */
    failureOf,
    /** The failures that show, by path. */
    shownFailures: () =>
      states.pathsWhere(({ errorShown }) => !!errorShown).flatMap((path) => {
        const failure = failureOf(path);
        return failure ? [{ path, failure }] : [];
      }),
    /** The paths of the fields that were left, or validated by a Continue or Submit. */
    touchedPaths: () => states.pathsWhere(({ touched, validated }) => !!(touched || validated)),
    isErrorShown: (path: string) => !!states.get(path).errorShown && states.get(path).result !== null,
    isTouchedOrDirty: (path: string) => !!(states.get(path).touched || states.get(path).dirty),
    isPending: (path: string) => !!states.get(path).pending,
    /** A server is asked about the field's answer, or has replied. */
    setPending(path: string, pending: boolean) {
      states.set(path, { pending });
      onChange();
    },
    flags,
  };
}
