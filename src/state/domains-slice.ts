import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DomainEntry } from '../core/facts/facts';

/** The domain cart. It is kept under a key of its own, since every page of the site shares it (STORE-11, STORE-12). */
const initialState = { cartDomains: [] as readonly DomainEntry[] };

const slice = createSlice({
  name: 'domains',
  initialState,
  reducers: {
    domainsChanged: (_state, { payload }: PayloadAction<readonly DomainEntry[]>) => ({ cartDomains: payload }),
  },
});

export const { domainsChanged } = slice.actions;
export const domainsReducer = slice.reducer;
