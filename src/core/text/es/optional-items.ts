import type { optionalItems as english } from '../en/optional-items';
/** The sentences of the optional items. */
export const optionalItems = {
} satisfies Record<keyof typeof english, string>;
