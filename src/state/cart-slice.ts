import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { Cart } from '../core/cart-items/cart-item';
import { isEqual } from '../core/util/is-equal';
import { castDraft } from './cast-draft';

const initialState: { items: Cart } = { items: [] };

const slice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** An equal cart keeps its identity, so that subscribers do not render again. */
    cartRebuilt(state, { payload }: PayloadAction<Cart>) {
      if (!isEqual(original(state)!.items, payload)) state.items = castDraft(payload);
    },
  },
});

export const { cartRebuilt } = slice.actions;
export const cartReducer = slice.reducer;
