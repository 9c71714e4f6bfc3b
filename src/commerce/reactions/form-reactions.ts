import type { FormPlan } from '../../kernel/plan/form-plan';
import { verdictIsForgotten } from '../../kernel/reactions/address-verdict';
import { listsAreWhole } from '../../kernel/reactions/lists';
import type { Reaction } from '../../kernel/reactions/reaction';
import { familyReactions, registeredFamilies } from '../families/registered-families';
import { addressReactions } from './addresses';
import { answeredProductsFollow } from './answered-products';
import { cardNamesFollowContact } from './card-names';
import { couponIsAccepted } from './coupon';
import { mailFollowsIdentityBundle, shippingFollowsSupplies } from './optional-products';
import { signatureIsForgotten } from './signature';

/** Reactions of every order, whatever it sells; those of the families come before them. */
const orderReactions: readonly Reaction[] = [
  answeredProductsFollow,
  shippingFollowsSupplies,
  mailFollowsIdentityBundle,
  verdictIsForgotten,
  cardNamesFollowContact,
  couponIsAccepted,
  signatureIsForgotten,
];

/** The reactions that do not depend on the fields of a form. */
export const answerReactions = (): readonly Reaction[] => [...familyReactions(), ...orderReactions];

/** All reactions of one form, in their order: its lists first, then families and order, then its addresses. */
export const reactionsOf = (plan: FormPlan): readonly Reaction[] => [
  listsAreWhole(plan),
  ...answerReactions(),
  ...registeredFamilies().flatMap((family) => family.reactionsOf?.(plan) ?? []),
  ...addressReactions(plan),
];
