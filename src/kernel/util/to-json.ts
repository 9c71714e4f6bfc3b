/**
 * A value of plain data as JSON, the same as JSON.stringify writes, but whatever `toJSON` makes of a part is replaced by
 * the part itself: old libraries (Prototype.js 1.6) put one on every array of the page, and lists come out as strings.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key];
  });
