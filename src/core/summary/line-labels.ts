import type { CartItem } from '../cart-items/cart-item';
import { federal } from '../facts/catalogue';
import { groupBy } from '../util/group-by';
import { longDuration } from '../catalogue/product-lookup';
import type { Facts } from '../facts/facts';
import { getAnswer } from '../answers/get-answer';
import { stateName } from '../reference/states';
import type { Text } from '../text/format-message';

const isFormation = ({ type }: CartItem) => type === 'business_formation' || type === 'business_formation_free';

const placeName = (code: string, text: Text) => stateName(code, text) ?? code;

/** The site owner's label, else "Wyoming LLC formation" for a formation, else the product's name. */
export function labelOf(item: CartItem, text: Text): string {
  const { labelText, state, entityType } = item;
  return isFormation(item) && labelText === ''
    ? text('summary.formation', { state: placeName(state, text), entityType })
    : nameOf(item, text);
}

/** The site owner's label, else the product's name, whatever state it is for. */
const nameOf = ({ labelText, name }: CartItem, text: Text) => labelText || name || text('summary.bundle');

/** "Registered Agent, 12 states" for a product of several states. */
export const groupLabelOf = (item: CartItem, count: number, text: Text): string =>
  text('summary.states', { label: nameOf(item, text), count });

/** What a bundle includes in words: itself and what is kept out of the summary left out, several states as one. */
export function includedLabels(items: readonly CartItem[], text: Text): string[] {
  const shown = items.filter(({ isBundle, hideLineItem }) => !isBundle && !hideLineItem);
  return [...groupBy(shown, (item) => labelOf(item, text))].map(([label, same]) =>
    same.length > 1 ? groupLabelOf(same[0], same.length, text) : label,
  );
}

/** What tells an item from others of its name: the company of a formation, else "Wyoming (2 Years)" (SUMM-18). */
export function subLabelOf(item: CartItem, { values }: Facts, text: Text): string {
  if (!isFormation(item)) return placeAndDuration(item, text);
  const company = getAnswer(values, 'companyInformation.companyName');
  return typeof company === 'string' ? company : '';
}

/** "Wyoming (2 Years)". */
export function placeAndDuration({ state, duration }: CartItem, text: Text): string {
  const place = state === federal ? '' : placeName(state, text);
  // Not the item's own words for its duration: the cart knows no language.
  return `${place} ${longDuration(duration, text)}`.trim();
}

/** "Wyoming state fee" for what a jurisdiction takes. */
export const feeLabel = (jurisdiction: string, text: Text): string =>
  jurisdiction === federal
    ? text('summary.federalFee')
    : text('summary.stateFee', { state: placeName(jurisdiction, text) });
