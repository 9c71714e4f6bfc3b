/**
 * Redux Toolkit's immer. Our reducers answer the next state and never write into the last one, so drafts have nothing
 * to do; a reducer that writes is caught by the tests, in which the real immer freezes every state.
 */
const same = <Value>(value: Value): Value => value;
const never = () => false;

export { never as isDraft, never as isDraftable, same as current, same as freeze, same as original };

export const produce = <State>(state: State, recipe: (state: State) => State | void): State => recipe(state) ?? state;
