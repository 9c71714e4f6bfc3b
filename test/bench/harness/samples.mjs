/**
 * What was measured: by row and entrant the samples, each entrant's at one index taken next to those of the others.
 * @typedef {Record<string, Record<string, number[]>>} Rows
 */

/**
 * @param {Rows} rows  the sample is added to
 * @param {string} row
 * @param {string} entrant
 * @param {number} value
 */
export function addSample(rows, row, entrant, value) {
  const samples = (rows[row] ??= {});
  (samples[entrant] ??= []).push(value);
}
