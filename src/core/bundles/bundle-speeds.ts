import type { FilingMethod, Product } from '../facts/product';
import { readIds } from '../util/read-wire';
import type { BundleConfig } from '../page-config/bundles';
import { roleOfType } from '../reference/product-roles';
import { lineItemOf } from './bundle-config';

/**
 * Which filing methods of a product a bundle lets the visitor choose from (OPT-17), as a filter of them. A product that
 * is a line item of the bundle has a choice only with `showFilingOptionsToggle`, limited to the ids or types that
 * `filingOptionSpeeds` lists, if it lists any. Any other product has all of its methods. A line item names its product by
 * the server's id, the name it is saved as, or the server's type.
 */
export function speedsOf(
  bundle: BundleConfig | undefined,
  { product_id, type }: Product,
  saveAs = roleOfType(type),
): (method: FilingMethod) => boolean {
  const lineItem = lineItemOf(bundle, product_id, type, saveAs);
  if (!lineItem) return () => true;
  const speeds = readIds(lineItem.filingOptionSpeeds);
  return (method) =>
    lineItem.showFilingOptionsToggle === true &&
    (speeds.length === 0 || speeds.includes(method.id) || speeds.includes(method.type));
}
