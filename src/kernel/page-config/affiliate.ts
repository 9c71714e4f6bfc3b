import { filledGroup, flag, group, list, requiredText } from './config-key';

/** What an affiliate is asked (AFFIL-02, AFFIL-03). */
export const affiliate = filledGroup({
  /** What they may describe themselves as: the key is sent. */
  types: list(group({ key: requiredText(), label: requiredText() })),
  goalsRequired: flag(false),
});
