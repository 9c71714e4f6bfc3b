import { randomBytes } from 'node:crypto';
import { html } from 'hono/html';
import { accountFlags } from '../accounts/account-flags.mjs';
import { builtFolder } from '../built-files.mjs';
import { hasDemoPrices } from '../catalogue/demo-prices.mjs';
import { visitorOf } from '../posts/visitor.mjs';
import { version } from '../version.mjs';
import { readAssets } from './assets.mjs';
import { contentPolicy } from './content-policy.mjs';
import { forms } from '../quote/form-code.mjs';
import { basePath } from '../settings/base-path.mjs';
import { completeConfig, merged } from './page-config.mjs';
import { formPage, wholePage } from './page-html.mjs';
import { createPrinter } from './printed-step.mjs';

/** On every page. */
const headers = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'strict-origin-when-cross-origin' };

/** Of a page without a form. */
const plainPolicy = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

/**
 * The pages with a form, a list of them at `/`, and the files that they load at `/assets`.
 *
 * @type {import('../host.mjs').AddRoom}
 */
export function addPages(shop, app) {
  const base = basePath(shop);
  const assets = readAssets(builtFolder, version, shop.extensions);
  const printer = createPrinter(builtFolder, shop.now);

  /** @returns {Promise<import('./page-html.mjs').Site>} */
  const site = async () => ({
    ...{
      name: shop.settings.shopName,
      base,
      assets: `${base}/assets/${assets.edition}`,
      pages: shop.pages.list(),
      extensions: assets.extensions,
    },
    ...((await hasDemoPrices(shop)) && { note: 'demo' }),
  });

  app.get('/assets/:edition/:name{.+}', async (context) => {
    const { edition, name } = context.req.param();
    return (await assets.answer(edition, name, context.req.raw)) ?? context.text('There is no such file.', 404);
  });

  app.get('*', async (context, next) => {
    const page = shop.pages.find(decodedPath(context.req.path));
    if (!page) {
      if (context.req.path !== '/') return next();
      const links = shop.pages
        .list()
        .map(({ path, title, intro }) => html`<li><a href="${base + path}">${title}</a>${intro ? html` ${intro}` : ''}</li>`);
      const main = html`<ul class="site-list">${links}</ul>`;
      return context.html(wholePage(await site(), { title: shop.settings.shopName, main }), 200, {
        ...headers,
        'Content-Security-Policy': plainPolicy,
      });
    }
    const ofAccounts = forms[page.config.formType]?.sells ? await accountFlags(shop, visitorOf(shop, context)) : {};
    const config = merged(await completeConfig(shop, page), ofAccounts);
    const nonce = randomBytes(18).toString('base64');
    const language = printer.language(config.locale);
    const body = formPage(await site(), {
      page,
      config,
      nonce,
      printed: await printer.print(config),
      isNarrow: forms[config.formType]?.sells !== true,
      ...(language && { language }),
    });
    // Not `no-store`, which would keep browsers from restoring the page on Back.
    const caching = { 'Cache-Control': 'no-cache', 'Content-Security-Policy': contentPolicy(config, nonce, page.allow) };
    return context.html(body, 200, { ...headers, ...caching });
  });

  app.notFound(async (context) => {
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return context.json({ error: 'There is no such page.' }, 404);
    const main = html`<p class="site-text">There is no page at this address. <a href="${base}/">Go to the first page</a></p>`;
    return context.html(wholePage(await site(), { title: 'Page not found', main }), 404, {
      ...headers,
      'Content-Security-Policy': plainPolicy,
    });
  });
}

/** @param {string} path */
function decodedPath(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
