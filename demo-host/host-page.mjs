import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from './fixtures.mjs';
import { html, scriptLiteral, wholePage } from './html.mjs';

/** @typedef {import('express').Request} Request */
/** @typedef {import('./fixtures.mjs').Fixtures} Fixtures */
/** @typedef {import('./scenarios.mjs').Scenario} Scenario */

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/**
 * The form types in the built bundle, read from the JSON schema built with it; none before the build.
 *
 * @param {string} distDir
 * @returns {string[]}
 */
export function builtFormTypes(distDir) {
  return readJson(join(distDir, 'charterform.schema.json'))?.properties?.formType?.enum ?? [];
}

/**
 * A readable title: `FormABusinessForm` gives 'Form A Business', `wyoming-llc` gives 'Wyoming llc'.
 *
 * @param {string} name
 */
export function titleOf(name) {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[-_]/g, ' ').replace(/ Form$/, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The page config for a URL, before its endpoints are filled in.
 *
 * @param {'forms' | 'pages' | 'orders'} kind  a form type with default settings, a page of `fixtures/pages`, or the page
 *   of an order of `fixtures/orders`
 * @param {string} name
 * @param {Fixtures} fixtures
 * @param {string} distDir
 * @returns {Record<string, any> | null} null if there is no such page
 */
export function findPageConfig(kind, name, fixtures, distDir) {
  if (kind === 'orders') {
    const written = fixtures.read('orders', name, 'page-config');
    return written && { pageID: name, website: 'demo', pluginVersion: version, ...written };
  }
  const written = fixtures.read('pages', name);
  if (kind === 'pages') return written;
  if (!builtFormTypes(distDir).includes(name)) return null;
  const formFileName = titleOf(name).toLowerCase().replaceAll(' ', '-');
  return { formType: name, pageID: name, formFileName, website: 'demo', pluginVersion: version, ...written };
}

/**
 * The endpoints of this host for the page config. Scenario and order are part of the paths, because the calls of the
 * widget do not carry the page's URL.
 *
 * @param {Request} req
 * @param {Scenario} scenario
 */
function endpoints(req, scenario) {
  const tokenizer = new URL(`${req.protocol}://${req.get('host')}`);
  const { origin } = tokenizer;
  tokenizer.port = String(Number(req.socket.localPort) + 1);
  const prefix = scenario.name && `/scenario/${scenario.name}`;
  const order = req.path.startsWith('/orders/') ? `/order/${req.params.name}` : '';
  return {
    marketing: `${origin}/api${prefix}${order}/`,
    ajax: `${origin}/ajax`,
    tokenizer: `${tokenizer.origin}${prefix}`,
    captcha: `${origin}/captcha.js`,
  };
}

/** How long the longer forms take to fill in. @type {Record<string, string | undefined>} */
const effort = { FormABusinessForm: 'Takes about ten minutes. ', RASignupForm: 'Takes about five minutes. ' };

/**
 * A site owner's page with the widget, in a plain theme.
 *
 * @param {Request} req  its query may set `theme` (dark, light) and `locale`, which override the page config
 * @param {Record<string, any>} written  the page config, which overrides the defaults filled in here
 * @param {Scenario} scenario
 */
export function hostPage(req, written, scenario) {
  /** @type {Record<string, any>} */
  const config = {
    ...written,
    endpoints: { ...endpoints(req, scenario), ...written.endpoints },
    flags: { idempotentPosts: true, ...written.flags },
  };
  const { theme, locale } = req.query;
  if (theme === 'dark' || theme === 'light') config.theme = theme;
  if (typeof locale === 'string' && locale) config.locale = locale;
  return wholePage({
    title: titleOf(String(req.params.name)),
    intro: `${effort[config.formType] ?? ''}What you enter stays here while you look something up.`,
    theme: config.theme,
    head: html`<link rel="stylesheet" href="/dist/charterform.css">
<script>window.charterformConfig = ${scriptLiteral(config)};</script>
<script src="/dist/charterform.umd.js" defer></script>`,
    main: html`<div id="charterform" class="charterform"></div>
<script>
document.getElementById('charterform').addEventListener('charterform:ordered', ({ detail }) => {
  fetch('/received/ledger', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(detail),
    keepalive: true,
  });
});
</script>
<section class="host-after">
<h2>What happens next</h2>
<p>We read by hand everything that comes in, and write to you as soon as there is news.</p>
</section>`,
    foot: scenario.name && html`<p>Scenario <strong>${scenario.name}</strong>: ${scenario.sentence}</p>`,
  });
}
