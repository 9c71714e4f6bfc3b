import { chosenJurisdictions } from '../catalogue/chosen-jurisdictions';
import { isOfState } from '../catalogue/catalogue';
import { chosenCertificate } from '../catalogue/certificates';
import { chosenFilingMethod } from '../catalogue/filing-methods';
import { stateOfService } from '../catalogue/jurisdictions-in-use';
import { bindingOfProduct, findByRole, type OfferedProduct } from '../catalogue/product-lookup';
import type { Facts } from '../form-values/facts';
import { applyingBundles, bundleItems } from './bundles';
import type { Cart, CartItem } from './cart-item';
import { addToCart, overwriteByID, overwriteByType, removeFromCart, resetCart } from './cart-operations';
import { configureProduct } from './configure-dependents';
import { filedBy } from './configure-item';
import { optionalChoices, type OptionalChoice } from './optional-choices';
import { pricedCart } from './priced-cart';
import { createShelf, type Shelf } from './shelf';
import { chosenSubscription, coveredBySubscription, hasSubscription, subscriptionItems } from './subscription-bundles';
import { uncheckedOfBundles } from './unchecked-of-bundles';

/** A product that the page puts on sale, and the items it makes where it is wanted. */
interface ConfiguredProduct extends OptionalChoice {
  isPrimary: boolean;
  /** None while it is not on offer: not loaded, not sold in the state, not filed for the entity type. */
  items: readonly CartItem[];
}

interface Rebuild {
  facts: Facts;
  shelf: Shelf;
  configured: readonly ConfiguredProduct[];
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
  takeFilingChoices,
  takeCertificates,
  dropUnchecked,
  takePrices,
];

/**
 * The whole cart that the facts amount to. It keeps nothing of an earlier cart, so whatever order things arrived in,
 * the last facts decide (CART-18); a product enters once it is loaded, and one of a state once the state is chosen.
 */
export function rebuildCart(facts: Facts): Cart {
  const start: Rebuild = { facts, shelf: createShelf(facts.catalogue), configured: [], cart: [] };
  return rebuildStages.reduce((rebuild, stage) => stage(rebuild), start).cart;
}

function reset(rebuild: Rebuild): Rebuild {
  return { ...rebuild, cart: resetCart() };
}

function setConfiguredProducts(rebuild: Rebuild): Rebuild {
  const { facts } = rebuild;
  const chosen = chosenJurisdictions(facts);
  const jurisdictions = facts.offer.multiState && chosen.length > 0 ? chosen : undefined;
  const primary = facts.offer.primaryProducts.map((role) => ({ role, jurisdictions, isPrimary: true, items: [] }));
  const optional = optionalChoices(facts).map((choice) => ({ ...choice, isPrimary: false, items: [] }));
  return { ...rebuild, configured: [...primary, ...optional] };
}

function setProductState(rebuild: Rebuild): Rebuild {
  const configured = rebuild.configured.map((product) => ({ ...product, items: itemsOf(rebuild, product) }));
  return { ...rebuild, configured };
}

/** The product in each state where it is wanted, with the page's words for the choice above those for the product. */
function itemsOf({ facts, shelf }: Rebuild, product: ConfiguredProduct): CartItem[] {
  const { role, jurisdictions, isPrimary, label, tooltipText, order } = product;
  const items = (jurisdictions ?? [stateOfService(facts)]).flatMap((code): CartItem[] => {
    const offered = findByRole(facts, role, shelf(code).offered, jurisdictions && code);
    const item = offered && configureProduct(facts, shelf, offered);
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
const canBeMultiState = (facts: Facts, { product, jurisdiction }: OfferedProduct): boolean =>
  bindingOfProduct(facts, product).multiState ?? isOfState(jurisdiction);

function addBundles(rebuild: Rebuild): Rebuild {
  const { facts, shelf, cart } = rebuild;
  const subscription = chosenSubscription(facts);
  // It replaces what is sold otherwise, other bundles included (CART-28).
  if (subscription) return { ...rebuild, configured: [], cart: addToCart(cart, subscriptionItems(facts, subscription, shelf)) };
  const items = applyingBundles(facts).flatMap((bundle, index) => bundleItems(facts, bundle, index === 0, shelf));
  return { ...rebuild, cart: addToCart(cart, items) };
}

/** A bundle that holds a product of the same type for the same state has it already (CART-15). */
function addPrimaryProducts(rebuild: Rebuild): Rebuild {
  const { cart } = rebuild;
  const kindOf = ({ type, state }: CartItem) => `${type}|${state}`;
  const bundled = new Set(cart.filter((item) => item.bundled).map(kindOf));
  return { ...rebuild, cart: addToCart(cart, configuredItems(rebuild, true).filter((item) => !bundled.has(kindOf(item)))) };
}

function addOptionalProducts(rebuild: Rebuild): Rebuild {
  return { ...rebuild, cart: addToCart(rebuild.cart, configuredItems(rebuild, false)) };
}

const configuredItems = ({ configured }: Rebuild, isPrimary: boolean): CartItem[] =>
  configured.flatMap((product) => (product.isPrimary === isPrimary ? product.items : []));

/** A filing enters by its default method; the one that was chosen for it overwrites it, and may bring others (PROD-18). */
function takeFilingChoices(rebuild: Rebuild): Rebuild {
  const looked = new Set<string>();
  let { cart } = rebuild;
  for (;;) {
    const chosen = cart.flatMap((item): CartItem[] => {
      const key = `${item.product_id}|${item.state}`;
      if (!item.isFiling || looked.has(key)) return [];
      looked.add(key);
      const filed = asChosen(rebuild, item);
      return filed ? [filed] : [];
    });
    if (chosen.length === 0) return { ...rebuild, cart: coveredBySubscription(cart) };
    cart = overwriteByID(cart, chosen);
  }
}

/** The filing by its chosen method; undefined where that is the one it has. */
function asChosen({ facts, shelf }: Rebuild, item: CartItem): CartItem | undefined {
  const offered = shelf(item.state).byID.get(item.product_id);
  const method = offered && chosenFilingMethod(facts, offered.product, item.state);
  if (!method || method.id === item.product_option_id) return undefined;
  const dependents = configureProduct(facts, shelf, offered, method)?.configuredDependentFilingProducts ?? [];
  return { ...filedBy(item, method), configuredDependentFilingProducts: dependents };
}

/** The chosen number of certificates stands for any other; one of the primary bundle is not the visitor's to change. */
function takeCertificates(rebuild: Rebuild): Rebuild {
  const { facts, shelf, cart } = rebuild;
  const offered = chosenCertificate(facts);
  const item = offered && configureProduct(facts, shelf, offered);
  const isFixed = cart.some(({ type, bundledInPrimaryBundle }) => bundledInPrimaryBundle && type === item?.type);
  return item && !isFixed && !hasSubscription(cart) ? { ...rebuild, cart: overwriteByType(cart, item) } : rebuild;
}

/** What the visitor unchecked of a bundle leaves it, unless the bundle is the primary one (CART-24). */
function dropUnchecked(rebuild: Rebuild): Rebuild {
  const { facts, cart } = rebuild;
  return { ...rebuild, cart: removeFromCart(cart, uncheckedOfBundles(facts, cart)) };
}

function takePrices(rebuild: Rebuild): Rebuild {
  return { ...rebuild, cart: pricedCart(rebuild.facts, rebuild.cart) };
}
