import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FormValues } from '../core/form-values/form-values';
import { wholeStateReset } from './reset';

/** The mirror of the form's values, without secrets and files: what is kept, and what cart and payload are made of. */
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
  extraReducers: (builder) => builder.addCase(wholeStateReset, () => initialState),
});

export const { valuesMirrored } = slice.actions;
export const formReducer = slice.reducer;
