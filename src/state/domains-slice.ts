import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DomainCart } from '../core/domains/domain-cart';

/** The domain cart. It has its own storage key, because all pages of the site share it (STORE-11, STORE-12). */
export interface DomainsState {
  cartDomains: DomainCart;
}

const initialState: DomainsState = { cartDomains: [] };

const slice = createSlice({
  name: 'domains',
  initialState,
  reducers: {
    domainsChanged: (_state: DomainsState, { payload }: PayloadAction<DomainCart>): DomainsState => ({ cartDomains: payload }),
  },
});

export const { domainsChanged } = slice.actions;
export const domainsReducer = slice.reducer;
