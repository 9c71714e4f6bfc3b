/**
 * @typedef {import('../ledger/read-reports.mjs').RanTest} RanTest
 * @typedef {Pick<import('./families.mjs').Family, 'title' | 'tried'> & { ran: readonly RanTest[] }} Tried
 * @typedef {{ version: string, day: string, node: string, runs: Readonly<Record<string, string>>, tried: readonly Tried[], prices: { held: boolean, lines: readonly string[] } }} Facts
 */

/** What a report begins with if it stands in the way of no release. */
export const allHeldSentence = 'All that was tried held.';

/** @param {Tried} family */
const isHeld = ({ ran }) => ran.some(({ status }) => status === 'passed') && ran.every(({ status }) => status !== 'failed');

/**
 * Whether all that was tried held. A family of which nothing ran does not.
 * @param {Pick<Facts, 'tried' | 'prices'>} facts
 */
export const allHeld = ({ tried, prices }) => prices.held && tried.every(isHeld);

/** @param {Tried} family */
function row(family) {
  const passed = family.ran.filter(({ status }) => status === 'passed').length;
  const failed = family.ran.filter(({ status }) => status === 'failed').length;
  return `| ${family.title} | ${family.tried} | ${passed} | ${failed} | ${isHeld(family) ? 'yes' : 'no'} |`;
}

/** The titles of tests, which say what must hold, each once, to be opened. @param {Tried} family */
function section({ title, ran }) {
  const titles = [...new Set(ran.filter(({ status }) => status !== 'skipped').map((test) => line(test)))];
  return `<details>\n<summary>${title}: ${titles.length}</summary>\n\n${titles.join('\n')}\n\n</details>\n`;
}

/** @param {RanTest} test */
const line = ({ title, status }) => `- ${status === 'failed' ? '**Failed:** ' : ''}${title.replaceAll(/([*_<>|`[\]])/g, '\\$1')}`;

/**
 * The fault report of a version, as Markdown: what was tried, what held, and the figures.
 * @param {Facts} facts `day` is ISO 8601
 */
export function reportText({ version, day, node, runs, tried, prices }) {
  const outcome = allHeld({ tried, prices }) ? allHeldSentence : 'Not all that was tried held: the table says where.';
  return `# What was tried on version ${version}

${outcome} Written on ${day} by \`npm run report\`, on Node ${node}.

| Family | What was tried | Tests that held | That failed | Held |
|---|---|---|---|---|
${tried.map(row).join('\n')}

How often each property was tried:

${Object.entries(runs)
  .map(([name, count]) => `- ${name}: ${count}`)
  .join('\n')}

The prices of golden orders and of spoiled ones, in PHP and in Node (\`npm run quote:wordpress\`)${prices.held ? '' : ', which failed'}:

${prices.lines.map((text) => `- ${text}`).join('\n')}

The titles below are those of the tests; the letters and numbers name rules of the [behaviour ledger](../behaviour.md).

${tried.map(section).join('\n')}`;
}
