/** One entry of a list to choose from: what is kept and what is read. */
export interface Option {
  key: string;
  label: string;
}

/** In the order of what is read, as a locale has it. */
export function sortByLabel<Entry extends Pick<Option, 'label'>>(options: readonly Entry[], locale: string): readonly Entry[] {
  // One collator for all comparisons: `localeCompare` makes a new one each time.
  const { compare } = new Intl.Collator([locale, 'en']);
  return [...options].sort((one, other) => compare(one.label, other.label));
}

/** A list of two-letter codes and names, written as `WYWyoming|UTUtah` to spare the bundle its quotes. */
export const readOptions = (list: string): readonly Option[] =>
  list.split('|').map((entry) => ({ key: entry.slice(0, 2), label: entry.slice(2) }));
