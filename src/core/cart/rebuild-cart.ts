import { chosenEntityType, chosenJurisdictions, chosenState } from '../catalogue/chosen-jurisdictions';
import { findByRole, offeredProducts, type OfferedProduct } from '../catalogue/product-lookup';
import { readObject } from '../catalogue/read-wire';
import type { Facts } from '../form-values/facts';
import { keyOf } from '../form-values/form-values';
import { getPath } from '../form-values/paths';
import { applyingBundles, bundleItems, triggerFields } from './bundles';
import type { Cart, CartItem } from './cart-item';
import { addToCart, resetCart } from './cart-operations';
import { configureItem } from './configure-item';
import { optionalChoices } from './optional-choices';

/** A product that the page puts on sale, by its role. */
interface ConfiguredProduct {
  role: string;
  isPrimary: boolean;
  label?: string | undefined;
  tooltipText?: string | undefined;
  order?: number | undefined;
  /** Left out while it is not on offer: not loaded, not sold in the state, not filed for the entity type. */
  item?: CartItem | undefined;
}

interface Rebuild {
  facts: Facts;
  configured: readonly ConfiguredProduct[];
  offered: readonly OfferedProduct[];
  cart: Cart;
}

type Stage = (rebuild: Rebuild) => Rebuild;

/** The steps of a rebuild in their order (CART-13); the loads before them are `loadsNeeded`. */
export const rebuildStages: readonly Stage[] = [
  reset,
  setConfiguredProducts,
  setProductState,
  addBundles,
  addPrimaryProducts,
  addOptionalProducts,
];

/**
 * The whole cart that the facts amount to. It keeps nothing of an earlier cart, so whatever order things arrived in,
 * the last facts decide (CART-18); a product enters once it is loaded, and one of a state once the state is chosen.
 */
export function rebuildCart(facts: Facts): Cart {
  const start: Rebuild = { facts, configured: [], offered: [], cart: [] };
  return rebuildStages.reduce((rebuild, stage) => stage(rebuild), start).cart;
}

function reset(rebuild: Rebuild): Rebuild {
  return { ...rebuild, cart: resetCart() };
}

function setConfiguredProducts(rebuild: Rebuild): Rebuild {
  const { facts } = rebuild;
  return {
    ...rebuild,
    configured: [
      ...facts.offer.primaryProducts.map((role) => ({ role, isPrimary: true })),
      ...optionalChoices(facts).map((choice) => ({ ...choice, isPrimary: false })),
    ],
  };
}

function setProductState(rebuild: Rebuild): Rebuild {
  const { facts } = rebuild;
  const offered = offeredProducts(facts.catalogue, chosenState(facts));
  const configured = rebuild.configured.map((product) => {
    const found = findByRole(facts, product.role, offered);
    const item = found && configureItem(facts, found);
    return item ? { ...product, item: withWordsOf(product, item) } : product;
  });
  return { ...rebuild, offered, configured };
}

/** The page's words for an option of an order stand above those for the product. */
const withWordsOf = ({ label, tooltipText, order }: ConfiguredProduct, item: CartItem): CartItem => ({
  ...item,
  labelText: label ?? item.labelText,
  tooltipText: tooltipText ?? item.tooltipText,
  order: order ?? item.order,
});

function addBundles(rebuild: Rebuild): Rebuild {
  const { facts, offered, cart } = rebuild;
  const items = applyingBundles(facts).flatMap((bundle, index) => bundleItems(facts, bundle, index === 0, offered));
  return { ...rebuild, cart: addToCart(cart, items) };
}

/** A bundle that holds a product of the same type for the same state has it already (CART-15). */
function addPrimaryProducts(rebuild: Rebuild): Rebuild {
  const { cart } = rebuild;
  const isBundled = ({ type, state }: CartItem) =>
    cart.some((item) => item.bundled && item.type === type && item.state === state);
  return { ...rebuild, cart: addToCart(cart, itemsOf(rebuild, true).filter((item) => !isBundled(item))) };
}

function addOptionalProducts(rebuild: Rebuild): Rebuild {
  return { ...rebuild, cart: addToCart(rebuild.cart, itemsOf(rebuild, false)) };
}

const itemsOf = ({ configured }: Rebuild, isPrimary: boolean): CartItem[] =>
  configured.flatMap((product) => (product.item && product.isPrimary === isPrimary ? [product.item] : []));

/** The groups of the catalogue that the cart is made from; their load statuses say nothing about it. */
const productGroups = ['registeredAgent', 'filing', 'simple', 'subscriptionBundles', 'coupons'] as const;

/** The answers that the cart is made from, as one text to compare. */
function answersOf(facts: Facts): string {
  const { config, values } = facts;
  const products = Object.entries(readObject(getPath(values, 'productState')));
  return JSON.stringify([
    chosenState(facts),
    chosenJurisdictions(facts),
    chosenEntityType(facts),
    keyOf(getPath(values, 'companyInformation.registeredAgentServiceDuration')),
    getPath(values, 'selectedFilingMethodKeys'),
    getPath(values, 'businessIdentityToggle'),
    triggerFields(config).map((path) => getPath(values, path)),
    Object.fromEntries(products.map(([product, state]) => [product, readObject(state).checked])),
  ]);
}

/** Whether the cart must follow a change of the facts: of an answer it is made from, or an arrival (CART-12). */
export function needsRebuild(before: Facts, after: Facts): boolean {
  if (before.config !== after.config) return true;
  if (productGroups.some((group) => before.catalogue[group] !== after.catalogue[group])) return true;
  return before.values !== after.values && answersOf(before) !== answersOf(after);
}
