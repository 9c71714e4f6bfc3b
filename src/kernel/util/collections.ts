/** Groups entries by key, in the order in which the keys first appear. No group is empty. */
export function groupBy<Entry, Key>(entries: readonly Entry[], keyOf: (entry: Entry) => Key): Map<Key, [Entry, ...Entry[]]> {
  const groups = new Map<Key, [Entry, ...Entry[]]>();
  for (const entry of entries) {
    const group = groups.get(keyOf(entry));
    if (group) group.push(entry);
    else groups.set(keyOf(entry), [entry]);
  }
  return groups;
}

/** The sum of what `numberOf` says of each entry. */
export const sumBy = <Entry>(list: readonly Entry[], numberOf: (entry: Entry) => number): number =>
  list.reduce((sum, entry) => sum + numberOf(entry), 0);
