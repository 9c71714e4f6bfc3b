import { chosenEntityType, chosenState } from '../catalogue/chosen-jurisdictions';
import { chosenFilingMethod, filingMethodsOf } from '../catalogue/filing-methods';
import { jurisdictionsOf } from '../catalogue/jurisdictions-in-use';
import { productForRole } from '../catalogue/product-lookup';
import type { Facts } from '../form-values/facts';
import { keyOf } from '../form-values/form-values';
import { getPath } from '../form-values/paths';
import type { Notice } from '../form-values/reactions/reaction';
import { stateName } from '../reference/states';
import type { TextKey } from '../text/en';
import { triggerFields } from './bundles';
import type { Cart, CartItem } from './cart-item';
import { optionsOf } from './offer';
import { isOptionalStepShown, isSubscribed } from './optional-groups';
import { isOptedIn } from './optional-choices';
import { expediteRole } from './optional-expedite';
import { answerPath, checkedPath } from './optional-products';

/** Something the visitor has asked for, and where they did. */
interface OwnChoice {
  role: string;
  path: string;
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
  return asked.filter(({ path }) => getPath(after.values, path) === true);
}

/** The answers on which the products on offer hang. */
const decisivePaths = ({ config }: Facts): readonly string[] => [
  'companyInformation.state',
  'companyInformation.entityType',
  'billingType',
  ...triggerFields(config),
];

/** What brings back the answers that were changed. */
function answersBefore(before: Facts, after: Facts): Notice['undo'] {
  const changed = decisivePaths(after).filter((path) => getPath(before.values, path) !== getPath(after.values, path));
  return changed.length > 0 ? Object.fromEntries(changed.map((path) => [path, getPath(before.values, path)])) : undefined;
}

/** Why something is not sold any more, the most telling reason first. */
function reasonOf(before: Facts, after: Facts): TextKey {
  if (isSubscribed(after) && !isSubscribed(before)) return 'notice.subscription';
  if (chosenState(before) !== chosenState(after) && chosenState(after) !== '') return 'notice.notInState';
  if (chosenEntityType(before) !== chosenEntityType(after)) return 'notice.notForEntity';
  return 'notice.notInBundle';
}

/**
 * What the visitor had chosen and what is gone, or out of their sight, because of another answer, and why. Both
 * carts must stand on all that they need: one whose products still load lacks things that are not gone.
 */
export function whatVanished(before: Facts, after: Facts, cartBefore: Cart, cartAfter: Cart): readonly Notice[] {
  const undo = answersBefore(before, after);
  // With no answer changed it is the page or the server that has, and that is no news about what the visitor did.
  if (!undo) return [];
  const itemOf = (facts: Facts, cart: Cart, { role, jurisdiction }: OwnChoice): CartItem | undefined => {
    const id = productForRole(facts, role, jurisdiction || undefined)?.product_id;
    return cart.find((item) => item.product_id === id && (jurisdiction === '' || item.state === '' || item.state === jurisdiction));
  };
  // What was unchecked, by the visitor or a reaction, is not in the answers of after, and has been told already.
  const had = ownChoices(before, after).flatMap((choice) => {
    const item = itemOf(before, cartBefore, choice);
    return item ? [{ choice, words: item.labelText || item.name }] : [];
  });
  const gone = had.filter(({ choice }) => !itemOf(after, cartAfter, choice));
  const kept = had.filter((one) => !gone.includes(one));
  const isStepGone = isOptionalStepShown(before) && !isOptionalStepShown(after);
  const params = (list: typeof had) => ({
    items: [...new Set(list.map(({ words }) => words))].join(', '),
    state: stateName(chosenState(after)) ?? '',
  });
  return [
    ...(gone.length > 0 ? [{ key: reasonOf(before, after), params: params(gone) }] : []),
    ...(isStepGone && kept.length > 0 ? [{ key: 'notice.stepHidden' as const, params: params(kept) }] : []),
    ...lostSpeed(before, after, cartAfter),
    ...lostDuration(before, after, cartBefore, cartAfter),
  ].map((notice) => ({ ...notice, undo }));
}

/** A faster filing than the state's first, which the order does not have any more in another state. */
function lostSpeed(before: Facts, after: Facts, cartAfter: Cart): readonly Notice[] {
  // With expedited processing goes its speed, and that has been told.
  if (chosenState(before) === chosenState(after) || isOptedIn(before, expediteRole)) return [];
  const rank = (facts: Facts, role: string): number => {
    const state = chosenState(facts);
    const product = productForRole(facts, role, state);
    const chosen = product && chosenFilingMethod(facts, product, state);
    return chosen ? filingMethodsOf(facts, product, state).findIndex(({ id }) => id === chosen.id) : -1;
  };
  const isLost = after.offer.primaryProducts.some(
    (role) => rank(before, role) > 0 && rank(after, role) === 0 && cartAfter.some(({ isFiling }) => isFiling),
  );
  return isLost ? [{ key: 'notice.speed' }] : [];
}

/** The term of the registered agent, where the new state does not have it. */
function lostDuration(before: Facts, after: Facts, cartBefore: Cart, cartAfter: Cart): readonly Notice[] {
  const termIn = (cart: Cart) => cart.find(({ type }) => type === 'registered_agent')?.duration;
  const chosen = Number(keyOf(getPath(before.values, 'companyInformation.registeredAgentServiceDuration')));
  const now = termIn(cartAfter);
  const isLost = chosenState(before) !== chosenState(after) && termIn(cartBefore) === chosen && now !== undefined && now !== chosen;
  return isLost ? [{ key: 'notice.duration', params: { state: stateName(chosenState(after)) ?? '' } }] : [];
}
