import { answeredProductsFollow } from './answered-products';
import { genericPurposeIsUnchecked } from './business-purpose';
import { designatorFollowsName } from './company-name';
import type { FormPlan } from '../plan/form-plan';
import { filingChoicesFollow } from './filing-choices';
import { listReactions } from './lists';
import { minimumIsAsked } from './nyop-minimum';
import { disabledStatesAreUnchecked } from './multi-state';
import { expediteIsAskedAnew, filingFollowsExpedite } from './optional-expedite';
import { mailFollowsIdentityBundle, shippingFollowsSupplies } from './optional-products';
import type { Reaction } from './reaction';
import { taxIDFollowsSelection } from './tax-id';
import { durationFollowsOptions } from './registered-agent-duration';

/** Reactions of every form, in the order in which they run. */
export const reactionList: readonly Reaction[] = [
  disabledStatesAreUnchecked,
  designatorFollowsName,
  genericPurposeIsUnchecked,
  answeredProductsFollow,
  shippingFollowsSupplies,
  mailFollowsIdentityBundle,
  expediteIsAskedAnew,
  // Before `filingChoicesFollow`: once a default method is selected, the opt-in no longer selects its own.
  filingFollowsExpedite,
  taxIDFollowsSelection,
  durationFollowsOptions,
  filingChoicesFollow,
  minimumIsAsked,
];

/** Reactions of one form: its lists first, then those of every form. */
export const reactionsOf = (plan: FormPlan): readonly Reaction[] => [...listReactions(plan), ...reactionList];
