import { memoizePerObject } from '../util/memoize-per-object';

/** One entry of a list to choose from: `key` is stored, `label` is shown. */
export interface Option {
  key: string;
  label: string;
}

/** By locale: creating a collator takes longer than sorting a list of states, so a list of one never creates it. */
const collatorIn = memoizePerObject(({ Collator }: typeof Intl, locale: string) => new Collator([locale, 'en']));

/** A copy sorted by label, by the rules of the locale. */
export function sortByLabel<Entry extends Pick<Option, 'label'>>(options: readonly Entry[], locale: string): readonly Entry[] {
  return [...options].sort((one, other) => collatorIn(Intl, locale).compare(one.label, other.label));
}

/** Reads codes of two letters and their names, written as `WYWyoming|UTUtah` to save bytes in the bundle. */
export const readOptions = (list: string): readonly Option[] =>
  list.split('|').map((entry) => ({ key: entry.slice(0, 2), label: entry.slice(2) }));
