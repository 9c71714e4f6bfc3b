import type { Dispatch, Reducer } from '@reduxjs/toolkit';
import type { DomainCart, DomainSearchState, DomainsState } from '../../kernel/facts/domain';
import type { Facts } from '../../kernel/facts/facts';
import { createSlot } from '../../kernel/util/slot';
import type { Report } from '../../kernel/util/read-wire';
import type { OrderStoreContext } from '../order-store';
import type { Outcome } from '../submission/outcome';
import type { SendOptions } from '../submission/send-options';

/** What the store of an order has for domains: a cart that all pages of the site share, and a search. */
export interface DomainEngine {
  domains: Reducer<DomainsState>;
  domainSearch: Reducer<DomainSearchState>;
  /** Parses the stored domain cart; undefined if it is unreadable (STORE-16). @param maxDuration in years */
  readPersisted(stored: string | null, maxDuration: number, report: Report): Partial<DomainsState> | undefined;
  /** Puts another domain cart into the store. */
  take(dispatch: Dispatch, cart: DomainCart): void;
  /** Starts what searches domains, and what leaves for the page of the domain cart. */
  listen(context: OrderStoreContext): void;
  /** Keeps the address and the search of a page together. */
  followRoute(context: OrderStoreContext): void;
  /** Another look at the ordered domains before anything is charged; undefined lets the order go on. */
  recheck(options: SendOptions, facts: Facts, signal: AbortSignal): Promise<Outcome | undefined>;
}

/** Provided by the family of domains; without it orders have none. */
export const domainEngine = createSlot<DomainEngine>();
