/** The mark by which spreadsheets know UTF-8. */
export const csvMark = '\uFEFF';

/**
 * A value that no spreadsheet takes for a formula. Of one that has the guard already, another is put before it, so that
 * `withoutGuard` gives back every value as it was.
 *
 * @param {string} text
 */
const withGuard = (text) => (/^'*\s*[=+\-@|%]|^'*[\t\r\n]/.test(text) ? `'${text}` : text);

/** @param {string} text */
export const withoutGuard = (text) => (/^'+\s*[=+\-@|%]|^'+[\t\r\n]/.test(text) ? text.slice(1) : text);

/** A row of a CSV, with its end. @param {readonly (string | number)[]} cells */
export const csvRow = (cells) =>
  `${cells
    .map((cell) => withGuard(String(cell)))
    .map((cell) => (/[",\s]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',')}\n`;

/**
 * The rows of a CSV; an empty line is a row of one empty cell.
 *
 * @param {string} text
 * @param {string} delimiter
 * @returns {string[][]}
 */
export function parseCsv(text, delimiter) {
  /** @type {string[][]} */
  const rows = [];
  /** @type {string[]} */
  let cells = [];
  let at = 0;
  while (at <= text.length) {
    let cell = '';
    if (text[at] === '"') {
      // Two quotes within quotes are one.
      let end = text.indexOf('"', at + 1);
      while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
      if (end === -1) end = text.length;
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    }
    const start = at;
    while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1;
    cells.push(cell + text.slice(start, at));
    if (text[at] === delimiter) {
      at += 1;
      continue;
    }
    rows.push(cells);
    cells = [];
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    if (at >= text.length) break;
  }
  return rows;
}
