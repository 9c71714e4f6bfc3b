import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TextKey } from '../core/text/en';

/** The state of one request. `requestId` is the newest one's; responses to older ones are ignored. */
export interface RequestState {
  status: 'loading' | 'loaded' | 'failed';
  requestId: string;
  /** What the form says while it waits for this request; without it the form does not wait. */
  waiting?: TextKey | undefined;
  /** The last response; kept while the next request is loading. */
  data?: unknown;
}

/** Requests to services, by key. A missing key means the request was never made. */
const initialState: Readonly<Record<string, RequestState>> = {};

type Requests = typeof initialState;

const slice = createSlice({
  name: 'requests',
  initialState,
  reducers: {
    requestStarted: (
      state: Requests,
      { payload: { key, ...started } }: PayloadAction<{ key: string } & Pick<RequestState, 'requestId' | 'waiting'>>,
    ) => ({
      ...state,
      [key]: { ...state[key], status: 'loading' as const, ...started },
    }),
    requestEnded: (state: Requests, { payload: { key, ...ended } }: PayloadAction<{ key: string } & RequestState>) =>
      state[key]?.requestId === ended.requestId ? { ...state, [key]: { ...state[key], ...ended } } : state,
    /** The response is no longer needed. */
    requestDropped: (state: Requests, { payload }: PayloadAction<string>): Requests =>
      Object.fromEntries(Object.entries(state).filter(([key]) => key !== payload)),
  },
});

export const { requestStarted, requestEnded, requestDropped } = slice.actions;
export const requestsReducer = slice.reducer;
