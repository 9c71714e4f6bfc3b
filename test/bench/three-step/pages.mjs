import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join, relative, resolve } from 'node:path';
import { loadSource } from '../harness/load-source.mjs';
import { threeStepConfig } from './form.mjs';

/** @typedef {readonly [path: string, type: string, body: Buffer]} ServedPage */

const html = 'text/html; charset=utf-8';
const types = /** @type {Record<string, string>} */ ({
  '.html': html,
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
});

export const threeStepPaths = { bare: '/three-step/bare', ours: '/three-step/ours' };

/** @param {string} head @param {string} form */
export const pageOf = (head, form) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Three steps</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/theme.css">
${head}
</head>
<body>
<header class="host-head"><h1>Three steps</h1></header>
<main class="host-main">
${form}
<section class="host-after"><h2>What happens next</h2><p>We read by hand everything that comes in.</p></section>
</main>
</body>
</html>`;

/**
 * The three-step form as bare HTML and as a page config for ours.
 * @returns {Promise<{pages: ServedPage[], next: string}>} and what both call the button to the next step
 */
export async function threeStepPages() {
  const { bareThreeSteps, nextWords } = await loadSource('test/bench/three-step/bare.ts');
  const bare = pageOf(
    '<link rel="stylesheet" href="/bare/bare.css">\n<script type="module" src="/bare/bare.js"></script>',
    `<form id="bare" novalidate>\n${bareThreeSteps()}</form>`,
  );
  const ours = pageOf(
    `<link rel="stylesheet" href="/dist/charterform.css">
<script>window.charterformConfig = ${JSON.stringify(threeStepConfig)};</script>
<script src="/dist/charterform.umd.js" defer></script>`,
    '<div id="charterform" class="charterform"><p class="charterform-waiting">This form has not loaded.</p></div>',
  );
  return {
    pages: [
      [threeStepPaths.bare, html, Buffer.from(bare)],
      [threeStepPaths.ours, html, Buffer.from(ours)],
    ],
    next: nextWords,
  };
}

/**
 * The files of a folder that renders the form with another library; its `index.html` is the page.
 * @param {string} folder
 * @returns {{name: string, path: string, pages: ServedPage[]}} name: that of the folder
 * @throws {Error} without an index.html
 */
export function peerPages(folder) {
  const root = resolve(folder);
  const name = basename(root);
  const path = `/peers/${name}/`;
  const files = readdirSync(root, { recursive: true })
    .map((file) => join(root, String(file)))
    .filter((file) => statSync(file).isFile());
  const pages = files.map(
    (file) =>
      /** @type {ServedPage} */ ([
        path + relative(root, file).replace(/^index\.html$/, ''),
        types[extname(file)] ?? 'application/octet-stream',
        readFileSync(file),
      ]),
  );
  if (!pages.some(([served]) => served === path)) throw new Error(`${folder} has no index.html`);
  return { name, path, pages };
}
