import type { Facts } from '../form-values/facts';
import { isOptionChecked } from './optional-products';

/** An optional product that the visitor wants, with the page's own words for it. */
export interface OptionalChoice {
  role: string;
  /** Where it is wanted; left out: in the state of service. */
  jurisdictions?: readonly string[] | undefined;
  label?: string | undefined;
  tooltipText?: string | undefined;
  order?: number | undefined;
}

/** Every optional product that the visitor wants, in the order of the groups (CART-16). */
export const optionalChoices = (facts: Facts): readonly OptionalChoice[] =>
  facts.offer.groups.flatMap(({ order, products }) =>
    products.filter((product) => isOptionChecked(facts, product)).map((product) => ({ order, ...product })),
  );
