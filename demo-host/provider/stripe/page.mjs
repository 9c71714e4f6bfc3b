import { html } from '../../html.mjs';

/** The look of all pages of the fake. @type {string} */
const styles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: #8886; --strong: #4b3fd6; }
body { margin: 0; padding: 1.5rem 1rem; }
main { max-width: 30rem; margin: 0 auto; }
h1 { font-size: 1.35rem; margin: 0 0 1rem; }
.test { display: inline-block; padding: 0 .5rem; border-radius: .25rem; background: #ffd57a; color: #4a2f00; font-size: .8rem; font-weight: 600; }
table { width: 100%; border-collapse: collapse; margin: 1rem 0; }
td, th { text-align: left; padding: .35rem 0; border-bottom: 1px solid var(--line); vertical-align: top; font-weight: inherit; overflow-wrap: anywhere; }
td { text-align: right; white-space: nowrap; padding-left: 1rem; }
.total > * { font-weight: 700; border: 0; }
fieldset { border: 1px solid var(--line); border-radius: .5rem; margin: 0 0 1rem; padding: .5rem 1rem; }
label { display: block; padding: .3rem 0; }
[role=alert] { border-left: 4px solid #c62828; padding: .25rem .75rem; }
.acts { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; }
button { font: inherit; font-weight: 600; padding: .6rem 1.2rem; min-height: 44px; border: 0; border-radius: .4rem; background: var(--strong); color: #fff; cursor: pointer; }
button.plain { background: none; color: inherit; border: 1px solid var(--line); }
:focus-visible { outline: 3px solid #2b8aef; outline-offset: 2px; }
`;

/** @param {number} cents */
export const dollars = (cents) =>
  `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/**
 * A page of the fake's own.
 *
 * @param {string} title
 * @param {ReturnType<typeof html>} main
 * @param {ReturnType<typeof html> | ''} [head]
 */
export const providerPage = (title, main, head = '') =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title} · Fake Stripe</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/provider.css">
${head}
</head>
<body>
<main>
<p class="test">Test mode: no money moves</p>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`.toString();

/** @type {import('express').RequestHandler} */
export const sendStyles = (_req, res) => void res.type('text/css').send(styles);
