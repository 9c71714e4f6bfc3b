const reservedWords = new Set(['do', 'if', 'in', 'of', 'as', 'is']);

/** Names of two letters. @param {string} first @param {string} second the letters to choose from */
export const pairs = (first, second) =>
  [...first].flatMap((one) => [...second].map((two) => one + two)).filter((name) => !reservedWords.has(name));
