import type { Cart, CartItem } from '../../cart/cart-item';
import type { Facts } from '../../form-values/facts';
import { getPath } from '../../form-values/paths';
import type { PageConfig } from '../../page-config/page-config';
import { formationData } from './formation-data';

/** One line of the order; the ids as the server sent them (SUBM-27). */
export interface ProductLine {
  product_id: string | number;
  product_option_id: string | number;
  quantity: number;
  data: object;
  saveAs: string;
}

/** The lines of the order, yet without the visitor's data. */
export const productLines = (cart: Cart): ProductLine[] =>
  cart.map(({ sentID, product_option_sentID, quantity, saveAs }) => ({
    product_id: sentID,
    product_option_id: product_option_sentID,
    quantity,
    data: {},
    saveAs,
  }));

/** The roles whose data is gathered from the whole form. */
const dataByRole: Readonly<Record<string, (facts: Facts) => object>> = {
  businessFormation: formationData,
  businessFormationFree: formationData,
  foreignRegistration: formationData,
  domestication: formationData,
};

/** What the order says of one product: gathered for its role, or as its own module keeps it. */
export function productData(item: CartItem, facts: Facts): object {
  const gather = dataByRole[roleOf(item, facts.config)];
  const kept = gather ? gather(facts) : getPath(facts.values, `productState.${item.saveAs}.data`);
  return typeof kept === 'object' && kept !== null ? kept : {};
}

function roleOf({ saveAs }: CartItem, { products, filingProducts }: PageConfig): string {
  const bound = Object.entries({ ...products, ...filingProducts }).find(([, binding]) => binding.saveAs === saveAs);
  return bound?.[0] ?? saveAs;
}
