import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { emptyCatalogue, federal, ofAnyState, type Catalogue, type Load, type LoadStatus } from '../core/facts/catalogue';
import type { Arrival } from '../services/services';

export interface CatalogueState extends Catalogue {
  /** False while any load is in progress (STORE-02). */
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

/**
 * Merges by jurisdiction. The list of all jurisdictions replaces no list that was loaded by itself; what it has of the
 * federal list, and of others like it, is kept apart (PROD-44).
 */
function withFilings(known: Catalogue['filing'], load: Load, arrived: Catalogue['filing']): Catalogue['filing'] {
  const isOfAll = load.list === 'filing_products' && load.jurisdiction === 'all';
  if (!isOfAll) return { ...known, ...arrived };
  const { [federal]: ofAny = [], ...states } = arrived;
  return { ...states, ...known, [ofAnyState]: ofAny };
}

/** A load and what it brought. */
export interface Arrived {
  load: Load;
  arrival: Arrival;
}

const withArrival = (state: CatalogueState, { load, arrival }: Arrived): CatalogueState => ({
  ...withStatus(state, [load], 'loaded'),
  ...arrival,
  // Without new filing products keep the same object.
  filing: arrival.filing ? withFilings(state.filing, load, arrival.filing) : state.filing,
});

const slice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {
    productsLoadStarted: (state, { payload }: PayloadAction<readonly Load[]>) => ({
      ...withStatus(state as CatalogueState, payload, 'loading'),
      productsLoaded: false,
    }),
    productsLoaded: (state, { payload }: PayloadAction<readonly Arrived[]>) => payload.reduce(withArrival, state as CatalogueState),
    productsLoadFailed: (state, { payload }: PayloadAction<Load>) => withStatus(state as CatalogueState, [payload], 'failed'),
    /** No load is in progress any more; some may have failed. */
    productsLoadFinished: (state) => ({ ...(state as CatalogueState), productsLoaded: true }),
  },
});

export const { productsLoadStarted, productsLoaded, productsLoadFailed, productsLoadFinished } = slice.actions;
export const catalogueReducer = slice.reducer;
