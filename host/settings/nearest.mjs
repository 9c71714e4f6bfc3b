/**
 * How many letters are added, left out, changed or swapped with the next one between two words.
 *
 * @param {string} one
 * @param {string} other
 */
export function distance(one, other) {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    const above = /** @type {number[]} */ (rows[row - 1]);
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(
        /** @type {number} */ (above[column]) + 1,
        /** @type {number} */ (current[column - 1]) + 1,
        /** @type {number} */ (above[column - 1]) + (isSame ? 0 : 1),
      );
      const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) least = Math.min(least, /** @type {number} */ (rows[row - 2]?.[column - 2]) + 1);
      current.push(least);
    }
    rows.push(current);
  }
  return /** @type {number} */ (rows[one.length]?.[other.length]);
}

/**
 * The name that was most likely meant; undefined where none is near.
 *
 * @param {string} written
 * @param {Iterable<string>} names
 */
export function nearest(written, names) {
  const word = written.toLowerCase();
  const near = [...names]
    .map((name) => ({ name, apart: distance(word, name.toLowerCase()) }))
    .filter(({ name, apart }) => apart <= Math.max(1, Math.floor(Math.min(word.length, name.length) / 3)))
    .sort((a, b) => a.apart - b.apart);
  return near[0]?.name;
}

/** `Did you mean “port”?`, or which names there are. @param {string} written @param {readonly string[]} names */
export function didYouMean(written, names) {
  const near = nearest(written, names);
  return near ? `Did you mean “${near}”?` : `There are: ${names.join(', ')}.`;
}
