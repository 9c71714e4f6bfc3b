import { chosenEntityType, chosenJurisdictions, chosenState } from '../catalogue/chosen-jurisdictions';
import { stateOfService } from '../catalogue/jurisdictions-in-use';
import { bindingOfProduct, entriesOf, entryById, entryByRole, findByRole, isSold, type CatalogueEntry } from '../catalogue/product-lookup';
import { readIds } from '../../kernel/util/read-wire';
import { agentRole, expediteRole } from '../../kernel/reference/product-roles';
import type { ConfiguredAnswers, Facts } from '../../kernel/facts/facts';
import type { Offer } from '../../kernel/facts/offer';
import type { Product } from '../../kernel/facts/product';
import type { Choice } from '../../kernel/answers/form-values';
import { memoizePerObject } from '../../kernel/util/memoize-per-object';
import { getAnswer } from '../../kernel/answers/get-answer';
import type { BundleConfig } from '../../kernel/page-config/bundles';
import type { PageConfig } from '../../kernel/page-config/page-config';
import { dollarsToCents, type Cents } from '../../kernel/util/money';
import { sumBy } from '../../kernel/util/collections';
import { includesExpedited, lineItemOf, readAdditionalLabels } from './bundle-config';
import type { CartItem } from '../../kernel/facts/cart';
import { configureProduct } from '../items/configure-dependents';
import { blankItem } from '../items/configure-item';
import type { AnswerPath } from '../../kernel/answers/answer-path';

/** The answer that names the chosen package by its id. */
export const packagePath = 'package' satisfies AnswerPath;

/** Whether the form asks which package is ordered. */
interface PackageOffer {
  offer: Pick<Offer, 'asksPackage'>;
}

/** The trigger conditions of a bundle: an OR of ANDs. */
const triggerGroups = ({ config }: BundleConfig) =>
  (config?.orConditions ?? []).map(({ andConditions = [] }) =>
    // The page config may name any path; an unknown one reads as unset.
    andConditions.map(({ fieldKey = '', fieldVal }) => ({ fieldKey: fieldKey as AnswerPath, fieldVal })),
  );

const isUnset = (value: unknown) => value === undefined || value === null || value === '' || (value as Partial<Choice>).key === '';

/** Whether the trigger conditions hold; without `fieldTriggerToggle` they do not count (CART-20). */
const isTriggered = (facts: ConfiguredAnswers, bundle: BundleConfig): boolean =>
  bundle.config?.fieldTriggerToggle !== true ||
  triggerGroups(bundle).some((triggers) =>
    triggers.every(({ fieldKey, fieldVal }) => {
      const value = getAnswer(facts.values, fieldKey);
      // The field must be true, false or, by anything else, unset.
      return typeof fieldVal === 'boolean' ? value === fieldVal : isUnset(value);
    }),
  );

/** The entity types that a bundle is for; undefined without a limit (CART-21). */
export const typeLimitOf = ({ config }: Pick<BundleConfig, 'config'>): readonly string[] | undefined =>
  config?.entity_type_limit_toggle === true ? readIds(config.entity_type_limit_select) : undefined;

/** The states that a bundle is for; undefined without a limit (CART-21). */
export const stateLimitOf = ({ config }: Pick<BundleConfig, 'config'>): readonly string[] | undefined =>
  config?.jurisdiction_limit_toggle === true ? readIds(config.jurisdiction_limit_select) : undefined;

/** Whether the bundle is available for the chosen entity type (CART-21). */
const isForType = (facts: Facts, bundle: BundleConfig): boolean => typeLimitOf(bundle)?.includes(chosenEntityType(facts)) !== false;

/** Whether a bundle of the type applies in the chosen state by its trigger (CART-21), its limit of entity types aside. */
const mayApply = (facts: ConfiguredAnswers, bundle: BundleConfig, type: BundleConfig['bundle_type'] | void): boolean =>
  (bundle.bundle_type ?? 'regular') === (type ?? 'regular') &&
  dollarsToCents(bundle.price) !== undefined &&
  stateLimitOf(bundle)?.includes(chosenState(facts)) !== false &&
  isTriggered(facts, bundle);

/**
 * The entity types to which the page's bundles limit an order (COMP-12); undefined without a limit. Each bundle is the
 * primary one for its own types, so those of all count, and one without a limit lifts it. Packages limit nothing: other types
 * order without one.
 */
export function entityTypeLimit(facts: ConfiguredAnswers & PackageOffer): readonly string[] | undefined {
  const limits = facts.config.bundles.filter((bundle) => mayApply(facts, bundle) && !isPackage(facts, bundle)).map(typeLimitOf);
  return limits.length === 0 || limits.includes(undefined) ? undefined : limits.flatMap((types) => types ?? []);
}

/**
 * The bundles of a type, by default the regular ones, that apply, the primary one first (CART-25), each id once;
 * those with a malformed price never do, and of packages the chosen one alone (PLUS-01).
 */
export const applyingBundles = memoizePerObject((facts: Facts, type: BundleConfig['bundle_type'] | void): readonly BundleConfig[] => {
  const chosen = type === 'subscription' ? undefined : chosenPackage(facts);
  return facts.config.bundles
    .filter((bundle) => mayApply(facts, bundle, type) && isForType(facts, bundle) && (!isPackage(facts, bundle) || bundle === chosen))
    .filter(isFirstOfId);
});

/** Whether a bundle is the first of its id among several: the others count for nothing. */
const isFirstOfId = ({ product_id }: BundleConfig, index: number, all: readonly BundleConfig[]): boolean =>
  all.findIndex((one) => one.product_id === product_id) === index;

/** Whether a bundle is one of those that the visitor chooses from: a form that asks has them, and no other answer triggers it. */
const isPackage = ({ offer }: PackageOffer, { bundle_type, config }: BundleConfig): boolean =>
  offer.asksPackage === true && bundle_type !== 'subscription' && config?.fieldTriggerToggle !== true;

/** The packages that the visitor may choose from in the state and for the entity type, each id once (PLUS-01). */
export const offeredPackages = memoizePerObject((facts: Facts): readonly BundleConfig[] =>
  facts.config.bundles
    .filter((bundle) => isPackage(facts, bundle) && mayApply(facts, bundle) && isForType(facts, bundle))
    .filter(isFirstOfId),
);

/** The package of the order; undefined while none of those on offer is chosen. */
export const chosenPackage = (facts: Facts): BundleConfig | undefined =>
  offeredPackages(facts).find(({ product_id }) => product_id === getAnswer(facts.values, packagePath));

/** The paths of all answers that trigger bundles, or choose one (CART-12, PLUS-01). */
export const triggerFields = ({ bundles }: PageConfig): AnswerPath[] =>
  bundles.length === 0
    ? []
    : [
        packagePath,
        ...bundles
          .flatMap(triggerGroups)
          .flat()
          .map(({ fieldKey }) => fieldKey),
      ];

/** The cart item of a bundle itself, without its products. */
export const bundleItself = (facts: Facts, price: Cents, own: Partial<CartItem>): CartItem => ({
  ...blankItem,
  entityType: chosenEntityType(facts),
  price,
  originalPrice: price,
  baseFee: price,
  isBundle: true,
  ...own,
});

/** How the server names a bundle of the page config: its id as sent, and its name. */
export function namesOf(facts: Facts, { product_id, name }: BundleConfig, jurisdiction: string) {
  const product = entryById(facts, product_id, jurisdiction)?.product;
  return { wireId: product?.wireId ?? product_id, name: name ?? product?.name ?? '' };
}

/**
 * The cart items of a bundle: itself, then those of its products that are on offer (CART-23). The visitor cannot change
 * the products of the primary bundle (CART-24).
 */
export function bundleItems(facts: Facts, bundle: BundleConfig, isPrimary: boolean): CartItem[] {
  const { product_id } = bundle;
  const price = dollarsToCents(bundle.price) ?? 0;
  const children = bundleChildren(facts, bundle).map((item) => bundledIn(item, bundle, isPrimary));
  const itself = bundleItself(facts, price, {
    product_id,
    ...namesOf(facts, bundle, stateOfService(facts)),
    // The sum of its products' own prices. State fees and surcharges are left out: they are no saving (SUMM-12).
    originalPrice: Math.max(
      price,
      sumBy(children, ({ baseFee }) => baseFee),
    ),
    bundle_type: 'regular',
    use_facade: bundle.use_facade === true,
    leftOut: leftOutNames(facts, bundle),
    additionalLabels: readAdditionalLabels(bundle),
  });
  return [itself, ...children];
}

/** Marks an item as part of a bundle. */
export const bundledIn = (item: CartItem, { product_id, use_facade }: Partial<BundleConfig>, isPrimary: boolean): CartItem => ({
  ...item,
  bundled: true,
  bundleID: product_id ?? '',
  bundledInPrimaryBundle: isPrimary,
  disabled: isPrimary,
  use_facade: use_facade === true,
});

/** What makes the products of a bundle. */
type BundleContents = Pick<BundleConfig, 'product_ids' | 'ra_product_count' | 'config'>;

/** The products of a bundle, each with its cart item if it is sold to this visitor (CART-31). */
const configuredOf = memoizePerObject((facts: Facts, bundle: BundleContents) =>
  productsOf(facts, bundle).map((found) => {
    const isOnOffer = isSoldIn(facts, found);
    return { ...found, isOnOffer, item: isOnOffer ? configureProduct(facts, found) : undefined };
  }),
);

/** The cart items of a bundle's products that are sold to this visitor (CART-31). */
export const bundleChildren = (facts: Facts, bundle: BundleContents): CartItem[] =>
  configuredOf(facts, bundle).flatMap(({ item }) => (item ? [withLineItemOf(bundle, item)] : []));

const isSoldIn = (facts: Facts, found: CatalogueEntry) => isSold(facts, found, undefined, stateOfService(facts));

/**
 * The names of the products that are left out of a bundle because they are not sold in the state, to the entity type or
 * on the form (CART-31): the bundle's own names for them, if it has any. Empty until a state is chosen; a filing has no
 * method until an entity type is. A domain is not left out, only not chosen yet.
 */
export function leftOutNames(facts: Facts, bundle: BundleContents): string[] {
  if (stateOfService(facts) === '') return [];
  const hasType = chosenEntityType(facts) !== '';
  return configuredOf(facts, bundle)
    .filter(({ isOnOffer, isFiling, item }) => !isOnOffer || (hasType && isFiling && !item))
    .map(({ product }) => {
      const { label, saveAs } = bindingOfProduct(facts, product);
      return lineItemOf(bundle, { ...product, saveAs })?.label || label || product.name;
    });
}

const isAgent = ({ product }: CatalogueEntry) => product.registered_agent !== null;

/** The products of a bundle that are known, with its number of registered agents, and expedited if included. */
function productsOf(facts: Facts, bundle: BundleContents): CatalogueEntry[] {
  const state = stateOfService(facts);
  const found = bundle.product_ids.flatMap((id) => entryById(facts, id, state) ?? []);
  const agents = bundle.ra_product_count ? agentsOf(facts, bundle, bundle.ra_product_count) : found.filter(isAgent);
  const included = found.filter((one) => !isAgent(one) || agents.includes(one));
  const expedited = includesExpedited(bundle) ? entryByRole(facts, expediteRole, state) : undefined;
  return [...new Set([...included, ...agents, ...(expedited ? [expedited] : [])])];
}

/**
 * The registered agents of the first `count` chosen states, one a state (CART-33): of those that the bundle names, or
 * else of the state's own with a term that the bundle names, the one of the chosen duration.
 */
function agentsOf(facts: Facts, bundle: BundleContents, count: number): CatalogueEntry[] {
  const isNamed = ({ product_id }: Product) => bundle.product_ids.includes(product_id);
  const terms = facts.catalogue.registeredAgent.filter(isNamed).map(({ duration }) => duration);
  const states = facts.offer.multiState ? chosenJurisdictions(facts) : [stateOfService(facts)];
  return states.slice(0, count).flatMap((code) => {
    const offered = entriesOf(facts.catalogue, code).filter(isAgent);
    const named = offered.filter(({ product }) => isNamed(product));
    const agents = named.length > 0 ? named : offered.filter(({ product }) => terms.includes(product.duration));
    return findByRole(facts, agentRole, agents, code) ?? named[0] ?? [];
  });
}

/** Whether the primary bundle holds registered agents of one term, so that the visitor has no choice (CART-32). */
export function isTermFixed(facts: Facts): boolean {
  const [primary] = applyingBundles(facts);
  const agents = chosenJurisdictions(facts)
    .flatMap((code) => entriesOf(facts.catalogue, code))
    .filter((one) => isAgent(one) && primary?.product_ids.includes(one.product.product_id) && isSoldIn(facts, one));
  return new Set(agents.map(({ product }) => product.duration)).size === 1;
}

/** The item with label, tooltip and visibility from the bundle's `lineItems`. */
function withLineItemOf(bundle: BundleContents, item: CartItem): CartItem {
  const { toggle, label, tooltipText } = lineItemOf(bundle, item) ?? {};
  return {
    ...item,
    labelText: label || item.labelText,
    tooltipText: tooltipText || item.tooltipText,
    hideLineItem: item.hideLineItem || toggle === false,
  };
}
