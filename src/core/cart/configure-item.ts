import { federal } from '../catalogue/catalogue';
import { chosenEntityType } from '../catalogue/chosen-jurisdictions';
import { chosenFilingMethod } from '../catalogue/filing-methods';
import { bindingOfProduct, longDuration, type OfferedProduct } from '../catalogue/product-lookup';
import type { Facts } from '../form-values/facts';
import { defaultOrder } from '../reference/limits';
import { createText } from '../text/format-message';
import type { CartItem } from './cart-item';

/** An item with nothing said about it yet; without a product id it cannot enter a cart. */
export const blankItem: CartItem = {
  product_id: '',
  sentID: '',
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
  product_option_sentID: '',
  product_option_key: '',
  vehicleKey: '',
  labelText: '',
  tooltipText: '',
  order: defaultOrder,
};

/**
 * A product as an item of the cart: its price, with the cost and surcharge of the chosen filing method.
 * Undefined for a filing that cannot be made for the chosen entity type: it has no price.
 */
export function configureItem(
  facts: Facts,
  { product, jurisdiction, isFiling }: OfferedProduct,
): CartItem | undefined {
  const method = isFiling ? chosenFilingMethod(facts, product, jurisdiction) : undefined;
  if (isFiling && !method) return undefined;
  const { cost: stateFee = 0, surcharge: processingSurcharge = 0, id = '', sentID = '' } = method ?? {};
  const price = product.price + stateFee + processingSurcharge;
  const { saveAs, label = '', tooltipText = '', order = defaultOrder } = bindingOfProduct(facts.config, product);
  const { product_id, name, type, category, subcategory, duration } = product;
  return {
    ...blankItem,
    product_id,
    sentID: product.sentID,
    name,
    saveAs,
    type,
    category,
    subcategory,
    state: jurisdiction,
    entityType: chosenEntityType(facts),
    price,
    originalPrice: price,
    baseFee: product.price,
    stateFee,
    originalStateFee: stateFee,
    processingSurcharge,
    isFiling,
    isFederal: jurisdiction === federal,
    multiYear: duration > 12,
    duration,
    durationFormatted: longDuration(duration, createText({}, facts.config.text)),
    product_option_id: id,
    product_option_sentID: sentID,
    product_option_key: id,
    labelText: label,
    tooltipText,
    order,
  };
}
