import type { FormValues } from '../kernel/answers/form-values';
import type { Facts } from '../kernel/facts/facts';
import type { FormPlan } from '../kernel/plan/form-plan';
import { shownFields } from '../kernel/plan/step-list';
import { getPath } from '../kernel/util/paths';
import type { Failure } from '../kernel/validation/failure';
import { createFieldResults, isLazy } from './field-results';
import { createFieldStates, type FieldState } from './field-states';
import type { HeldState } from './form-state';
import type { Write } from './values-store';

export interface FieldStateOptions {
  plan: FormPlan;
  initialValues: FormValues;
  state: HeldState;
  facts: () => Facts;
  /** Called after the state of a field has changed. */
  onChange: () => void;
}

/** State of the fields beside their values: touched, dirty, validation results, errors shown. */
export function createFieldState(options: FieldStateOptions) {
  const { plan, state, facts, onChange } = options;
  const states = createFieldStates(state);
  const { declaration, declared, check, validateAt, failureOf, flags, ...results } = createFieldResults({ ...options, states });

  function showErrors(paths: readonly string[], validated = paths) {
    states.setEach(validated, { validated: true });
    states.setEach(paths, { errorShown: true });
    for (const path of [...states.pathsWhere(({ result }) => result !== undefined), ...validated]) validateAt(path);
    onChange();
  }

  function put(path: string, changed: FieldState) {
    states.set(path, changed);
    onChange();
  }

  return {
    declaration,
    /** Changes identity only when the stored state changes, not when the value does. */
    fieldState: states.get,
    /** Updates the field state after a write to the values. */
    follow({ changed, hasReacted, isTyping }: Write) {
      const stale = changed.filter((path) => !states.get(path).dirty || states.get(path).refusal);
      if (stale.length > 0) states.setEach(stale, { dirty: true, refusal: '' });
      // Forget entries that a reaction removed, so that new ones at the same index start without errors.
      if (hasReacted) states.keepOnly((path) => getPath(facts().values, path) !== undefined);
      for (const path of changed) validateAt(path, 'input', ...(isTyping ? [] : ['change' as const]));
    },
    ...results,
    /** Drops the state of a removed list entry; later entries keep theirs under their new index. */
    removeEntry: states.moveUp,
    /** Marks the field touched. Shows its error if it is dirty and has been validated. */
    blur(path: string) {
      const { touched, dirty, errorShown, result: before } = states.get(path);
      validateAt(path, 'blur');
      const { result } = states.get(path);
      const isValidated = result !== undefined || !isLazy(declared(path));
      states.set(path, { touched: true, errorShown: errorShown || (dirty && isValidated) });
      if (!touched || (dirty && !errorShown) || result !== before) onChange();
    },
    /** Validates these fields whatever their mode, and shows their errors. */
    showErrors,
    /** Validates whole steps, by index in the plan. Shows the errors and returns the failing paths. */
    validateSteps(steps: readonly number[]): readonly string[] {
      const fields = steps.flatMap((step) => shownFields(plan.steps[step]!, facts()));
      const failing = fields.filter(({ path, field }) => check(field, path)).map(({ path }) => path);
      showErrors(
        failing,
        fields.map(({ path }) => path),
      );
      return failing;
    },
    /** Validates one field, shows its error and returns it. */
    validateField(path: string): Failure | null {
      showErrors([path]);
      return failureOf(path);
    },
    /** The failure to display, or null while errors of this field are hidden. */
    failureOf,
    /** Paths of fields that were left, or validated explicitly (Continue, Submit, a call). */
    touchedPaths: () => states.pathsWhere(({ touched, validated }) => touched || validated),
    /** Whether the field at a path passes now; true where there is none. */
    isValid(path: string): boolean {
      const field = declared(path);
      return !field || !check(field, path);
    },
    isErrorShown: (path: string) => !!states.get(path).errorShown && states.get(path).result !== null,
    isTouchedOrDirty: (path: string) => !!(states.get(path).touched || states.get(path).dirty),
    isPending: (path: string) => !!states.get(path).pending,
    /** Shows at a field what a server says against its value; '' ends that. */
    refuse: (path: string, refusal: string) => put(path, { refusal }),
    /** Set while a server checks the field's value. */
    setPending: (path: string, pending: boolean) => put(path, { pending }),
    flags,
  };
}
