import { chosenEntityType, chosenState } from '../catalogue/chosen-jurisdictions';
import { stateOfService } from '../catalogue/jurisdictions-in-use';
import { findByRole, entryById, entriesOf, type CatalogueEntry } from '../catalogue/product-lookup';
import { readIds, readList, readObject, readText } from '../util/read-wire';
import { agentRole, expediteRole } from '../reference/product-roles';
import type { Facts } from '../facts/facts';
import type { Choice } from '../answers/form-values';
import { memoizePerObject } from '../util/memoize-per-object';
import { getAnswer } from '../answers/get-answer';
import type { BundleConfig } from '../page-config/bundles';
import type { PageConfig } from '../page-config/page-config';
import { dollarsToCents, type Cents } from '../util/money';
import { includesExpedited, lineItemOf } from './bundle-config';
import type { CartItem } from '../cart-items/cart-item';
import { configureProduct } from '../cart-items/configure-dependents';
import { blankItem } from '../cart-items/configure-item';
import type { AnswerPath } from '../answers/answer-path';

interface BundleTrigger {
  fieldKey: AnswerPath;
  /** Undefined: the field must be unset. */
  fieldVal: boolean | undefined;
}

/** The groups of conditions that trigger a bundle; its config is the site owner's and may lack anything. */
const triggerGroups = ({ config }: BundleConfig): BundleTrigger[][] =>
  readList(config?.orConditions).map((group) =>
    readList(readObject(group).andConditions).map((condition) => {
      const { fieldKey, fieldVal } = readObject(condition);
      // A page may name any path; where nothing lies, the answer is unset.
      return { fieldKey: readText(fieldKey) as AnswerPath, fieldVal: typeof fieldVal === 'boolean' ? fieldVal : undefined };
    }),
  );

const isUnset = (value: unknown) =>
  value === undefined || value === null || value === '' || (value as Partial<Choice>).key === '';

/** Whether a field has the value that a trigger asks for: true, false or unset. */
function holds({ values }: Facts, { fieldKey, fieldVal }: BundleTrigger): boolean {
  const value = getAnswer(values, fieldKey);
  return fieldVal === undefined ? isUnset(value) : value === fieldVal;
}

/** Whether any group of triggers holds; without the toggle they are not consulted (CART-20). */
const isTriggered = (facts: Facts, bundle: BundleConfig): boolean =>
  bundle.config?.fieldTriggerToggle !== true ||
  triggerGroups(bundle).some((group) => group.every((trigger) => holds(facts, trigger)));

/** Whether the bundle is for the chosen state and entity type (CART-21). */
function isWithinLimits(facts: Facts, { config = {} }: BundleConfig): boolean {
  const permits = (toggle: unknown, select: unknown, chosen: string) =>
    toggle !== true || readIds(select).includes(chosen);
  return (
    permits(config.jurisdiction_limit_toggle, config.jurisdiction_limit_select, chosenState(facts)) &&
    permits(config.entity_type_limit_toggle, config.entity_type_limit_select, chosenEntityType(facts))
  );
}

/** The configured regular bundles that apply, the primary one first (CART-25). One with a malformed price cannot. */
export const applyingBundles = memoizePerObject((facts: Facts): readonly BundleConfig[] =>
  facts.config.bundles.filter(
    (bundle) =>
      bundle.bundle_type !== 'subscription' &&
      dollarsToCents(bundle.price) !== undefined &&
      isWithinLimits(facts, bundle) &&
      isTriggered(facts, bundle),
  ),
);

/** The paths of all fields whose answer decides about a bundle (CART-12). */
export const triggerFields = ({ bundles }: PageConfig): AnswerPath[] =>
  bundles.flatMap((bundle) => triggerGroups(bundle).flat().map(({ fieldKey }) => fieldKey));

/** A bundle itself as an item, at its one price. */
export const bundleItself = (facts: Facts, price: Cents, own: Partial<CartItem>): CartItem => ({
  ...blankItem,
  entityType: chosenEntityType(facts),
  price,
  originalPrice: price,
  baseFee: price,
  isBundle: true,
  ...own,
});

/**
 * A bundle as items: itself at its price, then its products as far as offered, marked as its own (CART-23). Those of the
 * primary bundle are not the visitor's to change (CART-24).
 */
export function bundleItems(facts: Facts, bundle: BundleConfig, isPrimary: boolean): CartItem[] {
  const { product_id } = bundle;
  const known = entryById(facts, product_id, stateOfService(facts))?.product;
  const price = dollarsToCents(bundle.price) ?? 0;
  const children = productsOf(facts, bundle).flatMap((found): CartItem[] => {
    const item = configureProduct(facts, found);
    return item ? [bundledIn(withWordsOf(bundle, item), bundle, isPrimary)] : [];
  });
  const itself = bundleItself(facts, price, {
    product_id,
    wireId: known?.wireId ?? product_id,
    name: known?.name ?? '',
    // What its products would cost by themselves; state fees and surcharges are paid either way (SUMM-12).
    originalPrice: Math.max(price, children.reduce((sum, { baseFee }) => sum + baseFee, 0)),
    bundle_type: 'regular',
    use_facade: bundle.use_facade === true,
  });
  return [itself, ...children];
}

/** The item as one of a bundle's. */
export const bundledIn = (item: CartItem, { product_id, use_facade }: Partial<BundleConfig>, isPrimary: boolean): CartItem => ({
  ...item,
  bundled: true,
  bundleID: product_id ?? '',
  bundledInPrimaryBundle: isPrimary,
  disabled: isPrimary,
  use_facade: use_facade === true,
});

/** The products of a bundle that are on offer, no more registered agents than it holds, and expedited where it says so. */
function productsOf(facts: Facts, bundle: BundleConfig): CatalogueEntry[] {
  const state = stateOfService(facts);
  const found = bundle.product_ids.flatMap((id) => entryById(facts, id, state) ?? []);
  const isAgent = ({ product }: CatalogueEntry) => product.registered_agent !== null;
  const agents = found.filter(isAgent);
  const chosen = findByRole(facts, agentRole, agents);
  const held = bundle.ra_product_count || agents.length;
  const kept = [...(chosen ? [chosen] : []), ...agents.filter((agent) => agent !== chosen)].slice(0, held);
  const expedited = includesExpedited(bundle)
    ? findByRole(facts, expediteRole, entriesOf(facts.catalogue, state))
    : undefined;
  return [...found.filter((one) => !isAgent(one) || kept.includes(one)), ...(expedited ? [expedited] : [])];
}

/** What the bundle's line items say of one of its products. */
function withWordsOf(bundle: BundleConfig, item: CartItem): CartItem {
  const { toggle, label, tooltipText } = lineItemOf(bundle, item.product_id, item.saveAs) ?? {};
  return {
    ...item,
    labelText: readText(label) || item.labelText,
    tooltipText: readText(tooltipText) || item.tooltipText,
    hideLineItem: item.hideLineItem || toggle === false,
  };
}
