import { filingChoicesFollow } from './filing-choices';
import { disabledStatesAreUnchecked } from './multi-state';
import { managersFollowManagedType } from './officials';
import type { Reaction } from './reaction';
import { durationFollowsOptions } from './registered-agent-duration';

/** Every reaction, in the order in which they run. */
export const reactionList: readonly Reaction[] = [
  managersFollowManagedType,
  disabledStatesAreUnchecked,
  durationFollowsOptions,
  filingChoicesFollow,
];
