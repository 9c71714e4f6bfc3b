import { createAction, type Reducer } from '@reduxjs/toolkit';

export const wholeStateReset = createAction('wholeStateReset');

/** A slice's reducer that returns to its initial state when the whole state is reset (STORE-03). */
export const resettable =
  <State>(reducer: Reducer<State>): Reducer<State> =>
  (state, action) =>
    reducer(wholeStateReset.match(action) ? undefined : state, action);
