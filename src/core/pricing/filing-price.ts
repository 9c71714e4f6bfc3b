import type { FilingMethod } from '../catalogue/product';
import type { OfferedProduct } from '../catalogue/product-lookup';
import type { Facts } from '../form-values/facts';
import type { Cents } from './money';

/** What is shown as the price of filing a product by one of its methods. */
export const filingOptionPrice = (_facts: Facts, _offered: OfferedProduct, { cost, surcharge }: FilingMethod): Cents => cost + surcharge;
