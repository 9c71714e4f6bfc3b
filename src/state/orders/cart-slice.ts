import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { Cart } from '../../kernel/facts/cart';
import { isEqual } from '../../kernel/util/is-equal';
import { castDraft } from '../cast-draft';

const initialState: { items: Cart } = { items: [] };

const slice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /**
     * Each rebuild is a new state, since notices compare with the facts of the last one. An equal cart keeps its identity,
     * so that subscribers do not render again.
     */
    cartRebuilt(state, { payload }: PayloadAction<Cart>) {
      const { items } = original(state)!;
      return { items: castDraft(isEqual(items, payload) ? items : payload) };
    },
  },
});

export const { cartRebuilt } = slice.actions;
export const cartReducer = slice.reducer;
