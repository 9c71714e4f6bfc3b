import { disabledStatesAreUnchecked } from './multi-state';
import { managersFollowManagedType } from './officials';
import type { Reaction } from './reaction';

/** Every reaction, in the order in which they run. */
export const reactionList: readonly Reaction[] = [managersFollowManagedType, disabledStatesAreUnchecked];
