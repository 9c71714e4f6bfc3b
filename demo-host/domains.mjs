import { html } from './html.mjs';

/** @typedef {import('./fixtures.mjs').Fixtures} Fixtures */
/** @typedef {import('./scenarios.mjs').Reply} Reply */
/** @typedef {import('./scenarios.mjs').Scenario} Scenario */

/**
 * What differs from an available domain. Amounts are dollars; a `status` is that of a domain that is not for sale.
 *
 * @typedef {{status?: string, premium?: boolean, thirdParty?: boolean, create?: string, renew?: string, purchase?: string}} Terms
 * @typedef {Terms & {tld: string, featured?: boolean, tldRankingType: string}} Extension
 *
 * The table of `replies/domains.json`, by which any domain has its price. Of the names the first counts that it contains.
 * @typedef {object} DomainTable
 * @property {Extension[]} extensions
 * @property {(Terms & {contains: string})[]} names
 * @property {{variants: string[], variantExtensions: string[], plenty: {contains: string, count: number}}} suggestions
 */

/** More domains are not answered at once. */
const batch = 20;

/** What a domain costs more, in dollars, when it is asked about again. */
const rise = 5;

/** @param {Fixtures} fixtures @returns {DomainTable | null} */
const tableOf = (fixtures) => fixtures.read('replies', 'domains');

/** @param {unknown} json @returns {any} undefined if it is no JSON */
function parsed(json) {
  try {
    return JSON.parse(String(json));
  } catch {
    return undefined;
  }
}

/** A domain's name and its extension: `a.co.uk` gives `a` and `.co.uk`. @param {string} domain */
function split(domain) {
  const [, name = '', tld = ''] = /^([^.]*)(.*)$/.exec(domain) ?? [];
  return { name, tld };
}

/**
 * Price and availability of a domain, by the table.
 *
 * @param {string} domain
 * @param {DomainTable} table
 * @returns {Record<string, any>}
 */
function detailsOf(domain, { extensions, names }) {
  const { name, tld } = split(domain);
  const extension = extensions.find((one) => one.tld === tld) ?? { status: 'unsupported' };
  const {
    status,
    premium = false,
    thirdParty = false,
    create,
    renew,
    purchase,
  } = {
    ...extension,
    ...(!extension.status && names.find(({ contains }) => name.includes(contains))),
  };
  const stated = { domain, available: !status, premium, thirdParty, status: status ?? 'available' };
  if (status) return stated;
  return { ...stated, renew: { amount: renew }, ...(thirdParty ? { purchase: { amount: purchase } } : { create: { amount: create } }) };
}

/**
 * A domain as the domain cart keeps it, in cents, at its prices by the table; null for one that is not for sale.
 *
 * @param {string} domain
 * @param {number} duration  in years
 * @param {Fixtures} fixtures
 */
export function domainEntry(domain, duration, fixtures) {
  const table = tableOf(fixtures);
  const { available, thirdParty, ...prices } = table ? detailsOf(domain, table) : {};
  if (!available) return null;
  const [create = 0, renew = 0, purchase = 0] = ['create', 'renew', 'purchase'].map((price) =>
    Math.round(Number(prices[price]?.amount ?? 0) * 100),
  );
  const subTotal = (thirdParty ? purchase : create) + renew * (duration - 1);
  return { domain, duration, subTotal, thirdParty, create: { amount: create }, renew: { amount: renew }, purchase: { amount: purchase } };
}

/** The same domain where it was sold since. @param {Record<string, any>} details */
const gone = ({ domain, premium, thirdParty }) => ({ domain, available: false, premium, thirdParty, status: 'taken' });

/** The same domain where every price has risen since. @param {Record<string, any>} details */
function dearer(details) {
  const risen = ['create', 'renew', 'purchase'].flatMap((price) => {
    const dollars = Number(details[price]?.amount);
    return dollars > 0 ? [[price, { amount: (dollars + rise).toFixed(2) }]] : [];
  });
  return { ...details, ...Object.fromEntries(risen) };
}

/** @type {Record<string, (details: Record<string, any>) => Record<string, any>>} */
const changes = { gone, dearer };

/** `get-{name}` for `okafor` gives `get-okafor`. @param {string} variant @param {string} name */
const filledIn = (variant, name) => variant.replace('{name}', name);

/**
 * Suggestions for a term: variants of its name, then the name itself with every extension; of a name that asks for plenty
 * also numbered ones. The order is not that in which the form shows them.
 *
 * @param {string} term
 * @param {DomainTable} table
 */
function suggestionsFor(term, { extensions, suggestions: { variants, variantExtensions, plenty } }) {
  const { name } = split(term.trim().toLowerCase());
  if (!name) return [];
  const own = extensions.map(({ tld }) => [name + tld, 'input']);
  const varied = variants.flatMap((variant) => variantExtensions.map((tld) => [filledIn(variant, name) + tld, 'variant']));
  const missing = name.includes(plenty.contains) ? plenty.count - own.length - varied.length : 0;
  const numbered = Array.from({ length: Math.max(missing, 0) }, (_, index) => {
    const { tld = '' } = extensions[index % extensions.length] ?? {};
    return [`${name}-${Math.floor(index / extensions.length) + 2}${tld}`, 'variant'];
  });
  return [...varied, ...numbered, ...own].map(([domain = '', sldSuggestionType]) => {
    const { tldRankingType } = extensions.find(({ tld }) => tld === split(domain).tld) ?? {};
    return { domain, sldSuggestionType, tldRankingType };
  });
}

/**
 * The suggestions that the settings of a search let through.
 *
 * @param {Record<string, unknown>} fields
 * @param {DomainTable} table
 */
function suggest({ searchTerm, showUnavailable, maxLength, TLDs }, table) {
  const asked = parsed(TLDs);
  const isShown = (/** @type {{domain: string}} */ { domain }) =>
    !(Array.isArray(asked) && asked.length > 0 && !asked.includes(split(domain).tld)) &&
    !(Number(maxLength) > 0 && split(domain).name.length > Number(maxLength)) &&
    !(showUnavailable === 'false' && !detailsOf(domain, table).available);
  return suggestionsFor(String(searchTerm ?? ''), table).filter(isShown);
}

/**
 * Answers the four actions about domains (docs/reference/host-server.md), which order nothing.
 *
 * @param {Fixtures} fixtures
 */
export function createDomainAnswers(fixtures) {
  /**
   * What was asked about on each visit of a page, and what of it has changed since: only what is the first to be asked about
   * again, or nothing could be ordered on such a visit.
   *
   * @type {Map<string, {known: Set<string>, changed: Set<string>}>}
   */
  const visits = new Map();

  /**
   * @param {unknown} posted  the field `domains`
   * @param {DomainTable} table
   * @param {Scenario} scenario
   * @param {string} visit
   * @returns {Reply}
   */
  function details(posted, table, { failsDetails, askedAgain }, visit) {
    if (failsDetails) return { status: 500, body: '<!doctype html><title>500</title><h1>Internal Server Error</h1>\n' };
    const domains = parsed(posted);
    if (!Array.isArray(domains) || domains.length > batch) {
      return { status: 200, body: { success: false, error: `The field domains is no JSON list of ${batch} domains at most` } };
    }
    const stated = domains.map((domain) => detailsOf(String(domain).toLowerCase(), table));
    const change = askedAgain && changes[askedAgain];
    if (!change) return { status: 200, body: { success: true, response: stated } };
    const { known, changed: before } = visits.get(visit) ?? { known: new Set(), changed: new Set() };
    const names = stated.map(({ domain }) => domain);
    const changed = before.size > 0 ? before : new Set(names.filter((domain) => known.has(domain)));
    const response = stated.map((one) => (changed.has(one.domain) && one.available ? change(one) : one));
    visits.set(visit, { known: new Set([...known, ...names]), changed });
    return { status: 200, body: { success: true, response } };
  }

  /**
   * @param {string} action
   * @param {Record<string, unknown>} fields
   * @param {Scenario} scenario
   * @param {string} visit  what tells one visit of a page from another
   * @returns {Reply}
   */
  return function answerDomains(action, fields, scenario, visit) {
    const table = tableOf(fixtures);
    if (!table) return { status: 501, body: { error: `There is no ${fixtures.folder}/replies/domains.json` } };
    const listed = scenario.listsNoExtensions ? [] : table.extensions;
    switch (action) {
      case 'get_available_domain_tlds':
        return { status: 200, body: listed.map(({ tld }) => ({ tld })) };
      case 'get_domain_hero_tlds':
        return { status: 200, body: listed.filter(({ featured }) => featured).map(({ tld, create }) => ({ tld, price: create })) };
      case 'get_domain_suggestions':
        return { status: 200, body: { success: true, response: suggest(fields, table) } };
      default:
        return details(fields.domains, table, scenario, visit);
    }
  };
}

/** @type {readonly string[]} */
export const domainActions = ['get_available_domain_tlds', 'get_domain_hero_tlds', 'get_domain_suggestions', 'get_domain_details'];

/** @param {string} action */
export const isDomainAction = (action) => domainActions.includes(action);

/** The terms as words. @param {Terms} terms */
function inWords({ status, premium, thirdParty, create, renew, purchase }) {
  if (status) return status;
  const first = thirdParty ? purchase && `${purchase} to its owner` : create && `${create} for the first year`;
  const prices = [first, renew && `${renew} for each further year`].filter(Boolean).join(', ');
  return `${premium ? 'premium, ' : ''}${thirdParty ? 'a third party sells it, ' : ''}${prices}`;
}

/**
 * The table for QA, who can tell from it what a search will show.
 *
 * @param {Fixtures} fixtures
 */
export function domainTerms(fixtures) {
  const table = tableOf(fixtures);
  if (!table) return '';
  const { extensions, names, suggestions } = table;
  const rows = [
    ...extensions.map((extension) => [extension.tld, inWords(extension)]),
    ...names.map((name) => [`*${name.contains}*`, inWords(name)]),
    [`*${suggestions.plenty.contains}*`, `${suggestions.plenty.count} suggestions`],
  ];
  return html`<dl class="host-terms">
${rows.map(([name, words]) => html`<div><dt><code>${name}</code></dt><dd>${words}</dd></div>`)}
</dl>`;
}
