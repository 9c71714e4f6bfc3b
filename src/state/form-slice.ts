import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FormValues } from '../core/answers/form-values';

/** A copy of the form's values without secrets and files, for persistence, cart and payload. */
export interface FormState {
  values: FormValues;
}

const initialState: FormState = { values: {} };

const slice = createSlice({
  name: 'form',
  initialState,
  reducers: {
    valuesMirrored: (_state, { payload }: PayloadAction<FormValues>) => ({ values: payload }),
  },
});

export const { valuesMirrored } = slice.actions;
export const formReducer = slice.reducer;
