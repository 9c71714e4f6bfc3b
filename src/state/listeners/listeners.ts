import type { Dispatch, Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../root-state';

export interface ListenerApi {
  action: UnknownAction;
  before: RootState;
  after: RootState;
  dispatch: Dispatch;
  getState: () => RootState;
}

/** Called after every action, with the state before and after it. */
export type Listener = (api: ListenerApi) => void;

/** A small substitute for Redux Toolkit's listener middleware, whose forks and cancellation we do not need (saves 2 kB). */
export function listenerMiddleware(listeners: readonly Listener[]): Middleware {
  return ({ dispatch, getState }) =>
    (next) =>
    (action) => {
      const before = getState() as RootState;
      const result = next(action);
      const api = { action: action as UnknownAction, before, after: getState() as RootState, dispatch, getState };
      listeners.forEach((listener) => listener(api));
      return result;
    };
}
