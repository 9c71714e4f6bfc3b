import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CataloguedError } from '../submission/submission';
import { isEqual } from '../kernel/util/is-equal';
import { castDraft } from './cast-draft';

/** A notification in the corner of the page. */
export interface Toast {
  id: string;
  kind: 'error' | 'good' | 'info';
  title: CataloguedError['title'];
  message: CataloguedError['message'];
  /** In ms; 0 stays until closed. */
  duration: number;
}

interface NewToast extends Omit<Toast, 'id' | 'duration'> {
  /** Errors stay for 10,000 ms if it is left out, and anything else for 5,000 (ERR-15, ERR-16). */
  duration?: number;
}

const initialState: { toasts: readonly Toast[] } = { toasts: [] };

/** For unique ids across all forms of the page. */
let count = 0;

const contentOf = ({ kind, title, message }: Toast) => [kind, title, message];

const slice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    toastShown: {
      prepare: (toast: NewToast) => ({
        payload: { duration: toast.kind === 'error' ? 10_000 : 5_000, ...toast, id: String(++count) },
      }),
      // A toast replaces the ones with its content, so that repeated failures do not pile up.
      reducer(state, { payload }: PayloadAction<Toast>) {
        state.toasts = state.toasts.filter((toast) => !isEqual(contentOf(toast as Toast), contentOf(payload)));
        state.toasts.push(castDraft(payload));
      },
    },
    toastClosed(state, { payload }: PayloadAction<string>) {
      state.toasts = state.toasts.filter(({ id }) => id !== payload);
    },
  },
});

export const { toastShown, toastClosed } = slice.actions;

/** What a visitor reads of a failure that nothing on the form explains. */
export const somethingWrong = {
  kind: 'error',
  title: 'error.checkout.title',
  message: { key: 'error.app.message' },
} as const;

export const noticesReducer = slice.reducer;
