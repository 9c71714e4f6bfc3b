import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { html, wholePage } from './html.mjs';

/** The folder of the gallery's stylesheets. */
export const galleryDir = fileURLToPath(new URL('../gallery', import.meta.url));

/** @param {string} distDir */
export const isGalleryBuilt = (distDir) => existsSync(join(distDir, 'gallery', 'gallery.js'));

/**
 * @param {'hosts' | 'themes'} folder
 * @returns {string[]} the stylesheets' names without extension, sorted
 */
const stylesheets = (folder) =>
  readdirSync(join(galleryDir, folder))
    .filter((name) => name.endsWith('.css'))
    .map((name) => name.slice(0, -'.css'.length))
    .sort();

/** The page's query parameters: the allowed values of each, and the label for none. */
const switches = () => [
  { name: 'scheme', label: 'Scheme', none: 'system', values: ['light', 'dark'] },
  { name: 'dir', label: 'Direction', none: 'left to right', values: ['rtl'] },
  { name: 'theme', label: 'Theme', none: 'none', values: stylesheets('themes') },
  { name: 'host', label: 'Host stylesheet', none: 'none', values: stylesheets('hosts') },
];

/**
 * The URL of the same page with one query parameter changed; '' removes it.
 *
 * @param {Record<string, unknown>} query
 * @param {string} name
 * @param {string} value
 */
function addressWith(query, name, value) {
  const changed = new URLSearchParams({ .../** @type {Record<string, string>} */ (query), [name]: value });
  if (!value) changed.delete(name);
  return `/gallery?${changed}`;
}

/**
 * All widgets in all their examples, rendered by `dist/gallery/gallery.js`. The query may set `widget`, `state`, `scheme`
 * (light, dark), `dir` (rtl), and `theme` and `host`, each the name of a stylesheet in `gallery`.
 *
 * @param {Record<string, unknown>} query
 */
export function galleryPage(query) {
  /** @param {string} name @param {string[]} values */
  const chosen = (name, values) => values.find((value) => value === query[name]) ?? '';
  const all = switches().map((one) => ({ ...one, now: chosen(one.name, one.values) }));
  const { scheme, dir, theme, host } = Object.fromEntries(all.map(({ name, now }) => [name, now]));
  return wholePage({
    title: 'Gallery',
    intro: 'Every widget in every state.',
    theme: scheme,
    dir,
    head: html`<link rel="stylesheet" href="/gallery/gallery.css">
<link rel="stylesheet" href="/dist/charterform.css">
${theme && html`<link rel="stylesheet" href="/gallery/themes/${theme}.css">`}
${host && html`<link rel="stylesheet" href="/gallery/hosts/${host}.css">`}
<script src="/dist/gallery/gallery.js" defer></script>`,
    main: html`<nav class="gallery-switches" aria-label="Switches">
${all.map(
  ({ name, label, none, values, now }) => html`<p><b>${label}</b>
${['', ...values].map(
  (value) => html`<a href="${addressWith(query, name, value)}"${value === now ? html` aria-current="true"` : ''}>${value || none}</a>
`,
)}</p>`,
)}
</nav>
<div id="page" class="site"><div id="site-content"><div id="content" class="entry-content is-layout-flow">
<div id="gallery"></div>
</div></div></div>`,
  });
}
