import type { FormValues } from '../../answers/form-values';
import type { Failure } from '../failure';

export type RuleArgs = readonly string[];

export interface RuleContext {
  /** The form as it is now, for rules that refer to another field (VALID-05). */
  values: FormValues;
  /** What the field starts with, for rules to which that is no answer yet. */
  initial?: unknown;
}

/** One rule of the rule language; `args` are what follows its colon (`length:2`). */
export interface Rule {
  /** What is wrong with the value, or null. */
  check: (value: unknown, args: RuleArgs, context: RuleContext) => Failure | null;
  /** What may follow the colon, with its commas; nothing where left out. */
  params?: RegExp;
  /** Whether an empty value is judged too; most rules leave that to `required` (VALID-04). */
  runsOnEmpty?: (args: RuleArgs) => boolean;
  /** It reads other answers than its own, so that a change of those asks it again. */
  crossField?: true;
  /** It judges how a value is written, in words of its own, so that a mask has nothing to add. */
  checksFormat?: true;
}

export const wholeNumber = /^\d+$/;
/** A dotted path into the values. */
export const fieldPath = /^\w+(\.\w+)*$/;
