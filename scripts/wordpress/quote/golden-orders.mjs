import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createDomainAnswers } from '../../../demo-host/domains.mjs';
import { openFixtures } from '../../../demo-host/fixtures.mjs';
import { shopLists } from '../../../demo-host/shop-lists.mjs';
import { inProject } from '../../project-files.mjs';

/** Where the payloads are that the form sends of the golden orders, written by test/golden/quote-payloads.test.ts. */
export const folder = inProject('.cache/quote');

const orders = inProject('fixtures/orders');
const fixtures = openFixtures(inProject('fixtures'));

/** @typedef {{ name: string, state: string, kind: string, cents: number }} Row */
/** @typedef {Record<string, any>} Lists  the lists of a catalogue as they go over the wire, `domains` by name */

/**
 * @typedef {object} GoldenOrder
 * @property {string} name
 * @property {string} config   the page config, as JSON
 * @property {any} payload
 * @property {number} total    made by hand, in cents
 * @property {Row[]} [ledger]  as the form posts it; undefined where the payload is written by hand
 */

/** @param {string} words  such as `$1,234.50` */
const centsIn = (words) => Math.round(Number(words.replace(/[$,*\s]/g, '')) * 100);

/** The total of an order that says what its payload is: the last amount of the table's last row. */
export function totalIn(/** @type {string} */ readme) {
  const row = /^\|\s*\*\*Total\*\*.*$/m.exec(readme)?.[0] ?? '';
  return centsIn([...row.matchAll(/\*\*([\d,.]+)\*\*/g)].at(-1)?.[1] ?? '');
}

/** The golden orders that are sent, with what a visitor's browser posts of them; and the names of the others. */
export function readGoldenOrders() {
  const posts = JSON.parse(readFileSync(`${folder}/golden.json`, 'utf8'));
  const read = (/** @type {string} */ name, /** @type {string} */ file) => readFileSync(`${orders}/${name}/${file}`, 'utf8');
  const names = readdirSync(orders).filter((name) => existsSync(`${orders}/${name}/page-config.json`));
  const sent = names.flatMap((name) => {
    const config = read(name, 'page-config.json');
    if (existsSync(`${orders}/${name}/payload.json`))
      return [{ name, config, payload: JSON.parse(read(name, 'payload.json')), total: totalIn(read(name, 'README.md')) }];
    const post = posts[name];
    const total = centsIn(JSON.parse(read(name, 'expected.json')).total || '');
    return post ? [{ name, config, payload: post.payload, ledger: post.ledger, total }] : [];
  });
  const isSent = new Set(sent.map(({ name }) => name));
  return { sent: /** @type {GoldenOrder[]} */ (sent), notSent: names.filter((name) => !isSent.has(name)) };
}

/** The domains that an order names, wherever it names them. @param {any} payload @returns {string[]} */
const domainsIn = (payload) => [...JSON.stringify(payload).matchAll(/"domain":"([^"]+)"/g)].map(([, name]) => String(name));

/**
 * The catalogue of a golden order, as the demo host serves it: with the terms of every domain that the order names.
 * @param {Pick<GoldenOrder, 'name' | 'payload'>} order
 * @returns {Lists}
 */
export function catalogueOf({ name, payload }) {
  const domains = JSON.stringify([...new Set(domainsIn(payload))].slice(0, 20));
  const details = createDomainAnswers(fixtures)('get_domain_details', { domains }, /** @type {any} */ ({}), '');
  const { response } = /** @type {{ response: { domain: string }[] }} */ (details.body ?? { response: [] });
  return {
    ...shopLists(fixtures, name),
    domains: Object.fromEntries(response.map((one) => [one.domain, one])),
  };
}

/**
 * Writes the catalogue of an order for PHP.
 * @param {string} name
 * @param {Lists} lists
 * @returns {string} its file
 */
export function writeCatalogue(name, lists) {
  mkdirSync(`${folder}/catalogues`, { recursive: true });
  const file = `${folder}/catalogues/${name}.json`;
  writeFileSync(file, JSON.stringify(lists));
  return file;
}
