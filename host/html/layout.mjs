import { html } from 'hono/html';
import { stylesheetUrl } from './serve-styles.mjs';

/** Markup that is escaped. @typedef {import('hono/utils/html').HtmlEscapedString | Promise<import('hono/utils/html').HtmlEscapedString>} Markup */

/**
 * A whole page. What is in `${…}` of Hono's `html` is escaped.
 *
 * @param {object} page
 * @param {string} page.title
 * @param {string} page.shopName  at the end of the title
 * @param {Markup} page.body   what is within `<body>`
 * @param {string} [page.lang]
 * @param {string} [page.area]  the class of the body, such as `admin`; `plain` for one quiet column
 * @param {Markup | ''} [page.head]
 */
export const layout = ({ title, shopName, body, lang = 'en', area = 'plain', head = '' }) => html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="referrer" content="same-origin">
<title>${title} – ${shopName}</title>
<link rel="stylesheet" href="${stylesheetUrl()}">
<link rel="icon" href="data:,">
${head}
</head>
<body class="${area}">
${body}
</body>
</html>`;

/**
 * Answers with a page that nothing may frame or keep, and that runs no script and has no style within it.
 *
 * @param {import('hono').Context} context
 * @param {Markup} markup  as `layout()` makes it
 * @param {object} [options]
 * @param {import('hono/utils/http-status').ContentfulStatusCode} [options.status]
 * @param {string} [options.formAction]  where forms may lead besides this host, such as `https://checkout.stripe.com`
 */
export function respond(context, markup, { status = 200, formAction = '' } = {}) {
  context.header(
    'Content-Security-Policy',
    `default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self' ${formAction}; frame-ancestors 'none'`,
  );
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Referrer-Policy', 'same-origin');
  context.header('Cache-Control', 'no-store');
  return context.html(markup, status);
}
