import type { Notice } from '../answers/notice';
import type { Question } from '../answers/question';
import type { Facts } from '../facts/facts';
import type { FormValues } from '../answers/form-values';

export interface Follow {
  values: FormValues;
  notices?: readonly Notice[];
  question?: undefined;
}

/** The change waits until the visitor has answered. */
export interface Asking {
  question: Question;
  values?: undefined;
  notices?: undefined;
}

/** "When X changes, Y follows": returns the resulting values, a question, or undefined if nothing follows. */
export type Reaction = (before: Facts, after: Facts) => Follow | Asking | undefined;
