/** @typedef {'info' | 'warn' | 'error'} Level */

/** A line of the log; `details` never hold card data, passwords, keys or what a visitor entered. @callback Log @param {Level} level @param {string} message @param {Record<string, unknown>} [details] */

/**
 * Writes a line of JSON for each event.
 *
 * @param {(line: string) => void} [write]
 * @returns {Log}
 */
export const createLog =
  (write = (line) => void process.stderr.write(`${line}\n`)) =>
  (level, message, details = {}) =>
    write(JSON.stringify({ at: new Date().toISOString(), level, message, ...details }));
