import { filingChoicesFollow } from './filing-choices';
import { disabledStatesAreUnchecked } from './multi-state';
import { managersFollowManagedType } from './officials';
import { expediteIsAskedAnew, filingFollowsExpedite } from './optional-expedite';
import { mailFollowsIdentityBundle, shippingFollowsSupplies } from './optional-products';
import type { Reaction } from './reaction';
import { durationFollowsOptions } from './registered-agent-duration';

/** Every reaction, in the order in which they run. */
export const reactionList: readonly Reaction[] = [
  managersFollowManagedType,
  disabledStatesAreUnchecked,
  shippingFollowsSupplies,
  mailFollowsIdentityBundle,
  expediteIsAskedAnew,
  // Before whatever commits a default filing method, since that would leave an opt-in without its speed.
  filingFollowsExpedite,
  durationFollowsOptions,
  filingChoicesFollow,
];
