import { emptyChoice } from '../../kernel/answers/form-values';
import { chosenKey, getAnswer, isTrue } from '../../kernel/answers/get-answer';
import { triggerFields } from '../../commerce/bundles/bundles';
import { cartReadiness } from '../../commerce/cart/cart-readiness';
import { isInCart, itemsOfRoles } from '../../commerce/cart/current-cart';
import { sellsMail } from './mail-in-cart';
import { wantsVirtualOffice } from '../../commerce/optional/opt-ins';
import { stateOfService } from '../../commerce/catalogue/jurisdictions-in-use';
import { isMailSoldIn, mailPlans } from '../../commerce/catalogue/mail-plans';
import { mailState, dataPath } from '../../commerce/catalogue/product-lookup';
import type { Facts } from '../../kernel/facts/facts';
import { optionsOf, rolesOf } from '../../kernel/facts/offer';
import { checkedPath } from '../../commerce/optional/optional-products';
import type { FormPlan } from '../../kernel/plan/form-plan';
import { seenPath } from '../../kernel/plan/navigation';
import { isOptionalStep } from '../../kernel/plan/step-list';
import { mailRole, phoneRole } from '../../kernel/reference/product-roles';
import { stateName } from '../../kernel/reference/states';
import { destinationPath } from '../../commerce/reactions/answered-products';
import { filingAnswers, hasChanged } from '../../kernel/reactions/has-changed';
import type { Reaction } from '../../kernel/reactions/reaction';

/** The destination follows mail that is checked or unchecked elsewhere, where the form asks for it (MAIL-05). */
export const destinationFollowsMail: Reaction = (before, after) => {
  const path = checkedPath(after.config, mailRole);
  if (!hasChanged(before, after, [path]) || getAnswer(after.values, destinationPath) === undefined) return undefined;
  return { changes: { [destinationPath]: isTrue(after.values, path) ? 'ourAddress' : 'yourAddress' } };
};

/**
 * Chooses the plan that is the only one, of all or of the chosen service (MAIL-02). A service or limit without a plan, and
 * a state where no mail arrives, are asked for again.
 */
export const mailPlanFollowsOffer: Reaction = (before, after) => {
  const deciding = ['productState', 'billingType', ...filingAnswers, ...triggerFields(after.config)] as const;
  if (before.catalogue === after.catalogue && !hasChanged(before, after, deciding)) return undefined;
  if (!sellsMail(after) || cartReadiness(after) !== 'ready') return undefined;
  const { config, values } = after;
  const state = mailState(after);
  if (!config.mail.state && state !== '' && !isMailSoldIn(after, state))
    return { changes: { [dataPath(config, mailRole, 'state')]: emptyChoice } };
  const servicePath = dataPath(config, mailRole, 'serviceType');
  const limitPath = dataPath(config, mailRole, 'limit');
  const service = chosenKey(values, servicePath);
  const limit = getAnswer(values, limitPath);
  const plans = mailPlans(after);
  const ofService = plans.filter(({ serviceType }) => serviceType === service);
  const [first, second] = ofService.length > 0 ? ofService : plans;
  if (!first || ofService.some((plan) => plan.limit === limit)) return undefined;
  const serviceType = second ? (ofService.length > 0 ? service : '') : first.serviceType;
  const only = second ? undefined : first.limit;
  return serviceType === service && only === limit ? undefined : { changes: { [servicePath]: serviceType, [limitPath]: only } };
};

/**
 * The mail arrives in the state of service, if it is sold there; but not once the visitor has chosen another state and has
 * seen the step of optional items (MAIL-06).
 */
export const mailStateFollows =
  ({ steps }: FormPlan): Reaction =>
  (before, after) => {
    const { config, values } = after;
    const code = stateOfService(after);
    if (code === '' || code === stateOfService(before) || config.mail.state || !rolesOf(after.offer).includes(mailRole)) return undefined;
    const isSeen = steps.some(({ title }, index) => isOptionalStep(title) && isTrue(values, seenPath(index)));
    if (code === mailState(after) || !isMailSoldIn(after, code) || (isSeen && mailState(after) !== '')) return undefined;
    return { changes: { [dataPath(config, mailRole, 'state')]: { key: code, value: stateName(code) } } };
  };

const sellsPhone = ({ offer }: Facts): boolean => offer.groups.some((group) => optionsOf(group).some(({ role }) => role === phoneRole));

/**
 * Choosing a virtual office drops phone service, which can be added again (MAIL-07, MAIL-08). Without the virtual office
 * it goes too, unless the form offers it anyway.
 */
export const phoneFollowsVirtualOffice: Reaction = (before, after) => {
  const isChosen = wantsVirtualOffice(after);
  if (isChosen === wantsVirtualOffice(before) || (!isChosen && sellsPhone(after))) return undefined;
  const { offer, config, values } = after;
  const path = checkedPath(config, phoneRole);
  const isOwn = offer.primaryProducts.includes(phoneRole) || itemsOfRoles(after, phoneRole).some((item) => item.bundledInPrimaryBundle);
  if (isOwn || !rolesOf(offer).includes(phoneRole) || !(isTrue(values, path) || isInCart(after, phoneRole))) return undefined;
  return {
    changes: { [path]: false },
    notices: [{ key: 'notice.phoneService', ...(isChosen && { undo: { [path]: true } }) }],
  };
};
