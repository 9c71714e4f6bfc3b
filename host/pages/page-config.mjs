import { catalogueOf } from '../catalogue/catalogue.mjs';
import { withTerms } from '../catalogue/terms.mjs';
import { sellsPackages, withPackages } from '../packages/page-packages.mjs';
import { waysConfig } from '../payment/ways.mjs';
import { forms } from '../quote/form-code.mjs';
import { basePath } from '../settings/base-path.mjs';
import { suggestionConfig } from '../suggestions/google-places.mjs';
import { version } from '../version.mjs';
import { sellsOwnCatalogue } from './pages.mjs';

/**
 * The script that has what a page config asks for: the light one for the built steps of a form that sells nothing. Extensions may
 * need what only the full script has.
 *
 * @param {Record<string, any>} config
 * @param {boolean} isExtended
 */
export const scriptFor = ({ formType, steps }, isExtended) =>
  forms[formType]?.sells === false && !steps && !isExtended ? 'charterform.forms.umd.js' : 'charterform.umd.js';

/** @param {unknown} value @returns {value is Record<string, any>} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * One page config over another: objects key by key, lists and all else as a whole.
 *
 * @param {Record<string, any>} below
 * @param {Record<string, any>} above
 * @returns {Record<string, any>}
 */
export function merged(below, above) {
  const merge = (/** @type {string} */ key, /** @type {any} */ value) =>
    isObject(value) && isObject(below[key]) ? merged(below[key], value) : value;
  return { ...below, ...Object.fromEntries(Object.entries(above).map(([key, value]) => [key, merge(key, value)])) };
}

/** `FormABusinessForm` gives `Form A Business`. @param {string} formType */
export const titleOf = (formType) => formType.replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ').replace(/ Form$/, '');

/** Forms of companies that may have been formed this year: they register elsewhere, or file their first report. */
const formedThisYear = ['ForeignRegistrationForm', 'ComplianceForm'];

/** By which posts to `/ajax` name a page. @param {Pick<import('./pages.mjs').Page, 'path' | 'config'>} page */
export const pageIDOf = ({ path, config }) => String(config.pageID ?? (path.slice(1).replaceAll('/', '-') || 'home'));

/**
 * What the host says of every page config, where the page says nothing else. Addresses are relative, so that the form works
 * under every name by which the host is reached.
 *
 * @param {import('./pages.mjs').Page} page
 * @param {string} base  the path at which the host is mounted, without a slash at its end
 */
const defaults = ({ path, config }, base) => ({
  pageID: pageIDOf({ path, config }),
  formFileName: titleOf(String(config.formType)).toLowerCase().replaceAll(' ', '-'),
  pluginVersion: version,
  website: 'shop',
  endpoints: { marketing: `${base}/catalogue`, ajax: `${base}/ajax` },
  layout: { submitVerb: true },
  companyName: { check: true },
  flags: formedThisYear.includes(config.formType) ? { formationThisYear: true } : {},
  ...(config.domains?.routing === true && { domains: { basePath: base + path } }),
});

/** @param {import('../shop.mjs').Shop} shop */
function captchaConfig({ settings: { captcha } }) {
  if (!captcha.provider || !captcha.siteKey) return {};
  const scripts = {
    grecaptcha: 'https://www.google.com/recaptcha/api.js?render=explicit',
    hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  };
  return {
    endpoints: { captcha: scripts[captcha.provider] },
    layout: { captchaProvider: captcha.provider, captchaSiteKey: captcha.siteKey },
  };
}

/**
 * What the owner has switched on for every form that sells (SHOP-14).
 *
 * @param {import('../shop.mjs').Shop} shop
 * @param {string} formType
 */
function extrasConfig({ settings: { extras } }, formType) {
  if (forms[formType]?.sells !== true) return {};
  const { save, coOwners, quote, compareStates, coupon, promises } = extras;
  return {
    ...(save.email && { save }),
    ...(coOwners.invite && { coOwners }),
    ...((quote.print || quote.email) && { quote }),
    layout: {
      ...(compareStates && { compareStates: 'order' }),
      ...(coupon && { coupon }),
      ...(promises.length > 0 && { assurance: promises.map((text) => ({ text })) }),
    },
  };
}

/**
 * What a page that sells from the shop's catalogue is told of it: where and to whom each service is sold, and the packages.
 *
 * @param {import('../shop.mjs').Shop} shop
 * @param {import('./pages.mjs').Page} page
 * @param {Record<string, any>} config
 */
async function withCatalogue(shop, page, config) {
  const catalogue = await catalogueOf(shop);
  const withSales = withTerms(catalogue, config);
  return sellsPackages(page) ? withPackages(catalogue, withSales) : withSales;
}

/**
 * The page config as the form is handed it.
 *
 * @param {import('../shop.mjs').Shop} shop
 * @param {import('./pages.mjs').Page} page
 * @returns {Promise<Record<string, any>>}
 */
export async function completeConfig(shop, page) {
  const { $schema: _schema, ...written } = page.config;
  const own = [captchaConfig(shop), suggestionConfig(shop), extrasConfig(shop, written.formType), written].reduce(
    merged,
    defaults(page, basePath(shop)),
  );
  const ofCatalogue = forms[written.formType]?.sells !== false && sellsOwnCatalogue(page) ? await withCatalogue(shop, page, own) : own;
  const orders = forms[written.formType]?.action === 'process_signup';
  // Every post is taken once, whatever the page says.
  return {
    ...merged(ofCatalogue, { flags: { idempotentPosts: true } }),
    ...(orders && { payment: { mailsInvoice: true, ...waysConfig(shop, own) } }),
  };
}
