import { agentPriceAYear, statesOf, yearsOf, type Choices } from './choices';
import type { ShopPage } from './pages';
import { cardFee, discounted, feesInBundles, type Parts } from './model-prices';
import { companions, forRole, had, methodsFor, onOffer, type Wanted } from './shop-window';
import { shop, subscriptions, type ShopBundle, type ShopSubscription } from './shop';

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

export interface ExpectedOrder {
  items: readonly Expected[];
  total: number;
}

/** The order that the choices amount to, worked out from the rules with no thought of speed. */
export function expectedOrder(page: ShopPage, choices: Choices): ExpectedOrder {
  const subscription = subscriptionFor(page, choices);
  const items = subscription ? subscribed(page, subscription, choices) : ordered(page, choices);
  return { items, total: items.reduce((sum, { counts }) => sum + counts, 0) };
}

// What is ordered

function ordered(page: ShopPage, choices: Choices): Expected[] {
  const bundled = page.bundles
    .filter((bundle) => applies(bundle, choices))
    .flatMap((bundle) => bundleParts(page, choices, bundle));
  const filedIn = (type: string, state: string) =>
    bundled.some((item) => item.bundle !== '' && item.state === state && typeOf(item.product) === type);
  const primary = page.primary
    .flatMap((role) => placesOf(page, choices, role).map((place) => forRole(page, choices, role, place)))
    .filter((wanted) => wanted !== undefined)
    .filter(({ product }) => !filedIn(product.type, product.where));
  const optional = optionalRoles(page, choices)
    .map(([role, place]) => forRole(page, choices, role, place))
    .filter((wanted) => wanted !== undefined);
  const alone = [...primary, ...optional].flatMap((wanted) => [wanted, ...companions(page, choices, wanted)]);
  return once([...bundled, ...alone.map((wanted) => priced(page, choices, wanted))]);
}

/** Where a primary product is bought: on a multi-state page in every chosen state, if it has a place at all. */
function placesOf(page: ShopPage, choices: Choices, role: string): string[] {
  const hasPlace = shop.some((product) => product.role === role && product.where !== '');
  return page.isMultiState && hasPlace ? statesOf(choices) : [choices.state];
}

/** Roles with the place where each is wanted; one of several states only where the visitor buys. */
const optionalRoles = (page: ShopPage, choices: Choices): [string, string][] => [
  ...[...page.optional, ...page.oneOf, ...page.optIns]
    .filter((role) => choices.ticked.includes(role))
    .map((role): [string, string] => [role, choices.state]),
  ...page.perState.flatMap((role) =>
    statesOf(choices)
      .filter((state) => choices.tickedIn.includes(`${role} ${state}`))
      .map((state): [string, string] => [role, state]),
  ),
];

function applies({ states, entities, trigger }: ShopBundle, choices: Choices): boolean {
  return (
    (states?.includes(choices.state) ?? true) &&
    (entities?.includes(choices.entity) ?? true) &&
    (trigger?.includes(choices.wantsPackage) ?? true)
  );
}

const inState = (id: string, { state }: Choices) =>
  shop.find((product) => product.id === id && [state, '', 'US'].includes(product.where));

function bundleParts(page: ShopPage, choices: Choices, { id, price, products }: ShopBundle): Expected[] {
  const children = products.map((child) => had(inState(child, choices), choices)).filter((wanted) => wanted !== undefined);
  const itself = { product: id, state: '', option: '', bundle: '', base: price, surcharge: 0, stateFee: 0, cardFee: 0 };
  const cheaper = discounted({ ...itself, isBundled: false }, choices, 0);
  return [
    { ...itself, ...cheaper, counts: cheaper.base },
    ...children.map((wanted) => priced(page, choices, wanted, id)),
    ...children.flatMap((wanted) => companions(page, choices, wanted)).map((wanted) => priced(page, choices, wanted)),
  ];
}

/** Whether the visitor can click on an optional product: it is on offer, and not in the primary bundle (CART-24). */
export function canClick(page: ShopPage, choices: Choices, role: string): boolean {
  const primary = page.bundles.find((bundle) => applies(bundle, choices));
  const product = onOffer(page, choices, role, choices.state);
  return product !== undefined && !primary?.products.includes(product.id) && !subscriptionFor(page, choices);
}

function subscriptionFor(page: ShopPage, { arrived, monthly, entity, state }: Choices) {
  const canSubscribe = page.hasSubscriptions && monthly && ['LLC', 'Corp'].includes(entity);
  return canSubscribe && arrived.includes('subscriptions') ? subscriptions.find(({ where }) => where === state) : undefined;
}

function subscribed(page: ShopPage, { id, where, LLC, Corp, products }: ShopSubscription, choices: Choices): Expected[] {
  const monthly = Math.floor((choices.entity === 'LLC' ? LLC : Corp) / 12 + 0.5);
  const nothing = { option: '', surcharge: 0, stateFee: 0, cardFee: 0, coupons: [] };
  const itself = { ...nothing, product: id, state: where, bundle: '', base: monthly, counts: monthly };
  const included = products.map((child) => had(inState(child, choices), choices)).filter((wanted) => wanted !== undefined);
  const covered = [...included, ...included.flatMap((wanted) => companions(page, choices, wanted))];
  return once([itself, ...covered.map((wanted) => ({ ...priced(page, choices, wanted, id), counts: 0 }))]);
}

// What it costs

function priced(page: ShopPage, choices: Choices, { product, method }: Wanted, bundle = ''): Expected {
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
  const cheaper = discounted({ ...item, isBundled: bundle !== '' }, choices, months);
  const { base, surcharge, stateFee } = cheaper;
  const fee = bundle === '' && role === 'businessFormationFree' ? cardFee(methodsFor(product, choices)) : 0;
  const inBundle = feesInBundles.includes(type) ? stateFee + surcharge : 0;
  const times = page.twice.includes(role) ? 2 : 1;
  const counts = (bundle === '' ? base + surcharge + stateFee + fee : inBundle) * times;
  return { ...item, ...cheaper, cardFee: fee, counts };
}

const typeOf = (id: string) => shop.find((product) => product.id === id)?.type;

/** Each product once for a state and option; the first stands. */
const once = (items: readonly Expected[]): Expected[] =>
  items.filter(
    ({ product, state, option }, index) =>
      index === items.findIndex((other) => other.product === product && other.state === state && other.option === option),
  );
