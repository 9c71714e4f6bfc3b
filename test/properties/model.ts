import { agentPriceAYear, statesOf, yearsOf, type Choices } from './choices';
import { bundleHolds, primaryBundle, subscriptionFor } from './model-clicks';
import { cardFee, discounted, feesInBundles, type Parts } from './model-prices';
import type { ShopPage } from './pages';
import { companions, forRole, had, methodsFor, type Wanted } from './shop-window';
import { shop, states, type ShopBundle, type ShopSubscription } from './shop';

/** One thing that should stand in the cart. */
export interface Expected extends Parts {
  product: string;
  state: string;
  option: string;
  bundle: string;
  coupons: readonly string[];
  cardFee: number;
  /** Cents that it adds to the total. */
  counts: number;
}

/** The order that the choices amount to, worked out from the rules with no thought of speed. */
export function expectedOrder(page: ShopPage, choices: Choices): { items: readonly Expected[]; total: number } {
  const subscription = subscriptionFor(page, choices);
  const items = subscription ? subscribed(page, subscription, choices) : ordered(page, choices);
  return { items, total: items.reduce((sum, { counts }) => sum + counts, 0) };
}

/** A product in the cart, by itself or ('' for none) in a bundle. */
type Placed = Wanted & { bundle: string };

// One by one

function ordered(page: ShopPage, choices: Choices): Expected[] {
  const bundles = page.bundles.filter((bundle) => bundleHolds(bundle, choices));
  const bundled = bundles.flatMap(({ id, products }) => together(page, choices, products, id));
  const isBundled = (type: string, state: string) =>
    bundled.some(({ bundle, product }) => bundle !== '' && product.type === type && product.where === state);
  const primary = page.primary
    .flatMap((role) => placesOf(page, choices, role).map((place) => forRole(page, choices, role, place)))
    .filter((wanted) => wanted !== undefined)
    .filter(({ product }) => !isBundled(product.type, product.where));
  const optional = optionalRoles(page, choices)
    .map(([role, place]) => forRole(page, choices, role, place))
    .filter((wanted) => wanted !== undefined);
  const certificates = had(inState(choices.certificates, choices), choices);
  const alone = [...primary, ...optional, ...(certificates ? [certificates] : [])].flatMap((wanted) => [
    wanted,
    ...companions(page, choices, wanted),
  ]);
  const placed = once([...bundled, ...alone.map((wanted) => ({ ...wanted, bundle: '' }))]).filter(
    (item) => !isUnticked(page, choices, item),
  );
  const months = Math.max(0, ...placed.map(({ product }) => product.months ?? 0));
  return [...bundles.map((bundle) => bundleItself(bundle, choices)), ...placed.map((item) => priced(page, choices, item, months))];
}

/** What of a list can be had, marked as a bundle's, and what comes with it beside the bundle. */
function together(page: ShopPage, choices: Choices, ids: readonly string[], bundle: string): Placed[] {
  const children = ids.map((id) => had(inState(id, choices), choices)).filter((wanted) => wanted !== undefined);
  return [
    ...children.map((wanted) => ({ ...wanted, bundle })),
    ...children.flatMap((wanted) => companions(page, choices, wanted)).map((wanted) => ({ ...wanted, bundle: '' })),
  ];
}

const inState = (id: string, { state }: Choices) => shop.find((product) => product.id === id && [state, '', 'US'].includes(product.where));

/** Where a primary product is bought: on a multi-state page in every chosen state, if it has a place at all. */
function placesOf(page: ShopPage, choices: Choices, role: string): string[] {
  const hasPlace = shop.some((product) => product.role === role && product.where !== '');
  return page.isMultiState && hasPlace ? statesOf(choices) : [choices.state];
}

/** Roles with the place where each is wanted; one of several states on a multi-state page only where the visitor buys. */
const optionalRoles = (page: ShopPage, choices: Choices): [string, string][] => [
  ...[...page.optional, ...page.oneOf, ...page.identity, ...page.optIns]
    .filter((role) => choices.ticked.includes(role))
    .map((role): [string, string] => [role, choices.state]),
  ...page.perState.flatMap((role) =>
    (page.isMultiState ? statesOf(choices) : states)
      .filter((state) => choices.tickedIn.includes(`${role} ${state}`))
      .map((state): [string, string] => [role, state]),
  ),
];

/** Each product once for a state and option; the first stands (CART-03). */
const once = (items: readonly Placed[]): Placed[] =>
  items.filter(({ product, method }, index) => items.findIndex((other) => other.product === product && other.method === method) === index);

/** What is in another bundle than the primary one can be unticked (CART-24). */
const isUnticked = (page: ShopPage, choices: Choices, { product, bundle }: Placed) =>
  bundle !== '' &&
  bundle !== primaryBundle(page, choices)?.id &&
  [...page.optional, ...page.oneOf, ...page.identity].includes(product.role) &&
  choices.declined.includes(product.role);

// By the month

function subscribed(page: ShopPage, { id, where, LLC, Corp, products }: ShopSubscription, choices: Choices): Expected[] {
  const monthly = Math.floor((choices.entity === 'LLC' ? LLC : Corp) / 12 + 0.5);
  const nothing = { option: '', surcharge: 0, stateFee: 0, cardFee: 0, coupons: [] };
  const itself = { ...nothing, product: id, state: where, bundle: '', base: monthly, counts: monthly };
  const covered = once(together(page, choices, products, id));
  return [itself, ...covered.map((item) => ({ ...priced(page, { ...choices, coupons: [] }, { ...item, bundle: id }, 0), counts: 0 }))];
}

// What it costs

function bundleItself({ id, price }: ShopBundle, choices: Choices): Expected {
  const itself = { product: id, state: '', option: '', bundle: '', base: price, surcharge: 0, stateFee: 0, cardFee: 0 };
  const cheaper = discounted(itself, choices, 0);
  return { ...itself, ...cheaper, counts: cheaper.base };
}

function priced(page: ShopPage, choices: Choices, { product, method, bundle }: Placed, agentMonths: number): Expected {
  const { id, role, where, months = 0, type } = product;
  const named = months > 0 ? agentPriceAYear(page, choices) : undefined;
  const item = {
    product: id,
    state: where,
    option: method?.id ?? '',
    bundle,
    base: named === undefined ? product.price : named * yearsOf(months),
    surcharge: method?.surcharge ?? 0,
    stateFee: method?.cost ?? 0,
  };
  // No coupon on a price that the visitor named (NYOP-11).
  const isNamed = named !== undefined && !page.bulk;
  const cheaper = discounted(item, isNamed ? { ...choices, coupons: [] } : choices, agentMonths);
  const { base, surcharge, stateFee } = cheaper;
  const fee = bundle === '' && role === 'businessFormationFree' ? cardFee(methodsFor(product, choices)) : 0;
  const inBundle = feesInBundles.includes(type) ? stateFee + surcharge : 0;
  const times = page.twice.includes(role) ? 2 : 1;
  const counts = (bundle === '' ? base + surcharge + stateFee + fee : inBundle) * times;
  return { ...item, ...cheaper, cardFee: fee, counts };
}
