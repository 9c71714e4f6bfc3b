/** The list with a blank entry appended (OFFI-05). */
export const addEntry = <Entry>(entries: readonly Entry[], blank: Entry): readonly Entry[] => [...entries, blank];

/** The list without one entry; later ones move up with their data (OFFI-05). */
export const removeEntry = <Entry>(entries: readonly Entry[], index: number): readonly Entry[] =>
  entries.filter((_, other) => other !== index);

/** The emptied list (OFFI-05). */
export const clearEntries = (): readonly never[] => [];

/** Whether one more entry fits: only while there are fewer than the most. */
export const canAdd = (count: number, max = Infinity): boolean => count < max;

/** Whether an entry may go: only while there are more than the fewest (OFFI-06). */
export const canRemove = (count: number, min = 0): boolean => count > min;
