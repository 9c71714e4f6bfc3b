import { COMPANIES } from './places.mjs';

/** @typedef {import('kysely').Selectable<import('./catalogue-tables.d.ts').ProductsTable>} ProductRow */
/** @typedef {import('kysely').Selectable<import('./catalogue-tables.d.ts').FilingMethodsTable>} MethodRow */
/** @typedef {import('kysely').Selectable<import('./catalogue-tables.d.ts').CouponsTable>} CouponRow */
/** @typedef {import('kysely').Selectable<import('./catalogue-tables.d.ts').BundlesTable>} BundleRow */

/**
 * Whatever has a price of its own: a product, or a way of filing one. Amounts are cents, null where nobody has set them; flags
 * are 0 or 1.
 *
 * @typedef {object} Line
 * @property {number} id
 * @property {string} code
 * @property {'filing' | 'agent' | 'simple'} list
 * @property {string} product  the code of the product; of agents `registered_agent`
 * @property {number} productId
 * @property {string} name
 * @property {string} type
 * @property {string} subType
 * @property {string} category
 * @property {string} kind
 * @property {number} position
 * @property {string} state  '' for none
 * @property {string} company  '' for every kind
 * @property {number} companyNumber
 * @property {string} way
 * @property {string} locality
 * @property {number | null} ourPrice
 * @property {number | null} stateFee
 * @property {number} surcharge
 * @property {number} days
 * @property {number} hours
 * @property {number} documentDays
 * @property {number} months
 * @property {string} states
 * @property {string} companies
 * @property {string} sourceUrl
 * @property {string} verifiedAt
 * @property {number} confirmed
 * @property {string} note
 * @property {number} published
 * @property {boolean} leads  whether it has the price of the further ways of filing the same
 * @property {string} ledBy   the code of the line that has its price
 */

/** @param {ProductRow} product */
const factsOf = ({ id, name, type, subType, category, kind, position }) => ({
  productId: id,
  name,
  type,
  subType,
  category,
  kind,
  position,
});

/**
 * The method is taken key by key: to spread a row of the database takes twenty times as long, and each change of a price makes
 * all lines anew.
 *
 * @param {MethodRow} method @param {ProductRow} product @param {string} ledBy @returns {Line}
 */
const lineOfMethod = (method, product, ledBy) => ({
  id: method.id,
  code: method.code,
  list: 'filing',
  product: product.code,
  ...factsOf(product),
  state: method.state,
  company: method.company,
  companyNumber: COMPANIES.indexOf(method.company) + 1,
  way: method.way,
  locality: method.locality,
  ourPrice: method.ourPrice,
  stateFee: method.stateFee,
  surcharge: method.surcharge,
  days: method.days,
  hours: method.hours,
  documentDays: method.documentDays,
  months: 0,
  states: '',
  companies: '',
  sourceUrl: method.sourceUrl,
  verifiedAt: method.verifiedAt,
  confirmed: method.confirmed,
  note: method.note,
  published: method.published,
  leads: ledBy === method.code,
  ledBy,
});

/** @param {ProductRow} product @returns {Line} */
const lineOfProduct = (product) => ({
  id: product.id,
  code: product.code,
  list: product.list === 'agent' ? 'agent' : 'simple',
  product: product.list === 'agent' ? product.type : product.code,
  ...factsOf(product),
  state: product.state,
  company: '',
  companyNumber: 0,
  way: '',
  locality: '',
  ourPrice: product.ourPrice,
  stateFee: null,
  surcharge: 0,
  days: 0,
  hours: 0,
  documentDays: 0,
  months: product.months,
  states: product.states,
  companies: product.companies,
  sourceUrl: '',
  verifiedAt: '',
  confirmed: 1,
  note: '',
  published: product.published,
  leads: true,
  ledBy: product.code,
});

/** By product, state, kind of company, and then as they were added. @param {Line} one @param {Line} other */
const compare = (one, other) =>
  one.position - other.position ||
  (one.state < other.state ? -1 : Number(one.state > other.state)) ||
  one.companyNumber - other.companyNumber ||
  one.id - other.id;

/**
 * The lines in the order of the price list: filings first.
 *
 * @param {readonly ProductRow[]} products  by position
 * @param {readonly MethodRow[]} methods  by id
 * @returns {Map<string, Line>}  by code
 */
export function makeLines(products, methods) {
  const byId = new Map(products.map((product) => [product.id, product]));
  /** @type {Map<string, string>} */
  const leaders = new Map();
  /** @type {Line[]} */
  const filings = [];
  for (const method of methods) {
    const product = byId.get(method.productId);
    if (!product) continue;
    const group = `${product.code}.${method.state}.${method.company}`;
    const ledBy = leaders.get(group) ?? method.code;
    leaders.set(group, ledBy);
    filings.push(lineOfMethod(method, product, ledBy));
  }
  const others = products.filter(({ list }) => list !== 'filing').map(lineOfProduct);
  return new Map([...filings.sort(compare), ...others].map((line) => [line.code, line]));
}

/**
 * Whether a line is on sale: published and with a price, a filing with the fee of its state too. A further way of filing is
 * sold while the first one is (SHOP-04).
 *
 * @param {ReadonlyMap<string, Line>} lines
 * @param {Line} line
 * @returns {boolean}
 */
export function isOnSale(lines, line) {
  if (!line.published || (line.list === 'filing' && line.stateFee === null)) return false;
  if (line.leads) return line.ourPrice !== null;
  const leader = lines.get(line.ledBy);
  return leader !== undefined && isOnSale(lines, leader);
}

/** What an owner gives one price: a filing, a service, or an agent's term. @param {Line} line */
export const kindOf = ({ list, product, months }) => (list === 'agent' ? `${product}.${months}` : product);

/** The name of what a line sells, with its term where it has one. @param {Line} line */
export function nameOf({ name, months }) {
  if (!months) return name;
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return `${name}, ${count} ${unit}${count === 1 ? '' : 's'}`;
}
