import type { FormValues } from '../../answers/form-values';
import type { Failure } from '../failure';

export type RuleArgs = readonly string[];

export interface RuleContext {
  /** All answers, for rules that refer to another field (VALID-05). */
  values: FormValues;
  /** The field's initial value, for rules that do not count it as an answer. */
  initial?: unknown;
}

/** One rule; `args` follow the colon in a rule string (`length:2`). */
export interface Rule {
  /** Returns null if the value passes. */
  check: (value: unknown, args: RuleArgs, context: RuleContext) => Failure | null;
  /** Matches the text that may follow the colon; without it the rule takes no arguments. */
  params?: RegExp;
  /** Whether the rule checks empty values too; most leave them to `required` (VALID-04). */
  runsOnEmpty?: (args: RuleArgs) => boolean;
  /** The rule reads other answers, so it runs again when any of them changes. */
  crossField?: true;
  /** The rule checks the format of the value: the failure to report in place of the field's mask, whose sentence says less. */
  checksFormat?: string;
}

export const wholeNumber = /^\d+$/;
/** A dotted path into the values. */
export const fieldPath = /^\w+(\.\w+)*$/;
