import { filledGroup, filledList, flag, group, requiredText } from './config-key';

/** What an affiliate is asked (AFFIL-02, AFFIL-03). */
export const affiliate = filledGroup({
  /** What they may describe themselves as: the key is sent. */
  types: filledList(group({ key: requiredText(), label: requiredText() })),
  goalsRequired: flag(false),
});
