/** yup's `tiny-case`, for keys of ASCII letters and digits: the original carries all of Unicode. */
const words = (key: string): string[] => key.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [];

export const snakeCase = (key: string): string => words(key).join('_').toLowerCase();

export const camelCase = (key: string): string =>
  snakeCase(key).replace(/_(.)/g, (_match, letter: string) => letter.toUpperCase());
