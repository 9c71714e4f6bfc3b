import { textOf } from './value-text';

/** What the visitor wrote beside the starter text, which the field began with (COMP-26). */
export const withoutStarterText = (value: unknown, starter: unknown): string =>
  textOf(value).replace(textOf(starter).trim(), '').trim();
