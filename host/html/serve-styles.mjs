import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The stylesheets in their order, served as one. */
const files = ['base', 'controls', 'tables', 'admin', 'admin-prices', 'customer'];

/** Read once: a host is started anew to show an edit. @type {{ text: string, version: string } | undefined} */
let styles;

function readStyles() {
  if (!styles) {
    const text = files.map((file) => readFileSync(new URL(`styles/${file}.css`, import.meta.url), 'utf8')).join('\n');
    styles = { text, version: createHash('sha256').update(text).digest('hex').slice(0, 12) };
  }
  return styles;
}

/** The address of the stylesheet, another one for each version of it. */
export const stylesheetUrl = () => `/host.css?v=${readStyles().version}`;

/** `GET /host.css`: the styles of the pages that this host draws itself. @type {import('../host.mjs').AddRoom} */
export function addHtml(_shop, app) {
  app.get('/host.css', (context) => {
    const { text, version } = readStyles();
    const cache = context.req.query('v') === version ? 'public, max-age=31536000, immutable' : 'no-cache';
    return context.body(text, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': cache });
  });
}
