import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DomainCart } from '../domain-cart';
import { castDraft } from '../../../state/cast-draft';

/** The domain cart. It has its own storage key, because all pages of the site share it (STORE-11, STORE-12). */
export interface DomainsState {
  cartDomains: DomainCart;
}

const initialState: DomainsState = { cartDomains: [] };

const slice = createSlice({
  name: 'domains',
  initialState,
  reducers: {
    domainsChanged(state, { payload }: PayloadAction<DomainCart>) {
      state.cartDomains = castDraft(payload);
    },
  },
});

export const { domainsChanged } = slice.actions;
export const domainsReducer = slice.reducer;
