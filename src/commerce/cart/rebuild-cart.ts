import { chosenJurisdictions } from '../catalogue/chosen-jurisdictions';
import { isOfState } from '../../kernel/facts/catalogue';
import { stateOfService } from '../catalogue/jurisdictions-in-use';
import { bindingOfProduct, entryById, entryByRole, type CatalogueEntry } from '../catalogue/product-lookup';
import { getAnswer } from '../../kernel/answers/get-answer';
import type { Facts } from '../../kernel/facts/facts';
import { applyingBundles, bundleItems } from '../bundles/bundles';
import type { Cart, CartItem } from '../../kernel/facts/cart';
import { addToCart, overwriteById, overwriteByType, removeFromCart, resetCart } from '../items/cart-operations';
import { configureProduct } from '../items/configure-dependents';
import { filedBy } from '../items/configure-item';
import { dependentKey } from '../items/dependents';
import { hasRole, withRoles } from '../items/item-role';
import { registeredFamilies } from '../families/registered-families';
import { ofVehicle } from '../items/of-vehicle';
import { mailRole } from '../../kernel/reference/product-roles';
import { orderedMethod } from '../optional/ordered-method';
import { uncheckedOfBundles } from '../optional/unchecked-of-bundles';
import { optionalChoices, type OptionalChoice } from '../optional/optional-choices';
import { pricedCart } from './priced-cart';
import { chosenSubscription, coveredBySubscription, hasSubscription, subscriptionItems } from '../bundles/subscription-bundles';

/** A wanted product with its cart items, one per state. */
interface ConfiguredProduct extends OptionalChoice {
  isPrimary: boolean;
  /** Empty if it is not on offer: not loaded, not sold in the state, or not filed for the entity type. */
  items: readonly CartItem[];
}

interface Rebuild {
  facts: Facts;
  configured: readonly ConfiguredProduct[];
  cart: Cart;
}

/** One step of a rebuild; returns what it changes. */
type Stage = (rebuild: Rebuild) => Partial<Rebuild>;

/** The steps of a rebuild, in order (CART-13). */
export const rebuildStages: readonly Stage[] = [
  reset,
  setConfiguredProducts,
  setProductState,
  addBundles,
  addPrimaryProducts,
  addOptionalProducts,
  addFamilyItems,
  applyFilingChoices,
  applyChosenProducts,
  dropUnchecked,
  applyPrices,
];

/**
 * Makes the whole cart from the facts. Nothing of an earlier cart is reused, so the order in which answers and products
 * arrived does not matter (CART-18).
 */
export function rebuildCart(facts: Facts): Cart {
  // Nothing is sold to a business that has yet to be formed (TAX-02).
  if (facts.offer.asksIfFormed && getAnswer(facts.values, 'isBusinessFormed') === false) return resetCart();
  const start: Rebuild = { facts, configured: [], cart: [] };
  return rebuildStages.reduce((rebuild, stage) => ({ ...rebuild, ...stage(rebuild) }), start).cart;
}

function reset() {
  return { cart: resetCart() };
}

function setConfiguredProducts({ facts }: Rebuild) {
  const chosen = chosenJurisdictions(facts);
  const jurisdictions = facts.offer.multiState && chosen.length > 0 ? chosen : undefined;
  const primary = facts.offer.primaryProducts.map((role) => ({ role, jurisdictions, isPrimary: true, items: [] }));
  const optional = optionalChoices(facts).map((choice) => ({ ...choice, isPrimary: false, items: [] }));
  return { configured: [...primary, ...optional] };
}

function setProductState({ facts, configured }: Rebuild) {
  return { configured: configured.map((product) => ({ ...product, items: itemsOf(facts, product) })) };
}

/** The items of a product, one per state. The texts of the optional choice come before those of the binding. */
function itemsOf(facts: Facts, product: ConfiguredProduct): CartItem[] {
  const { role, jurisdictions, isPrimary, label, tooltipText, order } = product;
  const items = (jurisdictions ?? [stateOfService(facts)]).flatMap((code): CartItem[] => {
    const offered = entryByRole(facts, role, code, jurisdictions && code);
    const item = offered && configureProduct(facts, offered);
    if (!item) return [];
    const multiState = jurisdictions !== undefined && canBeMultiState(facts, offered);
    return [
      {
        ...item,
        state: item.state || (multiState ? code : ''),
        multiState,
        labelText: label ?? item.labelText,
        tooltipText: tooltipText ?? item.tooltipText,
        order: order ?? item.order,
      },
    ];
  });
  if (!jurisdictions) return items;
  const ofStates = items.filter(({ multiState }) => multiState);
  // Without multi-state an optional product is not offered (PROD-42); a primary product is ordered once.
  return isPrimary && ofStates.length === 0 ? items.slice(0, 1) : ofStates;
}

/** Whether a product can be ordered for several states at once: by its binding, or else if it belongs to a state. */
const canBeMultiState = (facts: Facts, { product, jurisdiction }: CatalogueEntry): boolean =>
  bindingOfProduct(facts, product).multiState ?? isOfState(jurisdiction);

function addBundles({ facts, cart }: Rebuild) {
  const subscription = chosenSubscription(facts);
  // A subscription replaces all other products (CART-28).
  if (subscription) return { configured: [], cart: addToCart(cart, subscriptionItems(facts, subscription)) };
  return {
    cart: addToCart(
      cart,
      applyingBundles(facts).flatMap((bundle, index) => bundleItems(facts, bundle, index === 0)),
    ),
  };
}

/** Skips products of a type and state that a bundle has already added (CART-15), and mail of any kind beside a bundle's. */
function addPrimaryProducts({ facts, configured, cart }: Rebuild) {
  const kindOf = ({ type, state }: CartItem) => `${type}|${state}`;
  const bundled = new Set(cart.filter((item) => item.bundled).map(kindOf));
  const items = configuredItems(configured, true).filter((item) => !bundled.has(kindOf(item)));
  return { cart: addToCart(cart, withoutSecondMail(facts, cart, items)) };
}

function addOptionalProducts({ facts, configured, cart }: Rebuild) {
  return { cart: addToCart(cart, withoutSecondMail(facts, cart, configuredItems(configured, false))) };
}

/** An order holds one plan of mail. */
const withoutSecondMail = (facts: Facts, cart: Cart, items: CartItem[]): CartItem[] =>
  withRoles(facts, cart, [mailRole]).length > 0 ? items.filter((item) => !hasRole(facts, item, mailRole)) : items;

/** Adds what families sell beside the configured products, such as one filing for each vehicle. */
function addFamilyItems({ facts, cart }: Rebuild) {
  const kept = removeFromCart(cart, uncheckedOfBundles(facts, cart));
  return { cart: registeredFamilies().reduce((sum, { addedItems }) => addToCart(sum, [...(addedItems?.(facts, kept) ?? [])]), cart) };
}

const configuredItems = (configured: readonly ConfiguredProduct[], isPrimary: boolean): CartItem[] =>
  configured.flatMap((product) => (product.isPrimary === isPrimary ? product.items : []));

/**
 * Replaces filings, which were added with their default method, by ones with the chosen method (PROD-18, CART-30). Repeats until
 * nothing changes, because the chosen method may add dependent filings with choices of their own.
 */
function applyFilingChoices(rebuild: Rebuild) {
  const { facts } = rebuild;
  const checked = new Set<string>();
  let { cart } = rebuild;
  for (;;) {
    const chosen = cart.flatMap((item) => {
      const key = dependentKey(item);
      if (!item.isFiling || checked.has(key)) return [];
      checked.add(key);
      return withChosenMethod(facts, item) ?? [];
    });
    if (chosen.length === 0) return { cart: coveredBySubscription(cart) };
    cart = overwriteById(cart, chosen);
  }
}

/** The filing with its chosen method; undefined if it already has it. */
function withChosenMethod(facts: Facts, item: CartItem): CartItem | undefined {
  const offered = entryById(facts, item.product_id, item.state);
  const method = offered && orderedMethod(facts, offered);
  if (!method || method.id === item.product_option_id) return undefined;
  const dependents = configureProduct(facts, offered, method)?.configuredDependentFilingProducts ?? [];
  return ofVehicle({ ...filedBy(item, method), configuredDependentFilingProducts: dependents }, item.vehicleKey);
}

/** Replaces items by the product of their type that the visitor chose by an answer, unless the primary bundle fixes them. */
function applyChosenProducts({ facts, cart }: Rebuild) {
  if (hasSubscription(cart)) return {};
  const chosen = registeredFamilies().flatMap(({ chosenProduct }) => chosenProduct?.(facts) ?? []);
  return { cart: chosen.reduce((sum, offered) => withChosenProduct(facts, sum, offered), cart) };
}

function withChosenProduct(facts: Facts, cart: Cart, offered: CatalogueEntry): Cart {
  const item = configureProduct(facts, offered);
  const isFixed = cart.some(({ type, bundledInPrimaryBundle }) => bundledInPrimaryBundle && type === item?.type);
  return item && !isFixed ? overwriteByType(cart, item) : cart;
}

/** Removes what the visitor unchecked, other than products of the primary bundle (CART-24). */
function dropUnchecked({ facts, cart }: Rebuild) {
  return { cart: removeFromCart(cart, uncheckedOfBundles(facts, cart)) };
}

function applyPrices({ facts, cart }: Rebuild) {
  return { cart: pricedCart(facts, cart) };
}
