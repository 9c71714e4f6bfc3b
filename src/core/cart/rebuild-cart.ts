import { chosenJurisdictions } from '../catalogue/chosen-jurisdictions';
import { isOfState } from '../facts/catalogue';
import { chosenCertificate } from '../catalogue/certificates';
import { chosenFilingMethod } from '../catalogue/filing-methods';
import { stateOfService } from '../catalogue/jurisdictions-in-use';
import { bindingOfProduct, findByRole, entryById, entriesOf, type CatalogueEntry } from '../catalogue/product-lookup';
import type { Facts } from '../facts/facts';
import { applyingBundles, bundleItems } from '../bundles/bundles';
import type { Cart, CartItem } from '../cart-items/cart-item';
import { addToCart, overwriteById, overwriteByType, removeFromCart, resetCart } from '../cart-items/cart-operations';
import { configureProduct } from '../cart-items/configure-dependents';
import { filedBy } from '../cart-items/configure-item';
import { productAndState } from '../cart-items/dependents';
import { optionalChoices, type OptionalChoice } from '../optional/optional-choices';
import { pricedCart } from './priced-cart';
import { chosenSubscription, coveredBySubscription, hasSubscription, subscriptionItems } from '../bundles/subscription-bundles';
import { uncheckedOfBundles } from './unchecked-of-bundles';

/** A product that the page puts on sale, and the items it makes where it is wanted. */
interface ConfiguredProduct extends OptionalChoice {
  isPrimary: boolean;
  /** None while it is not on offer: not loaded, not sold in the state, not filed for the entity type. */
  items: readonly CartItem[];
}

interface Rebuild {
  facts: Facts;
  configured: readonly ConfiguredProduct[];
  cart: Cart;
}

/** What one step makes anew. */
type Stage = (rebuild: Rebuild) => Partial<Rebuild>;

/** The steps of a rebuild in their order (CART-13); the loads before them are `loadsNeeded`. */
export const rebuildStages: readonly Stage[] = [
  reset,
  setConfiguredProducts,
  setProductState,
  addBundles,
  addPrimaryProducts,
  addOptionalProducts,
  applyFilingChoices,
  applyCertificates,
  dropUnchecked,
  applyPrices,
];

/**
 * The whole cart that the facts amount to. It keeps nothing of an earlier cart, so whatever order things arrived in,
 * the last facts decide (CART-18); a product enters once it is loaded, and one of a state once the state is chosen.
 */
export function rebuildCart(facts: Facts): Cart {
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

/** The product in each state where it is wanted, with the page's words for the choice above those for the product. */
function itemsOf(facts: Facts, product: ConfiguredProduct): CartItem[] {
  const { role, jurisdictions, isPrimary, label, tooltipText, order } = product;
  const items = (jurisdictions ?? [stateOfService(facts)]).flatMap((code): CartItem[] => {
    const offered = findByRole(facts, role, entriesOf(facts.catalogue, code), jurisdictions && code);
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
  // What is asked for by state and cannot be had by state is not offered (PROD-42); what the form is about is there once.
  return isPrimary && ofStates.length === 0 ? items.slice(0, 1) : ofStates;
}

/** Whether a product can be ordered for several states at once: as the page says, else what a state files or serves. */
const canBeMultiState = (facts: Facts, { product, jurisdiction }: CatalogueEntry): boolean =>
  bindingOfProduct(facts, product).multiState ?? isOfState(jurisdiction);

function addBundles({ facts, cart }: Rebuild) {
  const subscription = chosenSubscription(facts);
  // Nothing else is for sale beside it (CART-28).
  if (subscription) return { configured: [], cart: addToCart(cart, subscriptionItems(facts, subscription)) };
  return { cart: addToCart(cart, applyingBundles(facts).flatMap((bundle, index) => bundleItems(facts, bundle, index === 0))) };
}

/** A bundle that holds a product of the same type for the same state has it already (CART-15). */
function addPrimaryProducts({ configured, cart }: Rebuild) {
  const kindOf = ({ type, state }: CartItem) => `${type}|${state}`;
  const bundled = new Set(cart.filter((item) => item.bundled).map(kindOf));
  return { cart: addToCart(cart, configuredItems(configured, true).filter((item) => !bundled.has(kindOf(item)))) };
}

function addOptionalProducts({ configured, cart }: Rebuild) {
  return { cart: addToCart(cart, configuredItems(configured, false)) };
}

const configuredItems = (configured: readonly ConfiguredProduct[], isPrimary: boolean): CartItem[] =>
  configured.flatMap((product) => (product.isPrimary === isPrimary ? product.items : []));

/** A filing enters by its default method; the one that was chosen for it overwrites it, and may bring others (PROD-18). */
function applyFilingChoices(rebuild: Rebuild) {
  const { facts } = rebuild;
  const looked = new Set<string>();
  let { cart } = rebuild;
  for (;;) {
    const chosen = cart.flatMap((item): CartItem[] => {
      const key = productAndState(item);
      if (!item.isFiling || looked.has(key)) return [];
      looked.add(key);
      const filed = asChosen(facts, item);
      return filed ? [filed] : [];
    });
    if (chosen.length === 0) return { cart: coveredBySubscription(cart) };
    cart = overwriteById(cart, chosen);
  }
}

/** The filing by its chosen method; undefined where that is the one it has. */
function asChosen(facts: Facts, item: CartItem): CartItem | undefined {
  const offered = entryById(facts, item.product_id, item.state);
  const method = offered && chosenFilingMethod(facts, offered.product, item.state);
  if (!method || method.id === item.product_option_id) return undefined;
  const dependents = configureProduct(facts, offered, method)?.configuredDependentFilingProducts ?? [];
  return { ...filedBy(item, method), configuredDependentFilingProducts: dependents };
}

/** The chosen number of certificates stands for any other; one of the primary bundle is not the visitor's to change. */
function applyCertificates({ facts, cart }: Rebuild) {
  const offered = chosenCertificate(facts);
  const item = offered && configureProduct(facts, offered);
  const isFixed = cart.some(({ type, bundledInPrimaryBundle }) => bundledInPrimaryBundle && type === item?.type);
  return item && !isFixed && !hasSubscription(cart) ? { cart: overwriteByType(cart, item) } : {};
}

/** What the visitor unchecked of a bundle leaves it, unless the bundle is the primary one (CART-24). */
function dropUnchecked({ facts, cart }: Rebuild) {
  return { cart: removeFromCart(cart, uncheckedOfBundles(facts, cart)) };
}

function applyPrices({ facts, cart }: Rebuild) {
  return { cart: pricedCart(facts, cart) };
}
