import type { CartItem } from '../cart/cart-item';
import { federal } from '../catalogue/catalogue';
import { longDuration } from '../catalogue/product-lookup';
import type { Facts } from '../form-values/facts';
import { getPath } from '../form-values/paths';
import { stateName } from '../reference/states';
import type { Text } from '../text/format-message';

const isFormation = ({ type }: CartItem) => type === 'business_formation' || type === 'business_formation_free';

const placeName = (code: string, { locale }: Text) => stateName(code, locale) ?? code;

/** The site owner's label, else "Wyoming LLC formation" for a formation, else the product's name. */
export function labelOf(item: CartItem, text: Text): string {
  const { labelText, name, state, entityType } = item;
  if (labelText !== '') return labelText;
  return isFormation(item)
    ? text('summary.formation', { state: placeName(state, text), entityType })
    : name || text('summary.bundle');
}

/** What tells an item from others of its name: the company of a formation, else "Wyoming (2 Years)" (SUMM-18). */
export function subLabelOf(item: CartItem, { values }: Facts, text: Text): string {
  if (isFormation(item)) {
    const company = getPath(values, 'companyInformation.companyName');
    return typeof company === 'string' ? company : '';
  }
  const place = item.state === federal ? '' : placeName(item.state, text);
  // Not the item's own words for its duration: the cart knows no language.
  return `${place} ${longDuration(item.duration, text)}`.trim();
}

/** "Wyoming state fee" for what a jurisdiction takes. */
export const feeLabel = (jurisdiction: string, text: Text): string =>
  jurisdiction === federal
    ? text('summary.federalFee')
    : text('summary.stateFee', { state: placeName(jurisdiction, text) });
