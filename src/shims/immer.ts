/**
 * Replaces immer for Redux Toolkit. Our reducers return a new state and never mutate, so no drafts are needed. The tests
 * use the real immer, which freezes every state and so fails a reducer that mutates.
 */
const identity = <Value>(value: Value): Value => value;
const returnFalse = () => false;

export { returnFalse as isDraft, returnFalse as isDraftable, identity as current, identity as freeze, identity as original };

export const produce = <State>(state: State, recipe: (state: State) => State | void): State => recipe(state) ?? state;
