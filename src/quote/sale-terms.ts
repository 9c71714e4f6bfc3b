import { roleOfBinding } from '../commerce/catalogue/bindings';
import { meetsSaleTerms } from '../commerce/catalogue/eligibility';
import { saleTermsOf } from '../commerce/catalogue/product-lookup';
import { isOfState } from '../kernel/facts/catalogue';
import { roleOfProduct } from '../kernel/reference/product-roles';
import { QuoteFault } from './fault';
import { factsOf, plainKind, type OrderTerms } from './order';
import type { OrderedItem } from './ordered-item';

/** What a payload names in place of a kind where domains alone are ordered (SUBM-20). */
const domainsAlone = 'Domains';

/**
 * Refuses products that are not sold in their state or to the kind of company (PROD-19, PROD-20, COMP-14). One without a state
 * must be sold in one of the order's.
 * @throws {QuoteFault} where one is not
 */
export function checkSaleTerms(order: OrderTerms, items: readonly OrderedItem[]): void {
  const places = [...new Set(items.map(({ where }) => where).filter(isOfState))];
  for (const { item, product, kind: ordered, where } of items) {
    const named = plainKind(ordered);
    // The form of the order sends one kind, whatever company was chosen (SUBM-19).
    const kind = named === order.form.entityType || named === domainsAlone ? '' : named;
    const facts = factsOf(order, kind);
    const { entityTypes = [], ...terms } = saleTermsOf(facts, roleOfBinding(order.config, product) ?? roleOfProduct(product), product);
    const states = isOfState(where) ? [where] : places;
    const details = { id: item.product_id, product: item.name };
    if (states.length > 0 && !states.some((code) => meetsSaleTerms(facts, terms, code)))
      throw new QuoteFault('state', { ...details, state: states.length === 1 ? states[0]! : '' });
    if (!meetsSaleTerms(facts, { entityTypes })) throw new QuoteFault('kind', { ...details, kind });
  }
}
