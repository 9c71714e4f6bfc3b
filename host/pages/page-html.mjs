import { html, raw } from 'hono/html';
import { scriptFor } from './page-config.mjs';
/** @typedef {import('hono/utils/html').HtmlEscapedString | Promise<import('hono/utils/html').HtmlEscapedString>} Html */

/** What visitors read where there is no script. @type {Record<string, string>} */
const waiting = {
  en: 'This form needs JavaScript. Please allow it for this page, then load the page again.',
  es: 'Este formulario necesita JavaScript. Permítalo en esta página y vuelva a cargarla.',
};

/** @type {Record<string, { pages: string, trap: string, demo: string }>} */
const labels = {
  en: { pages: 'Pages', trap: 'Leave this field empty', demo: 'This is a demo. Its prices are made up, and orders are not carried out.' },
  es: {
    pages: 'Páginas',
    trap: 'Deje este campo vacío',
    demo: 'Esto es una demostración. Los precios son inventados y los pedidos no se tramitan.',
  },
};

/** JSON for an inline script, which no value can close. @param {unknown} value */
const literal = (value) => raw(JSON.stringify(value).replaceAll('<', '\\u003c'));

/**
 * What is around each page.
 *
 * @typedef {object} Site
 * @property {string} name  of the shop
 * @property {string} base  the path at which the host is mounted, without a slash at its end
 * @property {string} assets  the address of the files, without a slash at its end
 * @property {readonly import('./pages.mjs').Page[]} pages
 * @property {readonly string[]} extensions  the files that extend the forms
 * @property {'demo'} [note]  what every visitor has to know
 */

/**
 * A whole page: one h1, one main landmark, the other pages in a navigation.
 *
 * @param {Site} site
 * @param {object} page
 * @param {string} page.title
 * @param {string} [page.intro]
 * @param {string} [page.path]
 * @param {string} [page.lang]
 * @param {string} [page.theme]
 * @param {boolean} [page.isNarrow]
 * @param {Html} [page.head]
 * @param {Html} page.main
 */
export function wholePage(site, { title, intro, path, lang = 'en', theme = 'auto', isNarrow = false, head, main }) {
  const words = labels[lang.slice(0, 2)] ?? labels.en;
  const links = site.pages.map(
    (page) => html`<a href="${site.base + page.path}"${page.path === path ? raw(' aria-current="page"') : ''}>${page.title}</a>`,
  );
  return html`<!doctype html>
<html lang="${lang}"${isNarrow ? raw(' data-narrow') : ''}${theme === 'auto' ? '' : html` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title === site.name ? title : `${title} · ${site.name}`}</title>
<link rel="icon" href="${site.assets}/icon.svg">
<link rel="stylesheet" href="${site.assets}/site.css">
${head ?? ''}
</head>
<body>
<header class="site-bar">
<p class="site-name"><a href="${site.base}/">${site.name}</a></p>
${links.length > 1 ? html`<nav aria-label="${words?.pages}">${links}</nav>` : ''}
</header>
<main class="site-main">
<div class="site-head"><h1>${title}</h1>${intro ? html`<p>${intro}</p>` : ''}</div>
${site.note ? html`<p class="site-note" role="note">${words?.[site.note]}</p>` : ''}
${main}
</main>
<footer class="site-foot">${site.name}</footer>
</body>
</html>
`;
}

/** What visitors read of the captcha that a burst of orders asks for. @type {Record<string, Record<string, string>>} */
const captchaWords = {
  en: {
    label: 'Please solve the captcha, then submit the order again.',
    solved: 'Thank you. You can submit the order now.',
    failed: 'The captcha could not be verified. Please try again.',
  },
  es: {
    label: 'Resuelva el captcha y envíe el pedido de nuevo.',
    solved: 'Gracias. Ya puede enviar el pedido.',
    failed: 'No se pudo comprobar el captcha. Intente de nuevo.',
  },
};

/**
 * Shows a captcha below a form where the server asks for one (PAY-08).
 *
 * @param {Site} site
 * @param {Record<string, any>} config
 * @param {string | undefined} language
 * @param {string} nonce
 */
function captchaScript(site, { endpoints = {}, layout = {} }, language, nonce) {
  if (!endpoints.captcha || !layout.captchaSiteKey) return '';
  const words = captchaWords[language ?? 'en'] ?? captchaWords.en;
  const provider = { provider: layout.captchaProvider ?? 'grecaptcha', script: endpoints.captcha, siteKey: layout.captchaSiteKey };
  const facts = JSON.stringify({ route: `${site.base}/captcha`, ...provider, ...words });
  return html`<script src="${site.assets}/order-captcha.js" nonce="${nonce}" data-captcha="${facts}" defer></script>`;
}

/**
 * The page of a form.
 *
 * @param {Site} site
 * @param {object} form
 * @param {import('./pages.mjs').Page} form.page
 * @param {Record<string, any>} form.config  complete
 * @param {string} form.printed  the first step; '' for none
 * @param {string} [form.language]  of the form, where it is not English and there are words for it
 * @param {boolean} form.isNarrow  as wide as a form of few questions
 * @param {string} form.nonce
 */
export function formPage(site, { page, config, printed, language, isNarrow, nonce }) {
  const { theme = 'auto' } = config;
  const lang = language ? String(config.locale).replaceAll('_', '-') : 'en';
  const words = labels[language ?? 'en'] ?? labels.en;
  const script = (/** @type {string} */ file) => html`<script src="${site.assets}/${file}" nonce="${nonce}" defer></script>`;
  return wholePage(site, {
    title: page.title,
    path: page.path,
    lang,
    theme,
    isNarrow,
    ...(page.intro && { intro: page.intro }),
    head: html`<link rel="stylesheet" href="${site.assets}/charterform.css">
<script nonce="${nonce}">window.charterformConfig = ${literal(config)};</script>`,
    main: html`<div id="charterform" class="charterform"${theme === 'auto' ? '' : html` data-theme="${theme}"`}>${raw(printed)}<p class="charterform-waiting">${waiting[language ?? 'en'] ?? waiting.en}</p></div>
<p class="charterform-trap" aria-hidden="true"><label>${words?.trap} <input type="text" name="charterform_url" value="" tabindex="-1" autocomplete="off"></label></p>
${language ? script(`locales/charterform.${language}.js`) : ''}
<script src="${site.assets}/site.js" nonce="${nonce}" data-nonce-from="${site.base}/nonce" defer></script>
${captchaScript(site, config, language, nonce)}
${script(scriptFor(config, site.extensions.length > 0))}
${site.extensions.map(script)}`,
  });
}
