import { chosenEntityType, chosenState } from '../catalogue/chosen-jurisdictions';
import { filingMethodsOf } from '../catalogue/filing-methods';
import { jurisdictionsOf } from '../catalogue/jurisdictions-in-use';
import { productForRole } from '../catalogue/product-lookup';
import type { Facts } from '../../kernel/facts/facts';
import { chosenKey, getAnswer, isTrue } from '../../kernel/answers/get-answer';
import type { Notice } from '../../kernel/answers/notice';
import { stateName } from '../../kernel/reference/states';
import type { TextKey } from '../../kernel/text/en';
import { isTermFixed, triggerFields } from '../bundles/bundles';
import type { Cart, CartItem } from '../../kernel/facts/cart';
import { optionsOf } from '../../kernel/facts/offer';
import { isOptionalStepShown, isSubscribed } from '../optional/optional-groups';
import { isOptedIn } from '../optional/optional-choices';
import { orderedMethod } from '../optional/ordered-method';
import { expediteRole } from '../../kernel/reference/product-roles';
import { answerPath, checkedPath } from '../optional/optional-products';
import type { AnswerPath } from '../../kernel/answers/answer-path';

/** An optional product that the visitor chose, and the path of that answer. */
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
        // A choice for a state goes with the state. The visitor removed the state, so no notice is needed.
        const askedNow = jurisdictionsOf(after, group, option);
        return jurisdictionsOf(before, group, option)
          .filter((code) => askedNow.includes(code))
          .map((code) => ({ role: option.role, path: answerPath(config, option, code), jurisdiction: code ?? '' }));
      }),
    ),
    ...offer.optIns.map((role) => ({ role, path: checkedPath(config, role), jurisdiction: '' })),
  ];
  return asked.filter(({ path }) => isTrue(after.values, path));
}

/** The answers that decide which products are on offer. */
const decisivePaths = ({ config }: Facts): readonly AnswerPath[] => [
  'companyInformation.state',
  'companyInformation.entityType',
  'billingType',
  ...triggerFields(config),
];

/** Why products are no longer sold; the most specific reason wins. */
function reasonOf(before: Facts, after: Facts, hasStateChanged: boolean): TextKey {
  if (isSubscribed(after) && !isSubscribed(before)) return 'notice.subscription';
  if (hasStateChanged && chosenState(after) !== '') return 'notice.notInState';
  return chosenEntityType(before) === chosenEntityType(after) ? 'notice.notInBundle' : 'notice.notForEntity';
}

/** The cart item of a choice. */
function itemOf(facts: Facts, cart: Cart, { role, jurisdiction }: OwnChoice): CartItem | undefined {
  const id = productForRole(facts, role, jurisdiction || undefined)?.product_id;
  return cart.find((item) => item.product_id === id && (jurisdiction === '' || item.state === '' || item.state === jurisdiction));
}

/**
 * Notices about the visitor's choices that another answer has removed or hidden. Both carts must be complete: while
 * products load, items are missing that have not been removed.
 */
export function removedItems(before: Facts, after: Facts, cartBefore: Cart, cartAfter: Cart): readonly Notice[] {
  const changed = decisivePaths(after).filter((path) => getAnswer(before.values, path) !== getAnswer(after.values, path));
  // If no answer changed, the page or the server did, which is not the visitor's concern.
  if (changed.length === 0) return [];
  const undo = Object.fromEntries(changed.map((path) => [path, getAnswer(before.values, path)]));
  const state = stateName(chosenState(after)) ?? '';
  const hasStateChanged = chosenState(before) !== chosenState(after);
  const isStepGone = isOptionalStepShown(before) && !isOptionalStepShown(after);
  // Choices unchecked by the visitor or by a reaction are not included; a reaction gives notice of its own.
  const wanted = ownChoices(before, after);
  const isGone = (choice: OwnChoice) => !itemOf(after, cartAfter, choice);
  const noticeOf = (key: TextKey, choices: readonly OwnChoice[]): Notice[] => {
    const items = choices.flatMap((choice) => itemOf(before, cartBefore, choice) ?? []).map(({ labelText, name }) => labelText || name);
    return items.length > 0 ? [{ key, params: { items: [...new Set(items)].join(', '), state } }] : [];
  };
  const notices = [
    ...noticeOf(reasonOf(before, after, hasStateChanged), wanted.filter(isGone)),
    ...noticeOf('notice.stepHidden', isStepGone ? wanted.filter((choice) => !isGone(choice)) : []),
    ...(hasStateChanged && isSpeedLost(before, after, cartAfter) ? [{ key: 'notice.speed' as const }] : []),
    ...(hasStateChanged && !isTermFixed(after) && isDurationLost(before, cartBefore, cartAfter)
      ? [{ key: 'notice.duration' as const, params: { state } }]
      : []),
  ];
  return notices.map((notice) => ({ ...notice, undo }));
}

/** Whether the order had a filing method other than the state's first, and has the first one in the new state. */
function isSpeedLost(before: Facts, after: Facts, cartAfter: Cart): boolean {
  const rank = (facts: Facts, role: string): number => {
    const state = chosenState(facts);
    const product = productForRole(facts, role, state);
    const chosen = product && orderedMethod(facts, { product, jurisdiction: state });
    return chosen ? filingMethodsOf(facts, product, state).findIndex(({ id }) => id === chosen.id) : -1;
  };
  // Expedited processing has a notice of its own.
  return (
    !isOptedIn(before, expediteRole) &&
    cartAfter.some(({ isFiling }) => isFiling) &&
    after.offer.primaryProducts.some((role) => rank(before, role) > 0 && rank(after, role) === 0)
  );
}

/** Whether the new state does not offer the chosen duration of the registered agent, so that another one applies. */
function isDurationLost({ values }: Facts, cartBefore: Cart, cartAfter: Cart): boolean {
  const durationIn = (cart: Cart) => cart.find(({ type }) => type === 'registered_agent')?.duration;
  const chosen = Number(chosenKey(values, 'companyInformation.registeredAgentServiceDuration'));
  return durationIn(cartBefore) === chosen && (durationIn(cartAfter) ?? chosen) !== chosen;
}
