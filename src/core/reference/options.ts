/** One entry of a list to choose from: `key` is stored, `label` is shown. */
export interface Option {
  key: string;
  label: string;
}

/** By locale: creating a collator takes longer than sorting a list of states. */
const collators = new Map<string, Intl.Collator>();

/** A copy sorted by label, by the rules of the locale. */
export function sortByLabel<Entry extends Pick<Option, 'label'>>(options: readonly Entry[], locale: string): readonly Entry[] {
  const collator = collators.get(locale) ?? new Intl.Collator([locale, 'en']);
  collators.set(locale, collator);
  return [...options].sort((one, other) => collator.compare(one.label, other.label));
}

/** Reads codes of two letters and their names, written as `WYWyoming|UTUtah` to save bytes in the bundle. */
export const readOptions = (list: string): readonly Option[] =>
  list.split('|').map((entry) => ({ key: entry.slice(0, 2), label: entry.slice(2) }));
