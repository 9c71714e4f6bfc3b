import { chosenEntityType, chosenState } from '../catalogue/chosen-jurisdictions';
import { chosenFilingMethod, filingMethodsOf } from '../catalogue/filing-methods';
import { jurisdictionsOf } from '../catalogue/jurisdictions-in-use';
import { productForRole } from '../catalogue/product-lookup';
import type { Facts } from '../facts/facts';
import { choiceKey } from '../answers/form-values';
import { getAnswer } from '../answers/get-answer';
import type { Notice } from '../answers/notice';
import { stateName } from '../reference/states';
import type { TextKey } from '../text/en';
import { triggerFields } from '../bundles/bundles';
import type { Cart, CartItem } from '../cart-items/cart-item';
import { optionsOf } from '../facts/offer';
import { isOptionalStepShown, isSubscribed } from '../optional/optional-groups';
import { isOptedIn } from '../optional/optional-choices';
import { expediteRole } from '../reference/product-roles';
import { answerPath, checkedPath } from '../optional/optional-products';
import type { AnswerPath } from '../answers/answer-path';

/** Something the visitor has asked for, and where they did. */
interface OwnChoice {
  role: string;
  path: AnswerPath;
  /** '' for the state of service. */
  jurisdiction: string;
}

function ownChoices(before: Facts, after: Facts): readonly OwnChoice[] {
  const { config, offer } = after;
  const asked = [
    ...offer.groups.flatMap((group) =>
      optionsOf(group).flatMap((option) => {
        // What was wanted in a state alone goes with the state, and whoever left the state knows.
        const asked = jurisdictionsOf(after, group, option);
        return jurisdictionsOf(before, group, option)
          .filter((code) => asked.includes(code))
          .map((code) => ({ role: option.role, path: answerPath(config, option, code), jurisdiction: code ?? '' }));
      }),
    ),
    ...offer.optIns.map((role) => ({ role, path: checkedPath(config, role), jurisdiction: '' })),
  ];
  return asked.filter(({ path }) => getAnswer(after.values, path) === true);
}

/** The answers on which the products on offer hang. */
const decisivePaths = ({ config }: Facts): readonly AnswerPath[] => [
  'companyInformation.state',
  'companyInformation.entityType',
  'billingType',
  ...triggerFields(config),
];

/** Why something is not sold any more, the most telling reason first. */
function reasonOf(before: Facts, after: Facts, isElsewhere: boolean): TextKey {
  if (isSubscribed(after) && !isSubscribed(before)) return 'notice.subscription';
  if (isElsewhere && chosenState(after) !== '') return 'notice.notInState';
  return chosenEntityType(before) === chosenEntityType(after) ? 'notice.notInBundle' : 'notice.notForEntity';
}

/** The item that stands for a choice in a cart. */
function itemOf(facts: Facts, cart: Cart, { role, jurisdiction }: OwnChoice): CartItem | undefined {
  const id = productForRole(facts, role, jurisdiction || undefined)?.product_id;
  return cart.find((item) => item.product_id === id && (jurisdiction === '' || item.state === '' || item.state === jurisdiction));
}

/**
 * What the visitor had chosen and what is gone, or out of their sight, because of another answer, and why. Both
 * carts must stand on all that they need: one whose products still load lacks things that are not gone.
 */
export function removedItems(before: Facts, after: Facts, cartBefore: Cart, cartAfter: Cart): readonly Notice[] {
  const changed = decisivePaths(after).filter((path) => getAnswer(before.values, path) !== getAnswer(after.values, path));
  // With no answer changed it is the page or the server that has, and that is no news about what the visitor did.
  if (changed.length === 0) return [];
  const undo = Object.fromEntries(changed.map((path) => [path, getAnswer(before.values, path)]));
  const state = stateName(chosenState(after)) ?? '';
  const isElsewhere = chosenState(before) !== chosenState(after);
  const isStepGone = isOptionalStepShown(before) && !isOptionalStepShown(after);
  // What was unchecked, by the visitor or a reaction, is not in the answers of after, and has been told already.
  const wanted = ownChoices(before, after);
  const isGone = (choice: OwnChoice) => !itemOf(after, cartAfter, choice);
  const tell = (key: TextKey, choices: readonly OwnChoice[]): Notice[] => {
    const items = choices.flatMap((choice) => itemOf(before, cartBefore, choice) ?? []).map(({ labelText, name }) => labelText || name);
    return items.length > 0 ? [{ key, params: { items: [...new Set(items)].join(', '), state } }] : [];
  };
  const notices = [
    ...tell(reasonOf(before, after, isElsewhere), wanted.filter(isGone)),
    ...tell('notice.stepHidden', isStepGone ? wanted.filter((choice) => !isGone(choice)) : []),
    ...(isElsewhere && isSpeedLost(before, after, cartAfter) ? [{ key: 'notice.speed' as const }] : []),
    ...(isElsewhere && isDurationLost(before, cartBefore, cartAfter) ? [{ key: 'notice.duration' as const, params: { state } }] : []),
  ];
  return notices.map((notice) => ({ ...notice, undo }));
}

/** Whether the order had a faster filing than the state's first, which it does not have any more in another state. */
function isSpeedLost(before: Facts, after: Facts, cartAfter: Cart): boolean {
  const rank = (facts: Facts, role: string): number => {
    const state = chosenState(facts);
    const product = productForRole(facts, role, state);
    const chosen = product && chosenFilingMethod(facts, product, state);
    return chosen ? filingMethodsOf(facts, product, state).findIndex(({ id }) => id === chosen.id) : -1;
  };
  // With expedited processing goes its speed, and that has been told.
  return (
    !isOptedIn(before, expediteRole) &&
    cartAfter.some(({ isFiling }) => isFiling) &&
    after.offer.primaryProducts.some((role) => rank(before, role) > 0 && rank(after, role) === 0)
  );
}

/** Whether the chosen term of the registered agent has given way to another, which the new state has. */
function isDurationLost({ values }: Facts, cartBefore: Cart, cartAfter: Cart): boolean {
  const termIn = (cart: Cart) => cart.find(({ type }) => type === 'registered_agent')?.duration;
  const chosen = Number(choiceKey(getAnswer(values, 'companyInformation.registeredAgentServiceDuration')));
  return termIn(cartBefore) === chosen && (termIn(cartAfter) ?? chosen) !== chosen;
}
