import type { Dispatch, Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../root-state';

export interface ListenerApi {
  action: UnknownAction;
  before: RootState;
  after: RootState;
  dispatch: Dispatch;
  getState: () => RootState;
}

/** Told of every action once the reducers are done with it. */
export type Listener = (told: ListenerApi) => void;

/** Redux Toolkit's own listeners can fork, pause and cancel, at 2 kB; ours only have to follow an action. */
export function listenerMiddleware(listeners: readonly Listener[]): Middleware {
  return ({ dispatch, getState }) =>
    (next) =>
    (action) => {
      const before = getState() as RootState;
      const result = next(action);
      const told = { action: action as UnknownAction, before, after: getState() as RootState, dispatch, getState };
      listeners.forEach((listener) => listener(told));
      return result;
    };
}
