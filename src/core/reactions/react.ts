import type { Facts } from '../facts/facts';
import type { FormValues } from '../answers/form-values';
import type { Question } from '../answers/question';
import type { Notice } from '../answers/notice';
import type { Reaction } from './reaction';
import { reactionList } from './reaction-list';

export interface Reacted {
  values: FormValues;
  notices: readonly Notice[];
  /** Where there is one, nothing has changed: the values are those from before. */
  question?: Question;
}

/** Reactions that still disagree after so many rounds would never settle. */
export const maxRounds = 10;

/**
 * What follows from a change: the one door through which every write goes. The reactions run over it, then over what
 * they themselves changed, until nothing changes. The values stay the same object when nothing follows. The
 * first question ends it.
 */
export function react(before: Facts, after: Facts, reactions: readonly Reaction[] = reactionList): Reacted {
  const notices: Notice[] = [];
  let from = before;
  let to = after;
  for (let round = 0; round < maxRounds && from !== to; round++) {
    const start = to;
    for (const reaction of reactions) {
      const follow = reaction(from, to);
      if (!follow) continue;
      if (follow.question) return { values: before.values, notices: [], question: follow.question };
      if (follow.values !== to.values) to = { ...to, values: follow.values };
      notices.push(...(follow.notices ?? []));
    }
    from = start;
  }
  return { values: to.values, notices };
}
