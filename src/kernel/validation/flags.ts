import type { Failure } from './failure';
import { isEmpty } from './is-empty';
import { isEqual } from '../util/is-equal';

/** What the flags of one field are computed from. */
export interface FieldFacts {
  /** The visitor has left it. */
  touched: boolean;
  /** Its value was changed at some time. */
  dirty: boolean;
  initial: unknown;
  value: unknown;
  required: boolean;
  /** A request that validates it has not been answered yet. */
  pending: boolean;
  /** It has been validated at least once. */
  validated: boolean;
  /** The result of the last validation; before the first, what it would be now. */
  failure: Failure | null;
}

/** The state of one field as booleans (VALID-13). */
export interface Flags {
  untouched: boolean;
  touched: boolean;
  pristine: boolean;
  /** The value differs from the initial one, or has done so. */
  dirty: boolean;
  /** The value differs from the initial one now. */
  changed: boolean;
  valid: boolean;
  invalid: boolean;
  validated: boolean;
  passed: boolean;
  failed: boolean;
  pending: boolean;
  required: boolean;
}

/** The flags of a field. Before its first validation it has neither passed nor failed (VALID-13). */
export function flagsOf({ touched, dirty: wasDirty, initial, value, required, pending, validated, failure }: FieldFacts): Flags {
  const changed = !isSame(initial, value);
  const dirty = wasDirty || changed;
  const valid = failure === null;
  return {
    untouched: !touched,
    touched,
    pristine: !dirty,
    dirty,
    changed,
    valid,
    invalid: !valid,
    validated,
    passed: validated && valid,
    failed: validated && !valid,
    pending,
    required,
  };
}

/** Choices compare by value; all empty values are equal. */
const isSame = (one: unknown, other: unknown): boolean => (isEmpty(one) && isEmpty(other)) || isEqual(one, other);
