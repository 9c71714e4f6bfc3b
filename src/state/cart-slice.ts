import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Cart } from '../core/cart-items/cart-item';
import { isEqual } from '../core/util/is-equal';

const initialState = { items: [] as Cart };

const slice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** A rebuild that comes to the same leaves the same items, so that nobody who reads them has to look again. */
    cartRebuilt: ({ items }, { payload }: PayloadAction<Cart>) => ({
      items: isEqual(items, payload) ? items : payload,
    }),
  },
});

export const { cartRebuilt } = slice.actions;
export const cartReducer = slice.reducer;
