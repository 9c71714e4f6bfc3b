import type { Failure } from './failure';
import { isEmpty } from './is-empty';
import { isEqual } from '../util/is-equal';

/** What is known of one field. */
export interface FieldFacts {
  /** The visitor has left it. */
  wasLeft: boolean;
  /** Its value was another one than at the start, if only for a while. */
  wasChanged: boolean;
  /** What it started with, and what it holds now. */
  initial: unknown;
  value: unknown;
  required: boolean;
  /** A server's answer about it is awaited. */
  pending: boolean;
  /** It was validated at least once, as its mode allows. */
  validated: boolean;
  /** What that validation found, or, before the first, what one would find now. */
  failure: Failure | null;
}

/** The state of one field in yes and no (VALID-13). */
export interface Flags {
  untouched: boolean;
  touched: boolean;
  pristine: boolean;
  /** Differs from what it started with, or once did. */
  dirty: boolean;
  /** Differs from what it started with now. */
  changed: boolean;
  valid: boolean;
  invalid: boolean;
  validated: boolean;
  passed: boolean;
  failed: boolean;
  pending: boolean;
  required: boolean;
}

/** The flags of a field. Before its validation it has neither passed nor failed (VALID-13). */
export function flagsOf({ wasLeft, wasChanged, initial, value, required, pending, validated, failure }: FieldFacts): Flags {
  const changed = !isSame(initial, value);
  const dirty = wasChanged || changed;
  const valid = failure === null;
  return {
    untouched: !wasLeft,
    touched: wasLeft,
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

/** A choice is the same by its parts, and one answer that is none is as good as another. */
const isSame = (one: unknown, other: unknown): boolean =>
  (isEmpty(one) && isEmpty(other)) || isEqual(one, other);
