import type { Notice } from '../answers/notice';
import type { Question } from '../answers/question';
import type { Facts } from '../facts/facts';
import type { Changes } from '../answers/answer-path';
import type { FormValues } from '../answers/form-values';

export interface Follow {
  /** The answers that follow; one that is there already changes nothing. */
  changes?: Changes;
  /** All values, in place of `changes`. */
  values?: FormValues;
  notices?: readonly Notice[];
  /** With it nothing else counts: the change waits until the visitor has answered. */
  question?: Question;
}

/** "When X changes, Y follows": returns what follows, or undefined if nothing does. */
export type Reaction = (before: Facts, after: Facts) => Follow | undefined;
