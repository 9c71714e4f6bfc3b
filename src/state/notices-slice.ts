import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CataloguedError } from '../core/submission/submission';
import { isEqual } from '../core/util/is-equal';

/** A notification in the corner of the page; milliseconds, 0 stays until closed. */
export interface Toast {
  id: string;
  kind: 'error' | 'good' | 'info';
  title: CataloguedError['title'];
  message: CataloguedError['message'];
  duration: number;
}

const initialState = { toasts: [] as readonly Toast[] };

/** Counts the toasts of the page, for their ids. */
let count = 0;

const wordsOf = ({ kind, title, message }: Toast) => [kind, title, message];

const slice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    toastShown: {
      prepare: (toast: Omit<Toast, 'id' | 'duration'> & { duration?: number }) => ({
        // Errors stay longer than the rest, so that they can be read twice (ERR-15, ERR-16).
        payload: { duration: toast.kind === 'error' ? 10_000 : 5_000, ...toast, id: String(++count) },
      }),
      // The same once more takes the place of the first: five refusals are not five times as true.
      reducer: (state, { payload }: PayloadAction<Toast>) => ({
        toasts: [...state.toasts.filter((toast) => !isEqual(wordsOf(toast), wordsOf(payload))), payload],
      }),
    },
    toastClosed: (state, { payload }: PayloadAction<string>) => ({
      toasts: state.toasts.filter(({ id }) => id !== payload),
    }),
  },
});

export const { toastShown, toastClosed } = slice.actions;
export const noticesReducer = slice.reducer;
