const counts = new Map<string, number>();

/** Counts a valid submit of the order with this tab key, whichever form on the page sends it, and returns the count (SUBM-04, SUBM-06). */
export function countAttempt(tabKey: string): number {
  const count = (counts.get(tabKey) ?? 0) + 1;
  counts.set(tabKey, count);
  return count;
}

/** Starts the count anew, once the order was accepted. */
export const forgetAttempts = (tabKey: string): void => void counts.delete(tabKey);
