import { choiceKey } from '../answers/form-values';

/** A value as the visitor typed it; a choice by its key, and '' for what has no text. */
export const textOf = (value: unknown): string => (typeof value === 'number' ? String(value) : choiceKey(value));

/** In characters as a reader counts them, so that an emoji is one. */
export function lengthOf(value: unknown): number {
  let length = 0;
  // Counted rather than spread: a text may be half a million long.
  for (const _ of textOf(value)) length++;
  return length;
}
