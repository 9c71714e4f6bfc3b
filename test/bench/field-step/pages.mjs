import { buildEntrant } from './build.mjs';

/** What one key in a long step costs: ours, Formik and yup as their documentation shows them, and bare inputs. */
export const fieldEntrants = /** @type {const} */ (['bare', 'formik', 'ours']);

/** @typedef {(typeof fieldEntrants)[number]} FieldEntrant */

const entries = { bare: 'bare.ts', formik: 'formik.tsx', ours: 'ours.tsx' };

/** @param {FieldEntrant} name */
const pageOf = (name) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Sixty fields: ${name}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${name === 'ours' ? '/dist/charterform.css' : '/bare/bare.css'}">
</head>
<body>
<main id="${name === 'ours' ? 'charterform' : 'bare'}"${name === 'ours' ? ' class="charterform"' : ''}><div id="step"></div></main>
<script src="/field-step/${name}.js"></script>
</body>
</html>`;

/**
 * Page and script of every entrant.
 * @returns {Promise<[path: string, type: string, body: Buffer][]>}
 */
export async function fieldStepPages() {
  /** @type {[string, string, Buffer][]} */
  const pages = [];
  for (const name of fieldEntrants) {
    pages.push([`/field-step/${name}`, 'text/html; charset=utf-8', Buffer.from(pageOf(name))]);
    const script = await buildEntrant(`test/bench/field-step/${entries[name]}`);
    pages.push([`/field-step/${name}.js`, 'text/javascript', Buffer.from(script)]);
  }
  return pages;
}
