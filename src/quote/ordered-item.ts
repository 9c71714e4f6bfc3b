import { codeOf } from '../commerce/catalogue/parse-products';
import { chosenFilingMethod, filingMethodPath, filingMethodsOf } from '../commerce/catalogue/filing-methods';
import { bindingOfProduct, type CatalogueEntry } from '../commerce/catalogue/product-lookup';
import { setAnswers } from '../kernel/answers/get-answer';
import type { CartItem } from '../kernel/facts/cart';
import { configureItem } from '../commerce/items/configure-item';
import { hasRole } from '../commerce/items/item-role';
import { withFee } from '../products/vehicles/vehicle-items';
import type { DomainEntry } from '../kernel/facts/domain';
import { isOfState } from '../kernel/facts/catalogue';
import type { FilingMethod } from '../kernel/facts/product';
import { domainRole, platesRole } from '../kernel/reference/product-roles';
import { readId, readText } from '../kernel/util/read-wire';
import { QuoteFault } from './fault';
import { factsOf, plainKind, type OrderTerms } from './order';
import { orderedDomains } from './ordered-domains';
import type { OrderLine } from './order-lines';
import { stateOfAgent, type Offered } from './shop';

/** A product of an order, with its cart item at the list price. */
export interface OrderedItem extends Offered {
  item: CartItem;
  method: FilingMethod | undefined;
  /** The kind of company. */
  kind: string;
  /** The state it is for: its own, or else the one that the line says; '' where nothing says it. */
  where: string;
  /** Whether both companies of a double order get it (SUMM-09). */
  isForBoth: boolean;
  /** Of the product that domains are sold as. */
  domains: readonly DomainEntry[];
  /** The role of the product that it brings along (CART-05). */
  linkedRole: string | undefined;
}

/**
 * The product of a line as core's cart has it: its price for all pieces, and for a filing the fee and surcharge of its way
 * (PRICE-07, PRICE-13).
 * @throws {QuoteFault} where it is not sold
 */
export function orderedItem(order: OrderTerms, line: OrderLine, kind: string): OrderedItem {
  const { product, isFiling, method } = productOf(order, line);
  const entry: CatalogueEntry = { product, isFiling, jurisdiction: method ? codeOf(method.jurisdiction) : stateOfAgent(product) };
  const { saveAs, linkedProduct: linkedRole } = bindingOfProduct(factsOf(order, kind), product);
  const role = (name: string) => hasRole(order, { type: product.type, saveAs }, name);
  const item = method ? filedItem(order, entry, method, line, kind) : undefined;
  const domains = role(domainRole) ? orderedDomains(order, line) : [];
  const listed = domains.length > 0 || !item ? configureItem(factsOf(order, kind, { domains }), entry, method, line.quantity) : item;
  if (!listed) throw new QuoteFault('unknown', { id: line.id, product: product.name });
  const whole = role(platesRole) ? withFee(listed, platePrice(order, line)) : listed;
  const stated = readText(line.data.state);
  return {
    item: { ...whole, includedInBothCompanies: false },
    product,
    isFiling,
    method,
    kind,
    where: stated !== '' && !isOfState(whole.state) ? stated : whole.state,
    isForBoth: whole.includedInBothCompanies,
    domains,
    linkedRole,
  };
}

/** The product of a line, and its way of filing. Of an agent that several states sell under one id the dearest counts. */
function productOf({ shop }: OrderTerms, { id, way }: OrderLine): Offered & { method?: FilingMethod } {
  const offered = shop.byId.get(id) ?? [];
  for (const one of offered) {
    const method = one.isFiling ? one.product.filing_methods.find((filing) => filing.id === way) : undefined;
    if (method) return { ...one, method };
  }
  const [dearest] = offered.filter(({ isFiling }) => !isFiling && way === '').sort((one, other) => other.product.price - one.product.price);
  if (dearest) return dearest;
  throw offered[0] ? new QuoteFault('filing', { id, product: offered[0].product.name }) : new QuoteFault('unknown', { id });
}

/** A filing by the way that was chosen, which must be one for the kind of company (PROD-12); a close one may file as the plain kind (SUBM-21). */
function filedItem(order: OrderTerms, entry: CatalogueEntry, method: FilingMethod, { id, quantity }: OrderLine, kind: string) {
  const { product, jurisdiction } = entry;
  const offering = [kind, plainKind(kind)]
    .map((one) => factsOf(order, one))
    .find((facts) => filingMethodsOf(facts, product, jurisdiction).length > 0);
  if (offering) {
    const answer = { [filingMethodPath(offering, product, jurisdiction)]: { key: method.id, value: method.id } };
    const facts = { ...offering, values: setAnswers(offering.values, answer) };
    if (chosenFilingMethod(facts, product, jurisdiction)?.id === method.id) return configureItem(facts, entry, method, quantity);
  }
  throw new QuoteFault('kind', { id, product: product.name, kind });
}

/** The fee of the plate that a line names, in cents (VEH-20). */
function platePrice({ shop }: OrderTerms, { id, data }: OrderLine): number {
  const plateId = readText(readId(data.vehicle_sponsor_plate_id));
  const plate = plateId === '' ? undefined : shop.plates.find((one) => one.id === plateId);
  if (!plate) throw new QuoteFault('plate', { id });
  return plate.price;
}
