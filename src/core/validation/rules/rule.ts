import type { FormValues } from '../../form-values/form-values';
import type { Failure } from '../failure';

export type RuleArgs = readonly string[];

/** One rule of the rule language; `args` are what follows its colon (`length:2`). */
export interface Rule {
  /** What is wrong with the value, or null. `values` are for rules that refer to another field (VALID-05). */
  check: (value: unknown, args: RuleArgs, values: FormValues) => Failure | null;
  /** Whether an empty value is judged too; most rules leave that to `required` (VALID-04). */
  judgesEmpty?: (args: RuleArgs) => boolean;
}
