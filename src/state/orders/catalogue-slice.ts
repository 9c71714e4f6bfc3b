import { createSlice, freeze, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import {
  emptyCatalogue,
  federal,
  ofAnyState,
  type Catalogue,
  type CheckedCoupon,
  type Load,
  type LoadStatus,
} from '../../kernel/facts/catalogue';
import type { Arrival } from '../../services/services';
import { castDraft } from '../cast-draft';

export interface CatalogueState extends Catalogue {
  /** False while any load is in progress (STORE-02). */
  productsLoaded: boolean;
}

/** A load and what it brought. */
export interface Arrived {
  load: Load;
  arrival: Arrival;
}

const initialState: CatalogueState = { ...emptyCatalogue, productsLoaded: false };

function setStatus(state: Draft<CatalogueState>, load: Load, status: LoadStatus): void {
  if (load.list === 'filing_products') state.jurisdictions[load.jurisdiction] = status;
  else state.lists[load.list] = status;
}

/**
 * Merges by jurisdiction. The list of all jurisdictions replaces no list that was loaded by itself; what it has of the
 * federal list, and of others like it, is kept apart (PROD-44).
 */
function withFilings({ filing: known, jurisdictions }: Catalogue, load: Load, arrived: Catalogue['filing']): Catalogue['filing'] {
  const isOfAll = load.list === 'filing_products' && load.jurisdiction === 'all';
  if (!isOfAll) return { ...known, ...arrived };
  const { [federal]: ofAny = [], ...states } = arrived;
  const loadedAlone = Object.fromEntries(Object.entries(known).filter(([code]) => jurisdictions[code] !== undefined));
  return { ...states, ...loadedAlone, [ofAnyState]: ofAny };
}

/** Immer walks and freezes all that enters a state, unless its root is frozen: 4,000 products take 80 ms, and their frozen lists none. */
function freezeLists({ filing = {}, ...lists }: Arrival): void {
  for (const list of [...Object.values(lists), ...Object.values(filing)]) freeze(list);
}

const slice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {
    /** The server has others by now (SHOP-06): all are requested again, and those that are known stay meanwhile. */
    productsOutdated(state) {
      state.lists = {};
      state.jurisdictions = {};
      state.productsLoaded = false;
      for (const checked of state.checkedCoupons) checked.isOutdated = true;
    },
    productsLoadStarted(state, { payload }: PayloadAction<readonly Load[]>) {
      for (const load of payload) setStatus(state, load, 'loading');
      state.productsLoaded = false;
    },
    productsLoaded: {
      prepare: (arrived: readonly Arrived[]) => {
        arrived.forEach(({ arrival }) => freezeLists(arrival));
        return { payload: arrived };
      },
      reducer(state, { payload }: PayloadAction<readonly Arrived[]>) {
        for (const { load, arrival } of payload) {
          const { filing, ...lists } = arrival;
          setStatus(state, load, 'loaded');
          Object.assign(state, lists);
          if (filing) state.filing = castDraft(withFilings(state, load, filing));
        }
      },
    },
    productsLoadFailed(state, { payload }: PayloadAction<Load>) {
      setStatus(state, payload, 'failed');
    },
    /** The host has said what a coupon's code is (PLUS-02). */
    couponChecked(state, { payload }: PayloadAction<CheckedCoupon>) {
      state.checkedCoupons = castDraft([...state.checkedCoupons.filter(({ code }) => code !== payload.code), payload]);
    },
    /** No load is in progress any more; some may have failed. */
    productsLoadFinished(state) {
      state.productsLoaded = true;
    },
  },
});

export const { productsOutdated, productsLoadStarted, productsLoaded, productsLoadFailed, couponChecked, productsLoadFinished } =
  slice.actions;
export const catalogueReducer = slice.reducer;
