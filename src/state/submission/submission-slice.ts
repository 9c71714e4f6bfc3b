import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Receipt } from '../../commerce/review/receipt';
import type { CataloguedError, SignupResult, SubmissionStatus } from '../../submission/submission';
import { castDraft } from '../cast-draft';

export interface SubmissionState {
  status: SubmissionStatus;
  /** Valid submits of the order since the page was loaded (SUBM-04), as of this form's last one; 0 before it. Not persisted. */
  attempts: number;
  /** How much of a form with files has been sent, from 0 to 1. */
  uploaded: number;
  lastError: CataloguedError | null;
  /** The visitor was told of `lastError`, by the focus or by a toast. */
  isErrorTold: boolean;
  /** The visitor's price was too low (NYOP-06). */
  hasPriceFailed: boolean;
  /** The server's result for an accepted order (SUBM-11). */
  response: SignupResult | null;
  /** What was sent, as it was at the success (SUBM-58). */
  receipt: Receipt | null;
}

const initialState: SubmissionState = {
  status: 'idle',
  attempts: 0,
  uploaded: 0,
  lastError: null,
  isErrorTold: false,
  hasPriceFailed: false,
  response: null,
  receipt: null,
};

const slice = createSlice({
  name: 'submission',
  initialState,
  reducers: {
    submissionStarted(state) {
      state.status = 'validating';
      state.uploaded = 0;
      state.lastError = null;
      state.hasPriceFailed = false;
    },
    attemptCounted(state, { payload }: PayloadAction<number>) {
      state.attempts = payload;
    },
    uploadProgressed(state, { payload }: PayloadAction<number>) {
      state.uploaded = payload;
    },
    statusChanged(state, { payload }: PayloadAction<SubmissionStatus>) {
      state.status = payload;
    },
    /** The submission failed: back to idle, with the error if there is one (SUBM-02). */
    submissionFailed(state, { payload }: PayloadAction<CataloguedError | null>) {
      state.status = 'idle';
      state.lastError = castDraft(payload);
      state.isErrorTold = false;
      state.hasPriceFailed = false;
    },
    errorTold(state) {
      state.isErrorTold = true;
    },
    /** Takes over the error that an earlier form on the same root shows. */
    errorKept(state, { payload }: PayloadAction<Pick<SubmissionState, 'lastError' | 'isErrorTold'>>) {
      state.lastError = castDraft(payload.lastError);
      state.isErrorTold = payload.isErrorTold;
    },
    /** Back to idle without an error: a dialog asks the visitor for a higher price. */
    priceFailed(state) {
      state.status = 'idle';
      state.hasPriceFailed = true;
    },
    submissionFinished: {
      prepare: (response: SignupResult | null, receipt: Receipt | null = null) => ({ payload: { response, receipt } }),
      reducer(state, { payload }: PayloadAction<Pick<SubmissionState, 'response' | 'receipt'>>) {
        state.status = 'done';
        state.lastError = null;
        state.response = castDraft(payload.response);
        state.receipt = castDraft(payload.receipt);
      },
    },
    /** The provider has said by now that the order is paid; what it is about stays. */
    paymentSettled(state, { payload }: PayloadAction<SignupResult>) {
      state.response = castDraft({ ...state.response, ...payload });
    },
    redirectStarted(state) {
      state.status = 'redirecting';
    },
  },
});

export const {
  submissionStarted,
  attemptCounted,
  uploadProgressed,
  statusChanged,
  submissionFailed,
  errorTold,
  errorKept,
  priceFailed,
  submissionFinished,
  paymentSettled,
  redirectStarted,
} = slice.actions;
export const submissionReducer = slice.reducer;
