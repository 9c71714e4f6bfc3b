import { mailPlans } from '../../commerce/catalogue/mail-plans';
import { productForRole } from '../../commerce/catalogue/product-lookup';
import type { Facts } from '../../kernel/facts/facts';
import { isMailFixed, wantsVirtualOffice } from '../../commerce/optional/opt-ins';
import { mailRole, phoneRole } from '../../kernel/reference/product-roles';
import { isInCart } from '../../commerce/cart/current-cart';

const isPrimary = ({ offer }: Facts): boolean => offer.primaryProducts.includes(mailRole);

/** Whether the form asks about mail, for which it needs a plan, a state and the recipients. */
export const sellsMail = (facts: Facts): boolean => isPrimary(facts) || isInCart(facts, mailRole);

/** Whether there is a choice among plans: only one of several is asked for (MAIL-02). */
export const asksMailPlan = (facts: Facts): boolean => sellsMail(facts) && !isMailFixed(facts) && mailPlans(facts).length > 1;

/** Whether the visitor is asked where the mail of a company shall go to: to us only where mail is sold beside (COMP-01, MAIL-05). */
export const asksMailDestination = (facts: Facts): boolean =>
  !isPrimary(facts) && productForRole(facts, mailRole) !== undefined && !isMailFixed(facts);

/** Whether phone service is offered beside a virtual office: shown, and in the order only once it is checked (MAIL-08). */
export const offersPhoneBesideMail = (facts: Facts): boolean => wantsVirtualOffice(facts) && productForRole(facts, phoneRole) !== undefined;
