import type { FilingMethod, Product } from '../../kernel/facts/product';
import type { BundleConfig } from '../../kernel/page-config/bundles';
import { roleOfType } from '../../kernel/reference/product-roles';
import { lineItemOf } from './bundle-config';

/**
 * A filter of the filing methods that the visitor may choose from in a bundle (OPT-17). A product among the bundle's
 * `lineItems` has a choice only with `showFilingOptionsToggle`; `filingOptionSpeeds`, if not empty, limits it to the
 * listed ids or types. Any other product has all of its methods.
 */
export function bundleMethodFilter(
  bundle: BundleConfig | undefined,
  { product_id, type }: Product,
  saveAs = roleOfType(type),
): (method: FilingMethod) => boolean {
  const lineItem = lineItemOf(bundle, { product_id, type, saveAs });
  if (!lineItem) return () => true;
  const speeds = lineItem.filingOptionSpeeds ?? [];
  return (method) =>
    lineItem.showFilingOptionsToggle === true && (speeds.length === 0 || speeds.includes(method.id) || speeds.includes(method.type));
}
