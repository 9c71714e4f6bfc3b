import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { emptyCatalogue, type Catalogue, type Load, type LoadStatus } from '../core/catalogue/catalogue';
import type { Coupon, Product, SubscriptionBundle } from '../core/catalogue/product';
import { wholeStateReset } from './reset';

/** What a load brought, beside what was asked for. */
export type Arrival =
  | { list: 'registered_agent_products' | 'simple_products'; products: Product[] }
  | { list: 'subscription_bundles'; bundles: SubscriptionBundle[] }
  | { list: 'coupons'; coupons: Coupon[] }
  | { list: 'filing_products'; byJurisdiction: Record<string, Product[]>; all: boolean };

export interface CatalogueState extends Catalogue {
  /** False from the start of a load to the end of the last one under way (STORE-02). */
  productsLoaded: boolean;
}

const initialState: CatalogueState = { ...emptyCatalogue, productsLoaded: false };

function withStatus(state: CatalogueState, loads: readonly Load[], status: LoadStatus): CatalogueState {
  const lists = { ...state.lists };
  const jurisdictions = { ...state.jurisdictions };
  for (const load of loads) {
    if (load.list === 'filing_products') jurisdictions[load.jurisdiction] = status;
    else lists[load.list] = status;
  }
  return { ...state, lists, jurisdictions };
}

function withArrival(state: CatalogueState, arrival: Arrival): CatalogueState {
  switch (arrival.list) {
    case 'registered_agent_products':
      return { ...state, registeredAgent: arrival.products };
    case 'simple_products':
      return { ...state, simple: arrival.products };
    case 'subscription_bundles':
      return { ...state, subscriptionBundles: arrival.bundles };
    case 'coupons':
      return { ...state, coupons: arrival.coupons };
    case 'filing_products':
      return { ...state, filing: { ...state.filing, ...arrival.byJurisdiction } };
  }
}

const slice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {
    productsLoadStarted: (state, { payload }: PayloadAction<readonly Load[]>) => ({
      ...withStatus(state as CatalogueState, payload, 'loading'),
      productsLoaded: false,
    }),
    productsLoaded: (state, { payload }: PayloadAction<{ load: Load; arrival: Arrival }>) =>
      withArrival(withStatus(state as CatalogueState, [payload.load], 'loaded'), payload.arrival),
    productsLoadFailed: (state, { payload }: PayloadAction<Load>) =>
      withStatus(state as CatalogueState, [payload], 'failed'),
    /** The last load under way has ended, well or not. */
    productsLoadFinished: (state) => ({ ...(state as CatalogueState), productsLoaded: true }),
  },
  extraReducers: (builder) => builder.addCase(wholeStateReset, () => initialState),
});

export const { productsLoadStarted, productsLoaded, productsLoadFailed, productsLoadFinished } = slice.actions;
export const catalogueReducer = slice.reducer;
