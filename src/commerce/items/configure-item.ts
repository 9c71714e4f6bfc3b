import { federal } from '../../kernel/facts/catalogue';
import { chosenEntityType } from '../catalogue/chosen-jurisdictions';
import { chosenFilingMethod, filingMethodsOf, hoursIn } from '../catalogue/filing-methods';
import type { FilingMethod, Product } from '../../kernel/facts/product';
import { bindingOfProduct, longDuration, type CatalogueEntry } from '../catalogue/product-lookup';
import { registeredFamilies } from '../families/registered-families';
import type { Facts } from '../../kernel/facts/facts';
import { defaultOrder } from '../../kernel/reference/limits';
import { roleOfProduct } from '../../kernel/reference/product-roles';
import { createText } from '../../kernel/text/format-message';
import type { ItemTerms } from '../families/product-family';
import type { CartItem, ItemMethod } from '../../kernel/facts/cart';

/** The defaults of a cart item. Without a product id it is not added to a cart. */
export const blankItem: CartItem = {
  product_id: '',
  wireId: '',
  name: '',
  saveAs: '',
  type: '',
  category: '',
  subcategory: '',
  quantity: 1,
  state: '',
  entityType: '',
  price: 0,
  originalPrice: 0,
  baseFee: 0,
  stateFee: 0,
  originalStateFee: 0,
  processingSurcharge: 0,
  priceChanges: [],
  appliedCoupons: [],
  ccFee: 0,
  price_monthly: 0,
  isFiling: false,
  isFederal: false,
  isBundle: false,
  bundle_type: '',
  bundled: false,
  bundleID: '',
  bundledInPrimaryBundle: false,
  leftOut: [],
  additionalLabels: [],
  use_facade: false,
  hideLineItem: false,
  multiState: false,
  isUsingHomeState: false,
  disabled: false,
  linkedProduct: null,
  configuredDependentFilingProducts: [],
  dependantProductID: '',
  parentProductState: '',
  includedInBothCompanies: false,
  abbreviation: '',
  filing_methods: [],
  multiYear: false,
  duration: 0,
  durationFormatted: '',
  product_option_id: '',
  product_option_wireId: '',
  product_option_key: '',
  vehicleKey: '',
  labelText: '',
  tooltipText: '',
  order: defaultOrder,
};

/**
 * Makes a cart item, without dependents, at its list price for all of its pieces (PRICE-13). A filing's price includes
 * cost and surcharge of its method.
 * A family may set other terms by the answers, as for the domain product (DOM-35).
 * Undefined for a filing without a method for the chosen entity type, since it has no price.
 */
export function configureItem(
  facts: Facts,
  { product, jurisdiction, isFiling }: CatalogueEntry,
  method = isFiling ? chosenFilingMethod(facts, product, jurisdiction) : undefined,
  pieces = bindingOfProduct(facts, product).quantity ?? 1,
): CartItem | undefined {
  if (isFiling && !method) return undefined;
  const { config } = facts;
  const binding = bindingOfProduct(facts, product);
  const { product_id, name, type, category, subcategory } = product;
  const answered = answeredTerms(facts, { type, saveAs: binding.saveAs });
  const { quantity, price, duration } = answered ?? { quantity: pieces, price: product.price * pieces, duration: product.duration };
  const item: CartItem = {
    ...blankItem,
    product_id,
    wireId: product.wireId,
    name,
    saveAs: binding.saveAs,
    type,
    category,
    subcategory,
    quantity,
    state: jurisdiction,
    entityType: chosenEntityType(facts),
    price,
    originalPrice: price,
    baseFee: price,
    isFiling,
    isFederal: jurisdiction === federal,
    hideLineItem: binding.hideLineItem === true,
    includedInBothCompanies: !answered && isInBothCompanies(facts, product, binding.includedInBothCompanies),
    abbreviation: product.registered_agent?.jurisdiction.abbreviation ?? '',
    filing_methods: isFiling ? filingMethodsOf(facts, product, jurisdiction).map(itemMethod) : [],
    multiYear: duration > 12,
    duration,
    durationFormatted: longDuration(duration, createText(config.text)),
    labelText: binding.label ?? '',
    tooltipText: binding.tooltipText ?? '',
    order: binding.order ?? defaultOrder,
  };
  return method ? filedBy(item, method) : item;
}

/** The terms that a family takes from the answers; undefined where none does. */
function answeredTerms(facts: Facts, item: Pick<CartItem, 'type' | 'saveAs'>): ItemTerms | undefined {
  for (const { itemTerms } of registeredFamilies()) {
    const terms = itemTerms?.(facts, item);
    if (terms) return terms;
  }
  return undefined;
}

const itemMethod = ({ id, cost, filed_in, docs_in }: FilingMethod): ItemMethod => ({
  key: id,
  cost,
  filedIn: hoursIn(filed_in),
  docsIn: hoursIn(docs_in),
});

/** The item at its list price with another filing method. */
export function filedBy(item: CartItem, { id, wireId, cost, surcharge }: FilingMethod): CartItem {
  const stateFee = cost * item.quantity;
  const processingSurcharge = surcharge * item.quantity;
  const price = item.baseFee + stateFee + processingSurcharge;
  return {
    ...item,
    price,
    originalPrice: price,
    stateFee,
    originalStateFee: stateFee,
    processingSurcharge,
    product_option_id: id,
    product_option_wireId: wireId,
    product_option_key: id,
  };
}

/** Whether both companies of a double order get the product: as the page config says, or else the form type (SUMM-09). */
const isInBothCompanies = ({ form }: Facts, product: Product, configured: boolean | undefined): boolean =>
  form.hasSecondCompany === true && (configured ?? form.inBothCompanies?.includes(roleOfProduct(product)) ?? false);
