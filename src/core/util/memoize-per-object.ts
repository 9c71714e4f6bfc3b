/**
 * Memoizes `find` per object (and key) in a WeakMap. One change of the form asks many times about the same facts
 * object; the next change makes a new one.
 */
export function memoizePerObject<Owner extends object, Answer, Key = void>(find: (owner: Owner, key: Key) => Answer) {
  const known = new WeakMap<Owner, Map<Key, Answer>>();
  return (owner: Owner, key: Key): Answer => {
    let answers = known.get(owner);
    if (!answers) known.set(owner, (answers = new Map<Key, Answer>()));
    if (!answers.has(key)) answers.set(key, find(owner, key));
    return answers.get(key)!;
  };
}
