import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DomainCart, DomainsState } from '../../../kernel/facts/domain';
import { castDraft } from '../../../state/cast-draft';

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
