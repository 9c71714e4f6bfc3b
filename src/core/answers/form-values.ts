/** Everything the visitor has answered, one nested object addressed by dotted paths (STORE-04). */
export type FormValues = Readonly<Record<string, unknown>>;

/** A choice from a list is kept with its key and the words shown for it (STORE-06). */
export interface Choice {
  key: string;
  value: string;
}

export const emptyChoice: Choice = { key: '', value: '' };

/** The key of a value that may be a plain string or an object with a key (ADDR-02); '' for anything else. */
export function choiceKey(value: unknown): string {
  if (typeof value === 'string') return value;
  const key = (value as Partial<Choice> | null | undefined)?.key;
  return typeof key === 'string' ? key : '';
}
