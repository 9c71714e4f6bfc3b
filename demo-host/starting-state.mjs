import { domainEntry } from './domains.mjs';
import { html, scriptLiteral } from './html.mjs';

/** @typedef {import('./fixtures.mjs').Fixtures} Fixtures */

/** The step of `?fill` that stands for all of them. */
export const wholeForm = 'end';

/** What the name of an answer begins with that puts a domain into the domain cart for some years. */
const domainPrefix = 'domains.';

/**
 * The answers of each step as the form stores them, by path; never a card number or a password. `domains.<name>` is no path
 * but a domain, answered with its years.
 *
 * @param {Record<string, any>} config
 * @param {Fixtures} fixtures
 * @returns {[step: string, answers: Record<string, unknown>][]} in the order of the page's steps
 */
export function answersByStep(config, fixtures) {
  const filled = withPackage(config, fixtures.read('fills', String(config.formType ?? '')) ?? {});
  if (!Array.isArray(config.steps)) return Object.entries(filled);
  return config.steps.map((step) => [String(step?.key), filled[step?.key] ?? {}]);
}

/**
 * With the first of the packages that a page sells, answered in the first step.
 *
 * @param {Record<string, any>} config
 * @param {Record<string, Record<string, unknown>>} filled
 */
function withPackage({ layout, bundles }, filled) {
  const [first] = Object.keys(filled);
  if (!layout?.packages || !bundles?.[0] || first === undefined) return filled;
  return { ...filled, [first]: { ...filled[first], package: String(bundles[0].product_id) } };
}

/** @param {[name: string, answer: unknown]} answer */
const isDomain = ([name]) => name.startsWith(domainPrefix);

/**
 * What the developer toolbox fills a page's form with: the answers of all its steps, without domains.
 *
 * @param {Record<string, any>} config
 * @param {Fixtures} fixtures
 */
export function datasetOf(config, fixtures) {
  const answers = answersByStep(config, fixtures).flatMap(([, given]) => Object.entries(given));
  return { data: answers.filter((answer) => !isDomain(answer)).reduce(withAnswer, {}) };
}

/**
 * What a page adds so that its form starts clean (`fresh`), or filled up to a step (`fill`): a script that writes the
 * widget's own storage before the widget reads it. Both then leave the address, or a reload would undo what was typed.
 *
 * @param {Record<string, unknown>} query
 * @param {Record<string, any>} config
 * @param {Fixtures} fixtures
 * @returns {{script: ReturnType<typeof html> | '', config: Record<string, any>} | null} null for an unknown step
 */
export function startingState({ fill, fresh }, config, fixtures) {
  if (fill === undefined && fresh === undefined) return { script: '', config: {} };
  const { formType, pageID, pluginVersion = '' } = config;
  const key = `charterform:${formType}-${pageID ?? ''}`;
  if (fill === undefined) return { script: script(key, null), config: {} };

  const steps = answersByStep(config, fixtures);
  const names = [...steps.map(([name]) => name), wholeForm];
  const end = names.indexOf(String(fill));
  if (end < 0) return null;
  const answers = steps.slice(0, end).flatMap(([, given]) => Object.entries(given));
  const opened = Math.min(end, steps.length - 1);
  // Whoever is on a step has gone on from those before.
  const seen = Object.fromEntries(steps.slice(0, opened).map((_, index) => [index, { seen: true }]));
  const values = answers
    .filter((answer) => !isDomain(answer))
    .reduce(withAnswer, { pluginVersion, ...(opened > 0 && { stepSeenStatus: seen }) });
  const cartDomains = answers
    .filter(isDomain)
    .flatMap(([name, years]) => domainEntry(name.slice(domainPrefix.length), Number(years), fixtures) ?? []);
  const step = names[opened];
  return { script: script(key, { values }, cartDomains), config: { preselected: { ...config.preselected, step } } };
}

/**
 * The values with an answer at a dotted path. An object with the keys 0, 1, … becomes a list.
 *
 * @param {Record<string, any>} values
 * @param {[path: string, answer: unknown]} entry
 * @returns {Record<string, any>}
 */
function withAnswer(values, [path, answer]) {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...values, [name]: answer };
  const below = withAnswer(values[name] ?? {}, [rest.join('.'), answer]);
  return { ...values, [name]: rest[0] === '0' || Array.isArray(values[name]) ? Object.values(below) : below };
}

/**
 * @param {string} key   of the form in localStorage; what it keeps of one tab begins with it too
 * @param {unknown} state
 * @param {object[]} cartDomains  the domain cart, which has a key of its own
 */
const script = (key, state, cartDomains = []) => html`<script>
{
  const key = ${scriptLiteral(key)};
  const state = ${scriptLiteral(state)};
  const domains = ${scriptLiteral(cartDomains.length > 0 ? { cartDomains } : null)};
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(key)) sessionStorage.removeItem(name);
  if (domains) localStorage.setItem('charterform:domains', JSON.stringify(domains));
  else localStorage.removeItem('charterform:domains');
  if (state) localStorage.setItem(key, JSON.stringify(state));
  else localStorage.removeItem(key);
  const address = new URL(location.href);
  for (const name of ['fill', 'fresh']) address.searchParams.delete(name);
  history.replaceState(null, '', address);
}
</script>`;
