/** Acts that must not overlap: those with the same key happen one after the other. */
export function createTurns() {
  /** @type {Map<string, Promise<unknown>>} */
  const turns = new Map();

  /**
   * @template T
   * @param {string | null} key  null for an act that waits for no other
   * @param {() => Promise<T>} act
   * @returns {Promise<T>}
   */
  return function inTurn(key, act) {
    if (!key) return act();
    const turn = (turns.get(key) ?? Promise.resolve()).then(act, act);
    turns.set(key, turn);
    const end = () => void (turns.get(key) === turn && turns.delete(key));
    turn.then(end, end);
    return turn;
  };
}
