/**
 * The keys documented in a Markdown page: rows of every table whose first column is headed "Key",
 * the last column being the description.
 * @param {string} markdown
 * @returns {Map<string, string>} description by key, as plain text
 * @throws when a key is described twice
 */
export function readKeyTable(markdown) {
  const descriptions = new Map();
  let inKeyTable = false;
  for (const line of markdown.split('\n')) {
    const cells = cellsOf(line);
    if (!cells) {
      inKeyTable = false;
    } else if (cells[0] === 'Key') {
      inKeyTable = true;
    } else if (inKeyTable && !/^:?-+:?$/.test(cells[0] ?? '')) {
      const key = (cells[0] ?? '').replaceAll('`', '');
      if (descriptions.has(key)) throw new Error(`${key} is described twice`);
      descriptions.set(key, plainText(cells.at(-1) ?? ''));
    }
  }
  return descriptions;
}

/** @param {string} line @returns {string[] | undefined} undefined if the line is not a table row */
function cellsOf(line) {
  if (!/^\s*\|.*\|\s*$/.test(line)) return undefined;
  return line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** @param {string} markdown */
function plainText(markdown) {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
}
