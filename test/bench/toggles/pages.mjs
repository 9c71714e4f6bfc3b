import { readFileSync } from 'node:fs';
import { unprinted } from '../forms/visit-plan.mjs';
import { loadSource } from '../harness/load-source.mjs';

const listName = 'companyInformation.states';

/** How both pages call what is pressed and read. */
export const names = { all: `${listName}-all`, state: (/** @type {string} */ code) => `${listName}.${code}` };

/** @typedef {{path: string, total: string, totalOfAll: string}} ToggleSite  total: where it stands */

/** The two pages. One state of ours has a coupon. */
export const toggleSites = /** @satisfies {Record<string, ToggleSite>} */ ({
  bare: { path: '/toggles/bare', total: '#total', totalOfAll: '$6,375.00' },
  ours: { path: `/forms/RASignupForm${unprinted}`, total: '.charterform-side .charterform-total dd', totalOfAll: '$6,350.00' },
});

/**
 * Page and script of the bare list of states.
 * @returns {Promise<[path: string, type: string, body: Buffer][]>}
 */
export async function togglePages() {
  const { stateGroups } = await loadSource('src/kernel/reference/states.ts');
  const rows = stateGroups[0].options.map(
    (/** @type {{key: string, label: string}} */ { key, label }) =>
      `<li><label><input type="checkbox" name="${names.state(key)}" value="${key}"> ${label}</label></li>`,
  );
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Fifty-one states, bare</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/theme.css">
<link rel="stylesheet" href="/bare/bare.css">
</head>
<body>
<main>
<label><input type="checkbox" id="all" name="${names.all}"> All states</label> <span id="count"></span>
<ul id="states" style="columns: 3">${rows.join('')}</ul>
<dl id="lines"></dl>
<p>Total <b id="total"></b></p>
</main>
<script type="module" src="/toggles/bare.js"></script>
</body>
</html>`;
  return [
    ['/toggles/bare', 'text/html; charset=utf-8', Buffer.from(page)],
    ['/toggles/bare.js', 'text/javascript', readFileSync(new URL('bare.js', import.meta.url))],
  ];
}
