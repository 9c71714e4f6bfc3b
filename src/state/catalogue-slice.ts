import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { emptyCatalogue, type Catalogue, type Load, type LoadStatus } from '../core/facts/catalogue';
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

const slice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {
    productsLoadStarted: (state, { payload }: PayloadAction<readonly Load[]>) => ({
      ...withStatus(state as CatalogueState, payload, 'loading'),
      productsLoaded: false,
    }),
    productsLoaded: (state, { payload: { load, arrival } }: PayloadAction<{ load: Load; arrival: Arrival }>) => ({
      ...withStatus(state as CatalogueState, [load], 'loaded'),
      ...arrival,
      // Merge by jurisdiction; without new filing products keep the same object.
      filing: arrival.filing ? { ...(state as CatalogueState).filing, ...arrival.filing } : (state as CatalogueState).filing,
    }),
    productsLoadFailed: (state, { payload }: PayloadAction<Load>) =>
      withStatus(state as CatalogueState, [payload], 'failed'),
    /** No load is in progress any more; some may have failed. */
    productsLoadFinished: (state) => ({ ...(state as CatalogueState), productsLoaded: true }),
  },
});

export const { productsLoadStarted, productsLoaded, productsLoadFailed, productsLoadFinished } = slice.actions;
export const catalogueReducer = slice.reducer;
