import { configureProduct } from '../cart-items/configure-dependents';
import { configureItem } from '../cart-items/configure-item';
import type { CartItem } from '../cart-items/cart-item';
import { stateOfService } from '../catalogue/jurisdictions-in-use';
import { entryByRole } from '../catalogue/product-lookup';
import type { Facts } from '../facts/facts';
import { orderedMethod } from '../optional/ordered-method';
import { addedPrice, type AddedPrice } from './option-price';

/** An optional product as its choice shows it. */
export interface OptionParts {
  item: CartItem;
  /** Undefined where nothing is paid yet: for domains, before one is chosen. */
  added: AddedPrice | undefined;
}

/** An optional product and what the total grows by with it (SUMM-31); undefined where it is not sold in the jurisdiction. */
export function optionParts(facts: Facts, { role }: { role: string }, jurisdiction = stateOfService(facts)): OptionParts | undefined {
  const found = entryByRole(facts, role, jurisdiction);
  const method = found?.isFiling ? orderedMethod(facts, found) : undefined;
  const item = found && configureItem(facts, found, method);
  if (!item) return undefined;
  const product = configureProduct(facts, found, method);
  return { item, added: product && addedPrice(facts, [product]) };
}
