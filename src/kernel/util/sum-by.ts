/** The sum of what `numberOf` says of each entry. */
export const sumBy = <Entry>(list: readonly Entry[], numberOf: (entry: Entry) => number): number =>
  list.reduce((sum, entry) => sum + numberOf(entry), 0);
