import type { SelectOption, SelectOptions } from './select';

/** The maximum number of options listed at once; search finds the others (FIELD-10). */
const maxListed = 1000;

/** One row of a list: an option, or the heading of a group when `option` is missing. */
export interface OptionRow {
  /** '' for an option outside any group. */
  group: string;
  option?: SelectOption;
  /** For aria-posinset: counts options from 1. A heading repeats the position of the option before it, 0 if none. */
  position: number;
}

/** The rows of a list, at most `maxListed` options. */
export function optionRows(options: SelectOptions): readonly OptionRow[] {
  const rows: OptionRow[] = [];
  let position = 0;
  const add = (group: string) => (option: SelectOption) => {
    if (position < maxListed) rows.push({ group, option, position: ++position });
  };
  for (const entry of options) {
    if (!('options' in entry)) add('')(entry);
    else if (entry.options.length > 0 && position < maxListed) {
      rows.push({ group: entry.label, position });
      entry.options.forEach(add(entry.label));
    }
  }
  return rows;
}

/** Splits rows where the group changes. */
export function byGroup(rows: readonly OptionRow[]): readonly { group: string; rows: readonly OptionRow[] }[] {
  const parts: { group: string; rows: OptionRow[] }[] = [];
  for (const row of rows) {
    const last = parts.at(-1);
    if (last?.group === row.group) last.rows.push(row);
    else parts.push({ group: row.group, rows: [row] });
  }
  return parts;
}
