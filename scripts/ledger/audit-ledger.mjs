const maxCitations = 4;

/** @typedef {import('./read-reports.mjs').RanTest} RanTest */
/** @typedef {{ id: string, area: string, text: string }} Row */

/**
 * The rows of the behaviour ledger. The `?` of an ID is dropped, because citations may omit it.
 * @param {string} markdown
 * @returns {Row[]}
 */
export function readLedger(markdown) {
  return [...markdown.matchAll(/^\| ([A-Z]+)-(\d+)\?? \| (.+) \|$/gm)].map(([, area = '', number, text = '']) => ({
    id: `${area}-${number}`,
    area,
    text,
  }));
}

/**
 * Which rows the tests prove and which citations are wrong. A row cited by a failed test is not proved, even if other
 * tests pass.
 * @param {Row[]} rows
 * @param {RanTest[]} tests
 * @returns {{ unproved: Row[], areas: { area: string, proved: number, rows: number }[], faults: string[] }}
 */
export function auditLedger(rows, tests) {
  const known = new Set(rows.map((row) => row.id));
  const passed = new Set();
  const failed = new Set();
  const faults = new Set();
  for (const { title, status } of tests) {
    const cited = [...new Set(title.match(/\b[A-Z]{3,7}-\d{2,3}\b/g))];
    if (cited.length > maxCitations) faults.add(`cites ${cited.length} rows, ${maxCitations} at most: ${title}`);
    for (const id of cited) {
      if (!known.has(id)) faults.add(`cites the unknown ${id}: ${title}`);
      if (status === 'skipped') faults.add(`is skipped but cites ${id}: ${title}`);
      if (status === 'passed') passed.add(id);
      if (status === 'failed') failed.add(id);
    }
  }
  const isProved = (/** @type {Row} */ { id }) => passed.has(id) && !failed.has(id);
  return {
    unproved: rows.filter((row) => !isProved(row)),
    areas: [...new Set(rows.map((row) => row.area))].map((area) => {
      const own = rows.filter((row) => row.area === area);
      return { area, proved: own.filter(isProved).length, rows: own.length };
    }),
    faults: [...faults],
  };
}
