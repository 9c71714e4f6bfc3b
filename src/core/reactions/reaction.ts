import type { Notice } from '../answers/notice';
import type { Question } from '../answers/question';
import type { Facts } from '../facts/facts';
import type { FormValues } from '../answers/form-values';

export interface Follow {
  values: FormValues;
  notices?: readonly Notice[];
  question?: undefined;
}

/** The change is not made before the visitor has answered. */
export interface Asking {
  question: Question;
  values?: undefined;
  notices?: undefined;
}

/** "When X changes, Y follows": the values as they must become, a question, or undefined when nothing follows. */
export type Reaction = (before: Facts, after: Facts) => Follow | Asking | undefined;
