import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FormValues } from '../kernel/answers/form-values';

/** What redux-persist stores of the form: its values without secrets and files. After rehydration only the toolbox reads them here. */
export interface FormState {
  values: FormValues;
}

const initialState: FormState = { values: {} };

const slice = createSlice({
  name: 'form',
  initialState,
  reducers: {
    /** The values have changed: the cart, the loads and the trackers follow, which read the form's values themselves. */
    valuesMirrored: (_state, { payload }: PayloadAction<FormValues>) => ({ values: payload }),
  },
});

export const { valuesMirrored } = slice.actions;
export const formReducer = slice.reducer;
