import { managersFollowManagedType } from './officials';
import { expediteIsAskedAnew, filingFollowsExpedite } from './optional-expedite';
import { mailFollowsIdentityBundle, shippingFollowsSupplies } from './optional-products';
import type { Reaction } from './reaction';

/** Every reaction, in the order in which they run. */
export const reactionList: readonly Reaction[] = [
  managersFollowManagedType,
  shippingFollowsSupplies,
  mailFollowsIdentityBundle,
  expediteIsAskedAnew,
  // Before whatever commits a default filing method, since that would leave an opt-in without its speed.
  filingFollowsExpedite,
];
