import { answeredProductsFollow } from './answered-products';
import { domainIsOrdered } from './domain-choice';
import { cardNamesFollowContact } from './card-names';
import { genericPurposeIsUnchecked } from './business-purpose';
import { designatorFollowsName } from './company-name';
import { statesFollowType, typeFollowsOffer, typeFollowsSubject, upFrontIsAsked } from './entity-type';
import type { FormPlan } from '../plan/form-plan';
import { addressReactions, verdictIsForgotten } from './addresses';
import { filingChoicesFollow } from './filing-choices';
import { listsAreWhole } from './lists';
import { minimumIsAsked } from './nyop-minimum';
import { disabledStatesAreUnchecked } from './multi-state';
import { nonProfitTypeFitsStates } from './non-profit-type';
import { expediteIsAskedAnew, filingFollowsExpedite } from './optional-expedite';
import { destinationFollowsMail, mailPlanFollowsOffer, mailStateFollows, phoneFollowsVirtualOffice } from './mail';
import { mailFollowsIdentityBundle, shippingFollowsSupplies } from './optional-products';
import { productFollowsAreaCode } from './phone-service';
import type { Reaction } from './reaction';
import { taxIDFollowsSelection } from './tax-id';
import { vehicleTypesAreSold } from './vehicles';
import { durationFollowsOptions } from './registered-agent-duration';

/** Reactions of every form, in the order in which they run. */
export const reactionList: readonly Reaction[] = [
  typeFollowsSubject,
  typeFollowsOffer,
  upFrontIsAsked,
  // Before `disabledStatesAreUnchecked`, whose notice does not name the entity type.
  statesFollowType,
  disabledStatesAreUnchecked,
  designatorFollowsName,
  genericPurposeIsUnchecked,
  answeredProductsFollow,
  domainIsOrdered,
  productFollowsAreaCode,
  // After `disabledStatesAreUnchecked`, which may take back a state that would be asked about.
  nonProfitTypeFitsStates,
  shippingFollowsSupplies,
  mailFollowsIdentityBundle,
  destinationFollowsMail,
  mailPlanFollowsOffer,
  phoneFollowsVirtualOffice,
  expediteIsAskedAnew,
  // Before `filingChoicesFollow`: once a default method is selected, the opt-in no longer selects its own.
  filingFollowsExpedite,
  taxIDFollowsSelection,
  durationFollowsOptions,
  filingChoicesFollow,
  verdictIsForgotten,
  vehicleTypesAreSold,
  cardNamesFollowContact,
  minimumIsAsked,
];

/** Reactions of one form: its lists first, then those of every form, then its addresses. */
export const reactionsOf = (plan: FormPlan): readonly Reaction[] => [
  listsAreWhole(plan),
  ...reactionList,
  mailStateFollows(plan),
  ...addressReactions(plan),
];
