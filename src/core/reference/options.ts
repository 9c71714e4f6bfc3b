/** One entry of a list to choose from: what is kept and what is read. */
export interface Option {
  key: string;
  label: string;
}

/** One a locale, since a collator takes longer to make than a list of states to sort. */
const collators = new Map<string, Intl.Collator>();

/** In the order of what is read, as a locale has it. */
export function sortByLabel<Entry extends Pick<Option, 'label'>>(options: readonly Entry[], locale: string): readonly Entry[] {
  const collator = collators.get(locale) ?? new Intl.Collator([locale, 'en']);
  collators.set(locale, collator);
  return [...options].sort((one, other) => collator.compare(one.label, other.label));
}

/** A list of two-letter codes and names, written as `WYWyoming|UTUtah` to spare the bundle its quotes. */
export const readOptions = (list: string): readonly Option[] =>
  list.split('|').map((entry) => ({ key: entry.slice(0, 2), label: entry.slice(2) }));
