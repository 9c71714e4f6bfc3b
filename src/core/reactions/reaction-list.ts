import type { FormPlan } from '../plan/form-plan';
import { filingChoicesFollow } from './filing-choices';
import { listReactions } from './lists';
import { minimumIsAsked } from './nyop-minimum';
import { disabledStatesAreUnchecked } from './multi-state';
import { expediteIsAskedAnew, filingFollowsExpedite } from './optional-expedite';
import { mailFollowsIdentityBundle, shippingFollowsSupplies } from './optional-products';
import type { Reaction } from './reaction';
import { durationFollowsOptions } from './registered-agent-duration';

/** The reactions of every form, in the order in which they run. */
export const reactionList: readonly Reaction[] = [
  disabledStatesAreUnchecked,
  shippingFollowsSupplies,
  mailFollowsIdentityBundle,
  expediteIsAskedAnew,
  // Before whatever commits a default filing method, since that would leave an opt-in without its speed.
  filingFollowsExpedite,
  durationFollowsOptions,
  filingChoicesFollow,
  minimumIsAsked,
];

/** The reactions of one form: those of its lists, then those of every form. */
export const reactionsOf = (plan: FormPlan): readonly Reaction[] => [...listReactions(plan), ...reactionList];
