import type { Dispatch, Reducer } from '@reduxjs/toolkit';
import type { stepEvent } from '../commerce/analytics/tracked-events';
import type { PageConfig } from '../kernel/page-config/page-config';
import { createSlot } from '../kernel/util/slot';
import type { DomainCart } from '../kernel/facts/domain';
import type { Services } from '../services/services';
import type { StartListening } from './listeners/listeners';
import type { FactsOf, RootState } from './root-state';

/** The slices that only a form that sells fills. */
export type OrderState = Pick<RootState, 'domains' | 'domainSearch' | 'catalogue' | 'coupon' | 'cart'>;

/** Makes a reducer persist its state under a key of the storage; `read` parses what is stored. */
export type Kept = <State>(storageKey: string, reducer: Reducer<State>, read: (stored: string | null) => unknown) => Reducer<State>;

export interface OrderStoreContext {
  config: PageConfig;
  services: Services;
  factsOf: FactsOf;
  /** False: the form loads no products and has no cart. */
  sells: boolean;
  startListening: StartListening;
  /** Ends with the form. */
  listenWhileMounted: StartListening;
  signal: AbortSignal;
}

/** What the store has in a script that sells: products, cart and domains, and what follows them. */
export interface OrderStore {
  reducersOf(
    kept: Kept,
    context: Pick<OrderStoreContext, 'config' | 'services'>,
  ): {
    [Name in keyof OrderState]: Reducer<OrderState[Name]>;
  };
  /** Starts what loads the products, rebuilds the cart and searches domains. */
  listen(context: OrderStoreContext): void;
  /** Starts what tells the trackers of the cart and of accepted orders, and what follows the route. */
  track(context: OrderStoreContext): void;
  stepEvent: typeof stepEvent;
  /** Requests the products that the form needs. */
  requestProducts(dispatch: Dispatch): void;
  /** Takes the domain cart over from an earlier form on the same root. */
  takeDomains(dispatch: Dispatch, domains: DomainCart): void;
}

/** Provided by the order engine; without it the slices of an order stay empty. */
export const orderStore = createSlot<OrderStore>();
