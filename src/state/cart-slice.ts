import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Cart } from '../core/cart-items/cart-item';
import { isEqual } from '../core/util/is-equal';

const initialState = { items: [] as Cart };

const slice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** An equal cart keeps the old reference, so that subscribers do not render again. */
    cartRebuilt: ({ items }, { payload }: PayloadAction<Cart>) => ({
      items: isEqual(items, payload) ? items : payload,
    }),
  },
});

export const { cartRebuilt } = slice.actions;
export const cartReducer = slice.reducer;
