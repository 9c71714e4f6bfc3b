import { configureProduct } from '../cart-items/configure-dependents';
import { entriesOf, entryByRole, findAllByRole, listPrice, productForRole } from '../catalogue/product-lookup';
import { chosenJurisdictions } from '../catalogue/chosen-jurisdictions';
import { orderedMethod } from '../optional/ordered-method';
import type { Facts } from '../facts/facts';
import { agentRole } from '../reference/product-roles';
import { addedPrice, type AddedPrice } from './option-price';

/** What the total grows by with a product in one more state; undefined while it is not known there (SUMM-31). */
export function statePrice(facts: Facts, role: string, code: string): AddedPrice | undefined {
  const offered = entryByRole(facts, role, code, code);
  const item = offered && configureProduct(facts, offered, offered.isFiling ? orderedMethod(facts, offered) : undefined);
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
