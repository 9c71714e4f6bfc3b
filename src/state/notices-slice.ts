import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CataloguedError } from '../core/submission/submission';
import { isEqual } from '../core/util/is-equal';

/** A notification in the corner of the page. */
export interface Toast {
  id: string;
  kind: 'error' | 'good' | 'info';
  title: CataloguedError['title'];
  message: CataloguedError['message'];
  /** In ms; 0 stays until closed. */
  duration: number;
}

const initialState = { toasts: [] as readonly Toast[] };

/** For unique ids across all forms of the page. */
let count = 0;

const contentOf = ({ kind, title, message }: Toast) => [kind, title, message];

const slice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    // Replace a toast with the same content, so that repeated failures do not pile up.
    toastShown: (state, { payload }: PayloadAction<Toast>) => ({
      toasts: [...state.toasts.filter((toast) => !isEqual(contentOf(toast), contentOf(payload))), payload],
    }),
    toastClosed: (state, { payload }: PayloadAction<string>) => ({
      toasts: state.toasts.filter(({ id }) => id !== payload),
    }),
  },
});

export const { toastClosed } = slice.actions;

export const toastShown = (toast: Omit<Toast, 'id' | 'duration'> & { duration?: number }) =>
  // Errors stay longer, so that there is time to read them (ERR-15, ERR-16).
  slice.actions.toastShown({ duration: toast.kind === 'error' ? 10_000 : 5_000, ...toast, id: String(++count) });

/** What a visitor reads of a failure that nothing on the form explains. */
export const somethingWrong = {
  kind: 'error',
  title: 'error.checkout.title',
  message: { key: 'error.app.message' },
} as const;

export const noticesReducer = slice.reducer;
