import { createAction, type Reducer } from '@reduxjs/toolkit';

export const wholeStateReset = createAction('wholeStateReset');

/** Wraps a slice's reducer so that `wholeStateReset` returns it to its initial state (STORE-03). */
export const resettable =
  <State>(reducer: Reducer<State>): Reducer<State> =>
  (state, action) =>
    reducer(wholeStateReset.match(action) ? undefined : state, action);
