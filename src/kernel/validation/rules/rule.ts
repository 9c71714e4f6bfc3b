import type { FormValues } from '../../answers/form-values';
import type { Failure } from '../failure';

export type RuleArgs = readonly string[];

export interface RuleContext {
  /** All answers, for rules that refer to another field (VALID-05). */
  values: FormValues;
  /** The field's initial value, for rules that do not count it as an answer. */
  initial?: unknown;
}

/**
 * True if the value passes. False fails with the rule's own sentence, a name with that of another rule, either with the
 * first argument as `n`; a failure says what else the sentence contains.
 */
export type Verdict = boolean | string | Failure;

/** One rule; `args` follow the colon in a rule string (`length:2`). */
export interface Rule {
  check: (value: unknown, args: RuleArgs, context: RuleContext) => Verdict;
  /** Matches the text that may follow the colon; without it the rule takes no arguments. */
  params?: RegExp;
  /** Whether the rule checks empty values too; most leave them to `required` (VALID-04). */
  runsOnEmpty?: (args: RuleArgs) => boolean;
  /** The rule reads other answers, so it runs again when any of them changes. */
  crossField?: true;
  /** The rule checks the format of the value, and fails in place of the field's mask, whose sentence says less. */
  checksFormat?: true;
}

export const wholeNumber = /^\d+$/;
/** A dotted path into the values. */
export const fieldPath = /^\w+(\.\w+)*$/;
