/** Which column a table is sorted by, and in which direction. */
export interface Sorting {
  key: string;
  isDescending: boolean;
}

/**
 * Rows sorted by a value: texts by `compareTexts`, numbers by size, and what has no value last in either direction. Rows of
 * one value keep their order.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => string | number | undefined,
  isDescending: boolean,
  compareTexts: (one: string, other: string) => number,
): Row[] {
  const sign = isDescending ? -1 : 1;
  return [...rows].sort((oneRow, otherRow) => {
    const [one, other] = [valueOf(oneRow), valueOf(otherRow)];
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    return sign * (typeof one === 'number' && typeof other === 'number' ? one - other : compareTexts(String(one), String(other)));
  });
}
