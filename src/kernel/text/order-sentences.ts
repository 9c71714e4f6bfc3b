import { company } from './en/company';
import { domains } from './en/domains';
import { mail } from './en/mail';
import { officials } from './en/officials';
import { optionalItems } from './en/optional-items';
import { order } from './en/order';
import { payment } from './en/payment';
import { productDetails } from './en/product-details';
import { products } from './en/products';
import { registeredAgent } from './en/registered-agent';
import { vehicles } from './en/vehicles';

/** The English sentences that only orders show: the light script lacks them. */
export const orderSentences = {
  ...company,
  ...officials,
  ...order,
  ...payment,
  ...registeredAgent,
  ...optionalItems,
  ...productDetails,
  ...products,
  ...domains,
  ...vehicles,
  ...mail,
} as const;

export type OrderSentences = typeof orderSentences;
