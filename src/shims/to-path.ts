const segment = /[^.[\]]+|\[(?:(-?\d+(?:\.\d+)?)|(["'])((?:(?!\2)[^\\]|\\.)*?)\2)\]|(?=(?:\.|\[\])(?:\.|\[\]|$))/g;

/**
 * Formik's `lodash-es/toPath`: `a.b[0]["c.d"]` becomes `['a', 'b', '0', 'c.d']`.
 * An array is taken as a path already cut. The expression is lodash's own, so that odd names
 * (empty, quoted, escaped) are cut exactly as Formik was written for.
 */
export default function toPath(path: unknown): string[] {
  if (Array.isArray(path)) return path.map(String);
  const text = String(path ?? '');
  const names = text.startsWith('.') ? [''] : [];
  for (const [match, index, quote, quoted] of text.matchAll(segment)) {
    names.push(quote ? (quoted ?? '').replace(/\\(\\)?/g, '$1') : (index ?? match));
  }
  return names;
}
