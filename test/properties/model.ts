import { agentPriceAYear, statesOf, yearsOf, type Choices } from './choices';
import type { ShopPage } from './pages';
import { cardFee, discounted, feesInBundles, type Parts } from './model-prices';
import { shop, subscriptions, type ShopBundle, type ShopMethod, type ShopProduct } from './shop';

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

interface Wanted {
  product: ShopProduct;
  method?: ShopMethod | undefined;
}

/** The order that the choices amount to, worked out from the rules with no thought of speed. */
export function expectedOrder(page: ShopPage, choices: Choices): ExpectedOrder {
  const subscription = subscriptionFor(page, choices);
  const items = subscription ? subscribed(subscription, choices) : ordered(page, choices);
  return { items, total: items.reduce((sum, { counts }) => sum + counts, 0) };
}

// What is for sale

const hasArrived = ({ arrived }: Choices, { where, months }: ShopProduct) =>
  months ? arrived.includes('agents') : where === '' ? arrived.includes('simple') : arrived.some((piece) => piece === where);

/** Cheapest first, then fastest: for the entity type alone. */
const methodsFor = (product: ShopProduct, { entity }: Choices): ShopMethod[] =>
  (product.methods ?? [])
    .filter(({ entities }) => entities.includes(entity))
    .sort((one, other) => one.cost - other.cost || one.days - other.days);

/** The product as it can be had; undefined while it is not there, or not filed for the entity type. */
function had(product: ShopProduct | undefined, choices: Choices): Wanted | undefined {
  if (!product || !hasArrived(choices, product)) return undefined;
  if (!product.methods) return { product };
  const methods = methodsFor(product, choices);
  const chosen = choices.methods[`${product.where} ${product.role}`];
  const method = methods.find(({ id }) => id === chosen) ?? methods[0];
  return method && { product, method };
}

const isSold = ({ notSoldIn, soldTo }: ShopPage, { state, entity }: Choices, role: string, place: string) =>
  !notSoldIn[role]?.includes(place || state) && (soldTo[role] ?? [entity]).includes(entity);

/** The product of a role in a place, or of no place, or federal. */
function forRole(page: ShopPage, choices: Choices, role: string, place: string): Wanted | undefined {
  if (!isSold(page, choices, role, place)) return undefined;
  const found = shop.filter((product) => product.role === role && [place, '', 'US'].includes(product.where));
  const lasting = found.find(({ months }) => months !== undefined && String(months) === choices.duration);
  return had(lasting ?? found[0], choices);
}

/** A product and all that comes with it. */
function withCompanions(page: ShopPage, choices: Choices, wanted: Wanted): Wanted[] {
  const { product, method } = wanted;
  const linked = page.linked[product.role];
  const place = { same: product.where, home: choices.home, federal: 'US' }[method?.needs?.where ?? 'same'];
  const needed = shop.find(({ type, where }) => type === method?.needs?.type && where === place);
  return [
    wanted,
    linked ? forRole(page, choices, linked, choices.state) : undefined,
    needed && isSold(page, choices, needed.role, needed.where) ? had(needed, choices) : undefined,
  ].filter((companion) => companion !== undefined);
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
  const alone = [...primary, ...optional].flatMap((wanted) => withCompanions(page, choices, wanted));
  return once([...bundled, ...alone.map((wanted) => priced(page, choices, wanted))]);
}

/** Where a primary product is bought: on a multi-state page in every chosen state, if it has a place at all. */
function placesOf(page: ShopPage, choices: Choices, role: string): string[] {
  const hasPlace = shop.some((product) => product.role === role && product.where !== '');
  return page.isMultiState && hasPlace ? statesOf(choices) : [choices.state];
}

const optionalRoles = (page: ShopPage, { state, ticked, tickedIn }: Choices): [string, string][] => [
  ...[...page.optional, ...page.oneOf, ...page.optIns]
    .filter((role) => ticked.includes(role))
    .map((role): [string, string] => [role, state]),
  ...page.perState.flatMap((role) =>
    tickedIn.filter((entry) => entry.startsWith(`${role} `)).map((entry): [string, string] => [role, entry.split(' ')[1]!]),
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
  ];
}

function subscriptionFor(page: ShopPage, { arrived, monthly, entity, state }: Choices) {
  const canSubscribe = page.hasSubscriptions && monthly && ['LLC', 'Corp'].includes(entity);
  return canSubscribe && arrived.includes('subscriptions') ? subscriptions.find(({ where }) => where === state) : undefined;
}

function subscribed(subscription: (typeof subscriptions)[number], choices: Choices): Expected[] {
  const yearly = choices.entity === 'LLC' ? subscription.LLC : subscription.Corp;
  const monthly = Math.floor(yearly / 12 + 0.5);
  const nothing = { option: '', surcharge: 0, stateFee: 0, cardFee: 0, coupons: [] };
  const itself = { ...nothing, product: subscription.id, state: subscription.where, bundle: '', base: monthly, counts: monthly };
  const included = subscription.products.map((id) => had(inState(id, choices), choices)).filter((wanted) => wanted !== undefined);
  return once([
    itself,
    ...included.map((wanted) => ({ ...priced(undefined, choices, wanted, subscription.id), counts: 0 })),
  ]);
}

// What it costs

function priced(page: ShopPage | undefined, choices: Choices, { product, method }: Wanted, bundle = ''): Expected {
  const { id, role, where, months = 0, type } = product;
  const named = page && months > 0 ? agentPriceAYear(page, choices) : undefined;
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
  const times = page?.twice.includes(role) ? 2 : 1;
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
