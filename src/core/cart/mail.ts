import { chosenKey } from '../answers/get-answer';
import { isMailSold, mailPlans } from '../catalogue/mail-plans';
import { productForRole } from '../catalogue/product-lookup';
import type { Facts } from '../facts/facts';
import { optionsOf } from '../facts/offer';
import { isOptedIn } from '../optional/optional-choices';
import { isSubscribed } from '../optional/optional-groups';
import { isOptionChecked } from '../optional/optional-products';
import { mailRole, phoneRole } from '../reference/product-roles';
import { dataPath, isInCart, itemsOfRoles } from './current-cart';

const isPrimary = ({ offer }: Facts): boolean => offer.primaryProducts.includes(mailRole);

/** Whether the form asks about mail, for which it needs a plan, a state and the recipients. */
export const sellsMail = (facts: Facts): boolean => isPrimary(facts) || isInCart(facts, mailRole);

/** Whether a bundle or a subscription says which mail there is. */
export const isMailFixed = (facts: Facts): boolean => isSubscribed(facts) || itemsOfRoles(facts, mailRole).some(({ bundled }) => bundled);

/** Whether there is a choice among plans: only one of several is asked for (MAIL-02). */
export const asksMailPlan = (facts: Facts): boolean => sellsMail(facts) && !isMailFixed(facts) && mailPlans(facts).length > 1;

/** Whether the visitor is asked where the mail of a company shall go to: to us only where mail is sold beside (COMP-01, MAIL-05). */
export const asksMailDestination = (facts: Facts): boolean =>
  !isPrimary(facts) && productForRole(facts, mailRole) !== undefined && !isMailFixed(facts);

/** Whether the answers ask for mail, on offer or not. */
const wantsMail = (facts: Facts): boolean =>
  isPrimary(facts) ||
  (facts.offer.optIns.includes(mailRole) && isOptedIn(facts, mailRole)) ||
  facts.offer.groups.some((group) => optionsOf(group).some((option) => option.role === mailRole && isOptionChecked(facts, group, option)));

/** Whether the answers ask for a virtual office that is sold there, and no bundle comes with other mail (MAIL-07). */
export const wantsVirtualOffice = (facts: Facts): boolean =>
  chosenKey(facts.values, dataPath(facts.config, mailRole, 'serviceType')) === 'vo' &&
  wantsMail(facts) &&
  isMailSold(facts) &&
  !isMailFixed(facts);

/** Whether phone service is offered beside a virtual office: shown, and in the order only once it is checked (MAIL-08). */
export const offersPhoneBesideMail = (facts: Facts): boolean => wantsVirtualOffice(facts) && productForRole(facts, phoneRole) !== undefined;
