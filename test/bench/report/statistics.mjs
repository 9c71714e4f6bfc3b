/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  // Of an even number the two in the middle, of an odd one the same value twice.
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
}

/** `12.3 (11.8-14.0)`: the median, the lowest and the highest. @param {readonly number[]} values @param {number} digits */
export function spread(values, digits) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(digits)} (${low.toFixed(digits)}-${high.toFixed(digits)})`;
}

/** The value that so many percent of the values do not exceed. @param {readonly number[]} values @param {number} percent */
export function percentile(values, percent) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? NaN;
}

/**
 * One value for each round: samples of one round are taken together and share what disturbs them.
 * @param {readonly number[]} values  as many of each round, in order
 * @param {number} rounds
 */
export function mediansOfRounds(values, rounds) {
  const size = Math.max(1, Math.floor(values.length / rounds));
  return Array.from({ length: Math.min(rounds, values.length) }, (_, round) => median(values.slice(round * size, (round + 1) * size)));
}
