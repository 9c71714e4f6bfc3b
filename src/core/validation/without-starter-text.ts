import { textOf } from './value-text';

/** What the visitor wrote, without the starter text that the field was filled with at first (COMP-26). */
export const withoutStarterText = (value: unknown, starter: unknown): string => textOf(value).replace(textOf(starter).trim(), '').trim();
