/** Cache per object: function (or key) to result. */
const known = new WeakMap<object, Map<unknown, unknown>>();

interface Maps<Key> {
  get(key: Key): Map<unknown, unknown> | undefined;
  set(key: Key, map: Map<unknown, unknown>): unknown;
}

/** The map at a key; a new one if there is none. */
function mapAt<Key>(maps: Maps<Key>, key: Key): Map<unknown, unknown> {
  let map = maps.get(key);
  if (!map) maps.set(key, (map = new Map()));
  return map;
}

/**
 * Memoizes `find` per object (and key). One change of the form asks many times about the same facts object; the next
 * change makes a new one. All share one WeakMap, because each costs time whenever garbage is collected.
 */
export function memoizePerObject<Owner extends object, Answer, Key = void>(find: (owner: Owner, key: Key) => Answer) {
  const keyed = {};
  return (owner: Owner, key: Key): Answer => {
    let answers = mapAt(known, owner);
    let place: unknown = find;
    if (key !== undefined) {
      answers = mapAt(answers as Maps<unknown>, keyed);
      place = key;
    }
    if (!answers.has(place)) answers.set(place, find(owner, key));
    return answers.get(place) as Answer;
  };
}
