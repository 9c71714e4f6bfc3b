import { chosenEntityType, chosenJurisdictions, chosenState } from '../catalogue/chosen-jurisdictions';
import { jurisdictionsInUse } from '../catalogue/jurisdictions-in-use';
import { readObject } from '../catalogue/read-wire';
import type { Facts } from '../form-values/facts';
import { keyOf } from '../form-values/form-values';
import { getPath } from '../form-values/paths';
import { sellsSubscriptions } from '../page-config/sells-subscriptions';
import { triggerFields } from './bundles';

const at = (path: string) => ({ values }: Facts): unknown => getPath(values, path);
const keyAt = (path: string) => (facts: Facts): unknown => keyOf(at(path)(facts));

/** What is kept of a product beside its data: whether it is wanted, and in which states. */
const productChoices = (facts: Facts): unknown =>
  Object.entries(readObject(at('productState')(facts))).flatMap(([name, state]) => {
    const { checked, states } = readObject(state);
    return checked === undefined && states === undefined ? [] : [[name, checked, states]];
  });

/** The answers that the cart is made from (CART-12), the state and states by what they amount to. */
const answers: readonly ((facts: Facts) => unknown)[] = [
  chosenState,
  chosenJurisdictions,
  chosenEntityType,
  keyAt('companyInformation.homeState'),
  keyAt('companyInformation.registeredAgentServiceDuration'),
  keyAt('companyInformation.certificateQuantity'),
  keyAt('billingType'),
  at('businessIdentityToggle'),
  at('nyop'),
  at('selectedFilingMethodKeys'),
  at('selectedLocalJurisdiction'),
  productChoices,
  ({ config, values }) => triggerFields(config).map((path) => getPath(values, path)),
];

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** The lists of the catalogue that this page's cart is made from; their load statuses say nothing about it. */
function isCatalogueSame(before: Facts, after: Facts): boolean {
  const [one, other] = [before.catalogue, after.catalogue];
  return (
    one.registeredAgent === other.registeredAgent &&
    one.simple === other.simple &&
    one.coupons === other.coupons &&
    (one.subscriptionBundles === other.subscriptionBundles || !sellsSubscriptions(after.config)) &&
    (one.filing === other.filing || jurisdictionsInUse(after).every((code) => one.filing[code] === other.filing[code]))
  );
}

/**
 * Whether the cart must follow a change of the facts: of an answer it is made from, or an arrival that it waits for
 * (CART-12). It is asked at every change, so it looks no further than to the first difference.
 */
export function needsRebuild(before: Facts, after: Facts): boolean {
  if (before.config !== after.config || before.offer !== after.offer) return true;
  if (before.catalogue !== after.catalogue && !isCatalogueSame(before, after)) return true;
  return before.values !== after.values && answers.some((answer) => !isSame(answer(before), answer(after)));
}
