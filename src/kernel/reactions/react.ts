import type { Facts } from '../facts/facts';
import type { FormValues } from '../answers/form-values';
import { setAnswers } from '../answers/get-answer';
import type { Question } from '../answers/question';
import type { Notice } from '../answers/notice';
import type { Reaction } from './reaction';

export interface Reacted {
  values: FormValues;
  notices: readonly Notice[];
  /** If set, nothing has changed: `values` are those from before. */
  question?: Question;
}

/** Limits the rounds, in case reactions keep undoing each other. */
export const maxRounds = 10;

/**
 * Runs the reactions on a change, then on their own changes, until nothing changes any more. `values` stays the same
 * object if no reaction applies. The first question ends the run.
 */
export function react(before: Facts, after: Facts, reactions: readonly Reaction[]): Reacted {
  const notices: Notice[] = [];
  let from = before;
  let to = after;
  for (let round = 0; round < maxRounds && from !== to; round++) {
    const start = to;
    for (const reaction of reactions) {
      const follow = reaction(from, to);
      if (!follow) continue;
      if (follow.question) return { values: before.values, notices: [], question: follow.question };
      const { changes = {}, values = setAnswers(to.values, changes), notices: told = [] } = follow;
      if (values !== to.values) to = { ...to, values };
      notices.push(...told);
    }
    from = start;
  }
  return { values: to.values, notices };
}
