import type { CartItem } from '../../kernel/facts/cart';
import { federal } from '../../kernel/facts/catalogue';
import { groupBy } from '../../kernel/util/collections';
import { longDuration } from '../catalogue/product-lookup';
import type { Facts } from '../../kernel/facts/facts';
import { chosenKey } from '../../kernel/answers/get-answer';
import { stateName } from '../../kernel/reference/states';
import type { Text } from '../../kernel/text/format-message';

const isFormation = ({ type }: CartItem) => type === 'business_formation' || type === 'business_formation_free';

const jurisdictionName = (code: string, text: Text) => stateName(code, text) ?? code;

/** The page config's label, or else "Wyoming LLC formation" for a formation, or else the product's name. */
export function labelOf(item: CartItem, text: Text): string {
  const { labelText, state, entityType, quantity } = item;
  return isFormation(item) && labelText === ''
    ? quantityLabel(text('summary.formation', { state: jurisdictionName(state, text), entityType }), quantity, text)
    : nameOf(item, text);
}

/** The page config's label, or else the product's name, without the state. */
const nameOf = ({ labelText, name, quantity }: CartItem, text: Text) =>
  quantityLabel(labelText || name || text('summary.bundle'), quantity, text);

/** "Notary Stamp × 3"; the label alone for one piece (PRICE-13). */
export const quantityLabel = (label: string, quantity: number, text: Text): string =>
  quantity > 1 ? text('summary.quantity', { label, count: quantity }) : label;

/** "Registered Agent, 12 states". */
export const groupLabelOf = (item: CartItem, count: number, text: Text): string =>
  text('summary.states', { label: nameOf(item, text), count });

/**
 * The labels of a bundle's products, without hidden ones, agents with their term (CART-32); items with the same label
 * share one, with their count.
 */
export function includedLabels(items: readonly CartItem[], text: Text): string[] {
  const shown = items.filter(({ isBundle, hideLineItem }) => !isBundle && !hideLineItem);
  return [...groupBy(shown, (item) => withTerm(labelOf(item, text), item, text))].map(([label, same]) =>
    same.length > 1 ? withTerm(groupLabelOf(same[0], same.length, text), same[0], text) : label,
  );
}

/** A label and, if it is of more than a year, the item's term. Not its `durationFormatted`, which is not translated. */
const withTerm = (label: string, { duration }: CartItem, text: Text) => `${label} ${longDuration(duration, text)}`.trim();

/** The names of the companies that are formed, else "Wyoming (2 Years)" (SUMM-18). */
export function subLabelOf(item: CartItem, { values }: Facts, text: Text): string {
  if (!isFormation(item)) return stateAndDuration(item, text);
  const names = item.includedInBothCompanies ? (['companyName', 'secondCompanyName'] as const) : (['companyName'] as const);
  return names
    .map((name) => chosenKey(values, `companyInformation.${name}`))
    .filter(Boolean)
    .join(', ');
}

/** "Wyoming (2 Years)". */
export const stateAndDuration = (item: CartItem, text: Text): string =>
  withTerm(item.state === federal ? '' : jurisdictionName(item.state, text), item, text);

/** "Wyoming state fee". */
export const feeLabel = (jurisdiction: string, text: Text): string =>
  jurisdiction === federal ? text('summary.federalFee') : text('summary.stateFee', { state: jurisdictionName(jurisdiction, text) });
