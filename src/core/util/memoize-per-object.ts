/**
 * What `find` makes of an object, and where it takes one of a key beside it, made once and kept as long as the object:
 * one change of the form asks the same of the same facts many times over.
 */
export function memoizePerObject<Owner extends object, Answer, Key = void>(find: (owner: Owner, key: Key) => Answer) {
  const known = new WeakMap<Owner, Map<Key, Answer>>();
  return (owner: Owner, key: Key): Answer => {
    const answers = known.get(owner) ?? new Map<Key, Answer>();
    known.set(owner, answers);
    if (!answers.has(key)) answers.set(key, find(owner, key));
    return answers.get(key)!;
  };
}
