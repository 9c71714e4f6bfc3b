/** One entry of a list to choose from: what is kept and what is read. */
export interface Option {
  key: string;
  label: string;
}

/** A list of two-letter codes and names, written as `WYWyoming|UTUtah` to spare the bundle its quotes. */
export const readOptions = (list: string): readonly Option[] =>
  list.split('|').map((entry) => ({ key: entry.slice(0, 2), label: entry.slice(2) }));
