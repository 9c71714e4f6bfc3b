import type { SelectOption, SelectOptions } from './select';

/** More than this are not listed: a search finds the rest (FIELD-10). */
const maxListed = 1000;

/** One line of a list: an option, or the heading of a group where there is none. */
export interface OptionRow {
  /** '' for an option outside any group. */
  group: string;
  option?: SelectOption;
  /** Counts the options from 1; a heading has that of the option before it. */
  place: number;
}

/** The lines of a list, as many as are listed. */
export function optionRows(options: SelectOptions): readonly OptionRow[] {
  const rows: OptionRow[] = [];
  let place = 0;
  const add = (group: string) => (option: SelectOption) => {
    if (place < maxListed) rows.push({ group, option, place: ++place });
  };
  for (const entry of options) {
    if (!('options' in entry)) add('')(entry);
    else if (entry.options.length > 0 && place < maxListed) {
      rows.push({ group: entry.label, place });
      entry.options.forEach(add(entry.label));
    }
  }
  return rows;
}

/** Rows that follow each other in the same group, together. */
export function byGroup(rows: readonly OptionRow[]): readonly { group: string; rows: readonly OptionRow[] }[] {
  const parts: { group: string; rows: OptionRow[] }[] = [];
  for (const row of rows) {
    const last = parts.at(-1);
    if (last?.group === row.group) last.rows.push(row);
    else parts.push({ group: row.group, rows: [row] });
  }
  return parts;
}
