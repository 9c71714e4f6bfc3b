/** yup's renaming of keys (`camelCase()`, `constantCase()`), which no shape of ours asks for. */
export const camelCase = (name: string): string => name;
export const snakeCase = camelCase;
