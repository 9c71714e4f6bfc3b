import { chosenEntityType, chosenState } from '../catalogue/chosen-jurisdictions';
import type { OfferedProduct } from '../catalogue/product-lookup';
import { readIDs, readList, readObject, readText } from '../catalogue/read-wire';
import type { Facts } from '../form-values/facts';
import type { Choice } from '../form-values/form-values';
import { getPath } from '../form-values/paths';
import type { BundleConfig, BundleTrigger, PageConfig } from '../page-config/page-config';
import { dollarsToCents } from '../pricing/money';
import type { CartItem } from './cart-item';
import { blankItem, configureItem } from './configure-item';

/** The groups of conditions that trigger a bundle; its config is the site owner's and may lack anything. */
const triggerGroups = ({ config }: BundleConfig): BundleTrigger[][] =>
  readList(config?.orConditions).map((group) =>
    readList(readObject(group).andConditions).map((condition) => {
      const { fieldKey, fieldVal } = readObject(condition);
      return { fieldKey: readText(fieldKey), fieldVal: typeof fieldVal === 'boolean' ? fieldVal : undefined };
    }),
  );

const isUnset = (value: unknown) =>
  value === undefined || value === null || value === '' || (value as Partial<Choice>).key === '';

/** Whether a field has the value that a trigger asks for: true, false or unset. */
function holds({ values }: Facts, { fieldKey, fieldVal }: BundleTrigger): boolean {
  const value = getPath(values, fieldKey);
  return fieldVal === undefined ? isUnset(value) : value === fieldVal;
}

/** Whether any group of triggers holds; without the toggle they are not consulted (CART-20). */
const isTriggered = (facts: Facts, bundle: BundleConfig): boolean =>
  bundle.config?.fieldTriggerToggle !== true ||
  triggerGroups(bundle).some((group) => group.every((trigger) => holds(facts, trigger)));

/** Whether the bundle is for the chosen state and entity type (CART-21). */
function isWithinLimits(facts: Facts, { config = {} }: BundleConfig): boolean {
  const permits = (toggle: unknown, select: unknown, chosen: string) =>
    toggle !== true || readIDs(select).includes(chosen);
  return (
    permits(config.jurisdiction_limit_toggle, config.jurisdiction_limit_select, chosenState(facts)) &&
    permits(config.entity_type_limit_toggle, config.entity_type_limit_select, chosenEntityType(facts))
  );
}

/** The configured regular bundles that apply, the primary one first (CART-25). One with a malformed price cannot. */
export const applyingBundles = (facts: Facts): BundleConfig[] =>
  facts.config.bundles.filter(
    (bundle) =>
      bundle.bundle_type !== 'subscription' &&
      dollarsToCents(bundle.price) !== undefined &&
      isWithinLimits(facts, bundle) &&
      isTriggered(facts, bundle),
  );

/** The paths of all fields whose answer decides about a bundle (CART-12). */
export const triggerFields = ({ bundles }: PageConfig): string[] =>
  bundles.flatMap((bundle) => triggerGroups(bundle).flat().map(({ fieldKey }) => fieldKey));

/** A bundle as items: itself at its price, then its products as far as offered, marked as its own (CART-23). */
export function bundleItems(
  facts: Facts,
  bundle: BundleConfig,
  isPrimary: boolean,
  offered: readonly OfferedProduct[],
): CartItem[] {
  const find = (id: string) => offered.find(({ product }) => product.product_id === id);
  const known = find(bundle.product_id)?.product;
  const price = dollarsToCents(bundle.price) ?? 0;
  const children = bundle.product_ids.flatMap((id): CartItem[] => {
    const found = find(id);
    const item = found && configureItem(facts, found);
    return item ? [{ ...item, bundled: true, bundleID: bundle.product_id, bundledInPrimaryBundle: isPrimary }] : [];
  });
  const itself: CartItem = {
    ...blankItem,
    product_id: bundle.product_id,
    sentID: known?.sentID ?? bundle.product_id,
    name: known?.name ?? '',
    entityType: chosenEntityType(facts),
    price,
    // What its products would cost by themselves; state fees and surcharges are paid either way (SUMM-12).
    originalPrice: Math.max(price, children.reduce((sum, { baseFee }) => sum + baseFee, 0)),
    baseFee: price,
    isBundle: true,
    bundle_type: 'regular',
  };
  return [itself, ...children];
}
