import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFolder } from '../built-files.mjs';
import { stripeCheckout } from '../stripe/checkout.mjs';
import { stripeElement } from '../stripe/element.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('./ways.d.ts').Way} Way */

/** The way of an owner who has set up nothing. */
const fallback = 'invoice';

/** @type {ReadonlySet<string> | undefined} */
let ofForms;

/** Whether the forms bring a way's words along, in each of their languages. @param {string} id */
function isOfForms(id) {
  ofForms ??= new Set(JSON.parse(readFileSync(join(builtFolder, 'payment-ways.json'), 'utf8')));
  return ofForms.has(id);
}

/** @param {Shop} shop @returns {Way} */
const invoice = ({ settings }) => ({
  id: 'invoice',
  kind: 'invoice',
  label: 'Invoice: the customer pays as you say, and you mark the order as paid',
  name: 'Invoice',
  instructions: () => settings.payment.instructions.replaceAll('\r\n', '\n').trim(),
});

/** What makes the ways that are built in. @type {((shop: Shop) => Way)[]} */
const builtIn = [invoice, stripeCheckout, stripeElement];

/**
 * All ways by their ids; one of the owner's own takes the place of ours (PAY-01).
 *
 * @param {Shop} shop
 * @returns {ReadonlyMap<string, Way>}
 */
export function waysOf(shop) {
  const ways = [...builtIn.map((make) => make(shop)), ...shop.ways];
  return new Map(ways.map((way) => [way.id, way]));
}

/** @param {Shop} shop @param {string} id @returns {Way | undefined} */
export const findWay = (shop, id) => waysOf(shop).get(id);

/** Why a way cannot be offered, for the owner; '' where it can. @param {Way} way */
const faultOf = (way) => way.ready?.() ?? '';

/** @param {unknown} entry  of `payment.ways`: an id, or an object with one */
const idOf = (entry) => {
  const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : entry;
  return typeof id === 'string' ? id : '';
};

/** @param {Readonly<Record<string, any>>} config  a page config @returns {unknown[]} */
const namedIn = (config) => (Array.isArray(config.payment?.ways) ? config.payment.ways : []);

/**
 * The ways that an order of a page is offered and that are ready: those of its config, else those of the settings, else an
 * invoice.
 *
 * @param {Shop} shop
 * @param {Readonly<Record<string, any>>} [config]
 * @returns {Way[]}
 */
export function offeredWays(shop, config = {}) {
  const ways = waysOf(shop);
  for (const chosen of [namedIn(config), shop.settings.payment.ways]) {
    const ids = [...new Set(chosen.map(idOf))];
    const offered = ids.flatMap((id) => ways.get(id) ?? []).filter((way) => faultOf(way) === '');
    if (offered.length > 0) return offered;
  }
  return [/** @type {Way} */ (ways.get(fallback))];
}

/**
 * Why ways that the owner has chosen are not offered, a sentence each.
 *
 * @param {Shop} shop
 * @returns {string[]}
 */
export function waysNotReady(shop) {
  const ways = waysOf(shop);
  return shop.settings.payment.ways.flatMap((id) => {
    const way = ways.get(id);
    if (!way) return [`There is no way to pay “${id}”.`];
    const fault = faultOf(way);
    return fault === '' ? [] : [`“${way.name}” is not offered yet. ${fault}`];
  });
}

/**
 * `payment` of the page config that a form is handed: the ways on offer, with words where the form has none or its page has its
 * own, and what they need, such as a publishable key.
 *
 * @param {Shop} shop
 * @param {Readonly<Record<string, any>>} [config]  of the page
 * @returns {Record<string, unknown>}
 */
export function waysConfig(shop, config = {}) {
  const own = new Map(namedIn(config).map((entry) => [idOf(entry), typeof entry === 'object' ? entry : {}]));
  const offered = offeredWays(shop, config);
  const ways = offered.map(({ id, kind, name, text, marks }) => {
    const words = { ...(text && { text }), ...(marks?.length && { marks }), ...own.get(id) };
    const told = isOfForms(id) ? words : { kind, label: name, ...words };
    return Object.keys(told).length > 0 ? { ...told, id } : id;
  });
  return Object.assign({ ...config.payment, ways }, ...offered.map((way) => way.config?.() ?? {}));
}
