import { isPlainObject } from '../util/plain-object';

/** All answers, one nested object addressed by dotted paths (STORE-04). See `Answers` for the paths. */
export type FormValues = Readonly<Record<string, unknown>>;

/** A choice from a list: `key` is sent, `value` is the label that was shown (STORE-06). */
export interface Choice {
  key: string;
  value: string;
}

export const emptyChoice: Choice = { key: '', value: '' };

/** The key of a choice, or of a plain string the string itself (ADDR-02); '' for anything else. */
export function choiceKey(value: unknown): string {
  if (typeof value === 'string') return value;
  const key = (value as Partial<Choice> | null | undefined)?.key;
  return typeof key === 'string' ? key : '';
}

/** Whether a value is a choice; of a stored one the label may be missing. */
export const isChoice = (value: unknown): boolean =>
  isPlainObject(value) && typeof value.key === 'string' && (value.value === undefined || typeof value.value === 'string');
