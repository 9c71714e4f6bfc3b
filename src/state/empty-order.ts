import type { Reducer } from '@reduxjs/toolkit';
import { emptyCatalogue } from '../kernel/facts/catalogue';
import { noCoupon } from './no-coupon';
import type { OrderState } from './order-store';

const nothing: OrderState = {
  catalogue: { ...emptyCatalogue, productsLoaded: false },
  coupon: noCoupon,
  cart: { items: [] },
  domains: { cartDomains: [] },
  // Nobody reads more of a search that no module offers.
  domainSearch: { isLeaving: false } as OrderState['domainSearch'],
};

const always =
  <State>(state: State): Reducer<State> =>
  () =>
    state;

/** The slices of an order in a script that sells nothing: they stay as they are. */
export const emptyOrder: { [Name in keyof OrderState]: Reducer<OrderState[Name]> } = {
  catalogue: always(nothing.catalogue),
  coupon: always(nothing.coupon),
  cart: always(nothing.cart),
  domains: always(nothing.domains),
  domainSearch: always(nothing.domainSearch),
};
