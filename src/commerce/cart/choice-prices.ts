import { configureProduct } from '../items/configure-dependents';
import { configureItem } from '../items/configure-item';
import type { CartItem } from '../../kernel/facts/cart';
import { chosenJurisdictions } from '../catalogue/chosen-jurisdictions';
import { stateOfService } from '../catalogue/jurisdictions-in-use';
import { entriesOf, entryByRole, findAllByRole, listPrice, productForRole, type CatalogueEntry } from '../catalogue/product-lookup';
import type { Facts } from '../../kernel/facts/facts';
import type { FilingMethod } from '../../kernel/facts/product';
import { orderedMethod } from '../optional/ordered-method';
import { agentRole } from '../../kernel/reference/product-roles';
import { addedPrice, type AddedPrice } from './option-price';

/** An optional product as its choice shows it. */
export interface OptionParts {
  item: CartItem;
  /** Undefined where nothing is paid yet: for domains, before one is chosen. */
  added: AddedPrice | undefined;
}

/** How a product is filed as the visitor has chosen; undefined for what is not filed. */
const methodOf = (facts: Facts, offered: CatalogueEntry): FilingMethod | undefined =>
  offered.isFiling ? orderedMethod(facts, offered) : undefined;

/** A product with all that it brings along, filed as the visitor has chosen. */
const orderedProduct = (facts: Facts, offered: CatalogueEntry): CartItem | undefined =>
  configureProduct(facts, offered, methodOf(facts, offered));

/** An optional product and what the total grows by with it (SUMM-31); undefined where it is not sold in the jurisdiction. */
export function optionParts(facts: Facts, { role }: { role: string }, jurisdiction = stateOfService(facts)): OptionParts | undefined {
  const found = entryByRole(facts, role, jurisdiction);
  const item = found && configureItem(facts, found, methodOf(facts, found));
  if (!item) return undefined;
  const product = orderedProduct(facts, found);
  return { item, added: product && addedPrice(facts, [product]) };
}

/** What the total grows by with a product in one more state; undefined while it is not known there (SUMM-31). */
export function statePrice(facts: Facts, role: string, code: string): AddedPrice | undefined {
  const offered = entryByRole(facts, role, code, code);
  const item = offered && orderedProduct(facts, offered);
  if (item) return addedPrice(facts, [{ ...item, state: item.state || code }]);
  // Without a kind of company nobody knows yet how it is filed.
  const product = productForRole(facts, role, code);
  return product && { price: listPrice(facts, product), fees: 0, isFederal: false };
}

/** What the registered agents of all chosen states cost for a term, in months, after coupons and at a bulk or named price. */
export function termPrice(facts: Facts, months: number): AddedPrice {
  const items = chosenJurisdictions(facts).flatMap((code) => {
    const offered = findAllByRole(facts, agentRole, entriesOf(facts.catalogue, code), code).find(
      ({ product }) => product.duration === months,
    );
    const item = offered && configureProduct(facts, offered);
    return item ? [item] : [];
  });
  return addedPrice(facts, items);
}
