/** The sentences of the optional items. */
export const optionalItems = {
} as const;
