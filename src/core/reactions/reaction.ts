import type { Notice } from '../answers/notice';
import type { Facts } from '../facts/facts';
import type { FormValues } from '../answers/form-values';

export interface Follow {
  values: FormValues;
  notices?: readonly Notice[];
}

/** "When X changes, Y follows": the values as they must become, or undefined when nothing follows. */
export type Reaction = (before: Facts, after: Facts) => Follow | undefined;
