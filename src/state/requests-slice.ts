import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Where one request stands. `requestId` is that of the newest; an answer to an older one is ignored. */
export interface RequestState {
  status: 'loading' | 'loaded' | 'failed';
  requestId: string;
  /** What the last answer brought; it stays while the next is awaited. */
  data?: unknown;
}

/** What is asked of services, by the key of the question; a question that was never asked is not there. */
const initialState: Readonly<Record<string, RequestState>> = {};

type Requests = typeof initialState;

const slice = createSlice({
  name: 'requests',
  initialState,
  reducers: {
    requestStarted: (state: Requests, { payload: { key, requestId } }: PayloadAction<{ key: string; requestId: string }>) => ({
      ...state,
      [key]: { ...state[key], status: 'loading' as const, requestId },
    }),
    requestEnded: (
      state: Requests,
      { payload: { key, ...ended } }: PayloadAction<{ key: string } & RequestState>,
    ) => (state[key]?.requestId === ended.requestId ? { ...state, [key]: { ...state[key], ...ended } } : state),
    /** Nobody waits for the answer any more. */
    requestDropped: (state: Requests, { payload }: PayloadAction<string>): Requests =>
      Object.fromEntries(Object.entries(state).filter(([key]) => key !== payload)),
  },
});

export const { requestStarted, requestEnded, requestDropped } = slice.actions;
export const requestsReducer = slice.reducer;
