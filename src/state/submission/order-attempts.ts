const counts = new Map<string, number>();

/** Counts a valid submit of the order with this tab key, whichever form on the page sends it, and returns the count (SUBM-04, SUBM-06). */
export function countAttempt(tabKey: string): number {
  const count = (counts.get(tabKey) ?? 0) + 1;
  counts.set(tabKey, count);
  return count;
}

/** Starts the count anew, once the order was accepted. */
export const forgetAttempts = (tabKey: string): void => void counts.delete(tabKey);

/** Further valid submits after the first. */
const extraAttempts = 5;

/** Whether another valid submit may proceed after `earlier` ones: the sixth may, the seventh may not (SUBM-05). */
export const mayAttempt = (earlier: number): boolean => earlier <= extraAttempts;
