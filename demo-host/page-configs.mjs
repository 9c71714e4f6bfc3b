import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from './fixtures.mjs';

/** @typedef {import('./fixtures.mjs').Fixtures} Fixtures */
/** @typedef {import('./scenarios.mjs').FormFacts} FormFacts */

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
 * The languages of the built form by code, each by its name in itself.
 *
 * @param {string} distDir
 * @returns {Record<string, string>}
 */
export const builtLanguages = (distDir) => readJson(join(distDir, 'languages.json')) ?? {};

/**
 * What the build says of its form types.
 *
 * @param {string} distDir
 * @returns {Record<string, import('../scripts/schema/form-facts.mjs').FormFacts>}
 */
const builtForms = (distDir) => readJson(join(distDir, 'forms.json')) ?? {};

/**
 * Whether a form opens an account and orders nothing.
 *
 * @param {string} formType
 * @param {string} distDir
 */
export const opensAccount = (formType, distDir) => builtForms(distDir)[formType]?.account !== undefined;

/** Whether a page's payment has a way that is paid at Stripe. @param {any} payment */
export const usesStripe = (payment) => JSON.stringify(payment?.ways ?? []).includes('"stripe-');

/**
 * What the build says of a page's form; of an unknown form all that may be.
 *
 * @param {Record<string, any>} config
 * @param {string} distDir
 * @returns {FormFacts}
 */
export function formFacts({ formType, nyop, flags, steps, payment, companyName, quote, save, coOwners, layout, addresses }, distDir) {
  const { sells = true, asksCaptcha = true, searchesDomains = true } = builtForms(distDir)[formType] ?? {};
  return {
    sells,
    asksCaptcha: asksCaptcha && flags?.skipCaptcha !== true,
    asksPrice: nyop?.mode === 'full',
    usesStripe: usesStripe(payment),
    mailsQuotes: quote?.email === true,
    savesOrders: save?.email === true,
    asksCoOwners: coOwners?.invite === true,
    checksNames: companyName?.check === true,
    suggestsAddresses: addresses?.suggest === true,
    takesCoupons: layout?.coupon === true,
    searchesDomains: steps ? JSON.stringify(steps).includes('"DomainSearch"') : searchesDomains,
  };
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
