import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DomainEntry } from '../core/facts/facts';

/** The domain cart. It has its own storage key, because all pages of the site share it (STORE-11, STORE-12). */
const initialState = { cartDomains: [] as readonly DomainEntry[] };

const slice = createSlice({
  name: 'domains',
  initialState,
  reducers: {
    domainsChanged: (_state, { payload }: PayloadAction<readonly DomainEntry[]>) => ({ cartDomains: payload }),
  },
});

export const domainsReducer = slice.reducer;
