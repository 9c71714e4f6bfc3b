/** HTML whose inserted values are already escaped. */
class Markup {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }

  toString() {
    return this.text;
  }
}

/**
 * @param {unknown} value
 * @returns {string}
 */
function toHtml(value) {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(toHtml).join('');
  if (value === null || value === undefined || value === false) return '';
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * Template tag for HTML. Values are escaped, except Markup made by this tag; lists are joined; null, undefined and false
 * become ''.
 *
 * @param {TemplateStringsArray} parts
 * @param {...unknown} values
 */
export function html(parts, ...values) {
  return new Markup(parts.map((part, i) => part + toHtml(values[i])).join(''));
}

/**
 * A value as a JavaScript literal for an inline script. `<` is escaped, so that no value can close the
 * script element.
 *
 * @param {unknown} value
 */
export function scriptLiteral(value) {
  return new Markup(JSON.stringify(value).replaceAll('<', '\\u003c'));
}

/** HTML that is made elsewhere, and is to be trusted. @param {string} text */
export const markup = (text) => new Markup(text);

// Inline, so that browsers do not request a missing /favicon.ico.
const icon =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><rect width="20" height="20" rx="5" fill="#1d4ed8"/>' +
      '<path d="M6 5h8M6 10h8M6 15h5" stroke="#fff" stroke-width="2" stroke-linecap="round"/></svg>',
  );

/** For `wholePage`'s head, on pages that list something. */
export const listStyles = html`<link rel="stylesheet" href="/assets/lists.css" />`;

/**
 * A complete page in the demo host's plain theme: one h1, one main landmark, a labelled navigation below.
 *
 * @param {object} page
 * @param {string} page.title        the h1, and the document's title
 * @param {string} [page.intro]      one sentence under it
 * @param {string} [page.theme]      `dark` or `light`; the system's preference by default
 * @param {string} [page.lang]      English by default
 * @param {boolean} [page.isNarrow]  as wide as a form of few questions
 * @param {string} [page.dir]        `rtl`; left to right by default
 * @param {Markup} [page.head]       further head elements
 * @param {Markup} page.main
 * @param {Markup | ''} [page.foot]
 */
export function wholePage({ title, intro, theme, lang = 'en', isNarrow, dir, head, main, foot }) {
  return html`<!doctype html>
<html lang="${lang}"${isNarrow && html` data-narrow`}${dir && html` dir="${dir}"`}${theme && html` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Charterform demo host</title>
<link rel="icon" href="${icon}">
<link rel="stylesheet" href="/assets/theme.css">
${head}
</head>
<body>
<header class="host-head">
<h1>${title}</h1>
${intro && html`<p>${intro}</p>`}
</header>
<main class="host-main">
${main}
</main>
<footer class="host-foot">
${foot}
<nav aria-label="Demo host"><a href="/">Forms and scenarios</a><a href="/received">Received</a></nav>
</footer>
</body>
</html>
`.toString();
}
