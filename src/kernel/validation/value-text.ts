import { choiceKey } from '../answers/form-values';

/** The text of a value: a string or number, or the key of a choice; '' for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'number' ? String(value) : choiceKey(value));

/** The length in Unicode characters, so that an emoji counts once. */
export function lengthOf(value: unknown): number {
  let length = 0;
  // A loop, since spreading would copy a text of perhaps half a million characters.
  for (const _ of textOf(value)) length++;
  return length;
}

/** What the visitor wrote, without the starter text that the field was filled with at first (COMP-26). */
export const withoutStarterText = (value: unknown, starter: unknown): string => textOf(value).replace(textOf(starter).trim(), '').trim();
