import { html } from 'hono/html';
import { layout, respond } from '../html/layout.mjs';
import { countHit } from '../posts/rate-limit.mjs';
import { visitorOf } from '../posts/visitor.mjs';
import { wordsOf } from '../posts/words.mjs';
import { localeOf, translator } from '../words/translate.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('hono').Context} Context */
/** @typedef {import('../html/layout.mjs').Markup} Markup */

/** Bytes of a form of these pages at most. */
const maxForm = 4096;

/**
 * The language of a page that belongs to no order: that of all pages of the shop, else what the browser asks for first.
 *
 * @param {Shop} shop
 * @param {Context} context
 */
export function localeOfVisitor(shop, context) {
  const locales = new Set(shop.pages.list().map(({ config }) => localeOf(config.locale ?? 'en')));
  const wanted = localeOf(context.req.header('Accept-Language')?.trim() ?? '');
  return locales.size === 1 ? ([...locales][0] ?? 'en') : locales.has(wanted) ? wanted : 'en';
}

/**
 * Answers with a page for one customer: in no cache and no search, and its address, which is a key, is told to no other site
 * (SHOP-11).
 *
 * @param {Shop} shop
 * @param {Context} context
 * @param {object} page
 * @param {string} page.title
 * @param {import('../words/translate.mjs').Locale} page.locale
 * @param {Markup} page.content  what stands below the heading
 * @param {import('hono/utils/http-status').ContentfulStatusCode} [page.status]
 * @param {boolean} [page.isNarrow]
 * @param {boolean} [page.leadsAway]  whether a form on it leads to a provider of payments
 */
export async function respondPrivately(shop, context, { title, locale, content, status = 200, isNarrow, leadsAway }) {
  const { shopName, publicUrl } = shop.settings;
  const head = html`<meta name="referrer" content="no-referrer">`;
  const body = html`<main ${isNarrow ? html`class="narrow"` : ''}><p class="quiet">${shopName}</p><h1>${title}</h1>${content}</main>`;
  // Where a form leads is checked along its redirects, and who takes a payment is known only once it is begun.
  const anywhere = publicUrl.startsWith('https:') ? 'https:' : 'https: http:';
  const response = await respond(context, layout({ title, shopName, lang: locale, body, head }), {
    status,
    ...(leadsAway && { formAction: anywhere }),
  });
  response.headers.set('Cache-Control', 'no-store, private');
  response.headers.set('Referrer-Policy', 'no-referrer');
  response.headers.set('X-Robots-Tag', 'noindex, nofollow');
  return response;
}

/**
 * Counts a visit of a private page, or a try of one of its forms.
 *
 * @param {Shop} shop
 * @param {Context} context
 * @param {'links' | 'logins'} kind
 * @returns {Promise<Response | undefined>}  the refusal where an address came too often
 */
export async function refuseTooMany(shop, context, kind) {
  const locale = localeOfVisitor(shop, context);
  const refused = await countHit(shop, kind, visitorOf(shop, context), wordsOf(locale));
  if (!refused) return undefined;
  const response = await respondPrivately(shop, context, {
    title: translator(locale)('Too many visits'),
    locale,
    status: 429,
    isNarrow: true,
    content: html`<p role="status">${refused.body.error}</p>`,
  });
  response.headers.set('Retry-After', refused.headers?.['Retry-After'] ?? '3600');
  return response;
}

/**
 * The fields of a small form.
 *
 * @param {Context} context
 * @returns {Promise<Record<string, string>>}  texts alone; none where the form is too large
 */
export async function readForm(context) {
  const length = Number(context.req.header('Content-Length') ?? Number.NaN);
  if (!(length <= maxForm)) return {};
  const form = await context.req.parseBody().catch(() => ({}));
  return Object.fromEntries(Object.entries(form).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}
