import { chosenState } from '../catalogue/chosen-jurisdictions';
import { filingMethodPath, filingMethodsOf } from '../catalogue/filing-methods';
import { jurisdictionsOf } from '../catalogue/jurisdictions-in-use';
import { orderedEntityType } from '../catalogue/ordered-entity-type';
import { productForRole } from '../catalogue/product-lookup';
import type { Facts } from '../../kernel/facts/facts';
import { chosenKey, getAnswer, isTrue } from '../../kernel/answers/get-answer';
import type { AnswerPath, Changes } from '../../kernel/answers/answer-path';
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
  'companyInformation.isCloseCompany',
  'billingType',
  ...triggerFields(config),
];

const termPath: AnswerPath = 'companyInformation.registeredAgentServiceDuration';

const isOtherType = (before: Facts, after: Facts): boolean => orderedEntityType(before) !== orderedEntityType(after);

/** The answers of these paths that have changed, as they were. */
const answersBefore = (before: Facts, after: Facts, paths: readonly AnswerPath[]): Changes =>
  Object.fromEntries(
    paths
      .filter((path) => getAnswer(before.values, path) !== getAnswer(after.values, path))
      .map((path) => [path, getAnswer(before.values, path)]),
  );

/** Why products are no longer sold; the most specific reason wins. */
function reasonOf(before: Facts, after: Facts, hasStateChanged: boolean): TextKey {
  if (isSubscribed(after) && !isSubscribed(before)) return 'notice.subscription';
  if (hasStateChanged && chosenState(after) !== '') return 'notice.notInState';
  return isOtherType(before, after) ? 'notice.notForEntity' : 'notice.notInBundle';
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
  const undo = answersBefore(before, after, decisivePaths(after));
  // If no answer changed, the page or the server did, which is not the visitor's concern.
  if (Object.keys(undo).length === 0) return [];
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
  const slower = hasStateChanged || isOtherType(before, after) ? speedsLost(before, after, cartAfter) : [];
  const notices: Notice[] = [
    ...noticeOf(reasonOf(before, after, hasStateChanged), wanted.filter(isGone)),
    ...noticeOf('notice.stepHidden', isStepGone ? wanted.filter((choice) => !isGone(choice)) : []),
    ...(slower.length > 0
      ? [{ key: hasStateChanged ? 'notice.speed' : 'notice.speedOfType', undo: answersBefore(before, after, slower) } as const]
      : []),
    ...(hasStateChanged && !isTermFixed(after) && isDurationLost(before, cartBefore, cartAfter)
      ? [{ key: 'notice.duration', params: { state }, undo: answersBefore(before, after, [termPath]) } as const]
      : []),
  ];
  return notices.map((notice) => ({ ...notice, undo: { ...undo, ...notice.undo } }));
}

/** The choices of a filing method other than the first, in place of which the order has the first one of the new state or entity type. */
function speedsLost(before: Facts, after: Facts, cartAfter: Cart): readonly AnswerPath[] {
  // Expedited processing has a notice of its own.
  if (isOptedIn(before, expediteRole) || !cartAfter.some(({ isFiling }) => isFiling)) return [];
  const place = chosenState(before);
  const rank = (facts: Facts, role: string): number => {
    const state = chosenState(facts);
    const product = productForRole(facts, role, state);
    const chosen = product && orderedMethod(facts, { product, jurisdiction: state });
    return chosen ? filingMethodsOf(facts, product, state).findIndex(({ id }) => id === chosen.id) : -1;
  };
  return after.offer.primaryProducts
    .filter((role) => rank(before, role) > 0 && rank(after, role) === 0)
    .map((role) => filingMethodPath(before, productForRole(before, role, place)!, place));
}

/** Whether the new state does not offer the chosen duration of the registered agent, so that another one applies. */
function isDurationLost({ values }: Facts, cartBefore: Cart, cartAfter: Cart): boolean {
  const durationIn = (cart: Cart) => cart.find(({ type }) => type === 'registered_agent')?.duration;
  const chosen = Number(chosenKey(values, termPath));
  return durationIn(cartBefore) === chosen && (durationIn(cartAfter) ?? chosen) !== chosen;
}
