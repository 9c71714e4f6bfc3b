import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TextKey } from '../kernel/text/en';

/** The state of one request. `requestId` is the newest one's; responses to older ones are ignored. */
export interface RequestState {
  status: 'loading' | 'loaded' | 'failed';
  requestId: string;
  /** What the form says while it waits for this request; without it the form does not wait. */
  waiting?: TextKey | undefined;
  /** The last response; kept while the next request is loading. */
  data?: unknown;
}

type RequestStarted = { key: string } & Pick<RequestState, 'requestId' | 'waiting'>;
type RequestEnded = { key: string } & RequestState;

/** Requests to services, by key. A missing key means the request was never made. */
const initialState: Record<string, RequestState> = {};

const slice = createSlice({
  name: 'requests',
  initialState,
  reducers: {
    requestStarted(state, { payload: { key, ...started } }: PayloadAction<RequestStarted>) {
      state[key] = { ...state[key], status: 'loading', ...started };
    },
    requestEnded(state, { payload: { key, ...ended } }: PayloadAction<RequestEnded>) {
      const request = state[key];
      if (request?.requestId === ended.requestId) Object.assign(request, ended);
    },
    /** The response is no longer needed. */
    requestDropped(state, { payload }: PayloadAction<string>) {
      delete state[payload];
    },
  },
});

export const { requestStarted, requestEnded, requestDropped } = slice.actions;
export const requestsReducer = slice.reducer;
