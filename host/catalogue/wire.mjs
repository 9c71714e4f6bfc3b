import { writeCents } from './cells.mjs';
import { isOnSale } from './lines.mjs';
import { COMPANIES, FEDERAL, placeFact, placeName, placeNumber } from './places.mjs';

/** @typedef {import('./lines.mjs').Line} Line */
/** @typedef {ReadonlyMap<string, Line>} Lines */

/** Where the ids of filings begin; below are those of the other products, far above those of bundles and coupons. */
const FILINGS = 1_000_000;

/** The lines of a list that are on sale. @param {Lines} lines @param {Line['list']} list */
export const onSale = (lines, list) => [...lines.values()].filter((line) => line.list === list && isOnSale(lines, line));

/**
 * A product of the product service.
 *
 * @param {Line} line  a line of it
 * @param {number} id
 * @param {object} more  what it has besides, or instead
 */
const productOf = (line, id, more) => ({
  product_id: id,
  name: line.name,
  price: writeCents(line.ourPrice),
  category: line.category,
  subcategory: '',
  kind: line.kind,
  type: line.type,
  sub_type: line.subType || null,
  has_free_trial: false,
  trial_duration_days: 0,
  duration: 0,
  filing_methods: [],
  registered_agent: null,
  ...more,
});

/** Registered agents, by state and term. @param {Lines} lines */
export const agentsOf = (lines) =>
  onSale(lines, 'agent').map((line) => {
    const number = placeNumber(line.state);
    const jurisdiction = { id: number, abbreviation: line.state, state_province_region: placeName(line.state) };
    return productOf(line, line.id, { duration: line.months, registered_agent: { id: 8000 + number, jurisdiction } });
  });

/** What is sold without a filing. @param {Lines} lines */
export const servicesOf = (lines) => onSale(lines, 'simple').map((line) => productOf(line, line.id, { duration: line.months }));

/** What we ask for a way of filing: the price of the first way. @param {Lines} lines @param {Line} line */
const priceOf = (lines, line) => lines.get(line.ledBy)?.ourPrice ?? null;

/**
 * The ways of filing that are on sale, by the id of their product. Kinds of company with one price share a product; another
 * price makes another product of the type. No change of a price moves an id of another product.
 *
 * @param {Lines} lines
 * @returns {Map<number, Line[]>}
 */
export function waysById(lines) {
  /** @type {Map<string, Map<number | null, Line[]>>} */
  const groups = new Map();
  for (const line of onSale(lines, 'filing')) {
    const key = `${line.state}.${line.product}`;
    const byPrice = groups.get(key) ?? new Map();
    groups.set(key, byPrice);
    const price = priceOf(lines, line);
    byPrice.set(price, [...(byPrice.get(price) ?? []), line]);
  }
  /** @type {Map<number, Line[]>} */
  const found = new Map();
  for (const byPrice of groups.values()) {
    for (const [index, ways] of [...byPrice.values()].entries()) {
      const [{ productId, state, companyNumber }] = /** @type {[Line, ...Line[]]} */ (ways);
      found.set(FILINGS + productId * 10_000 + placeNumber(state) * 100 + (index ? companyNumber : 0), ways);
    }
  }
  return found;
}

/** A way of filing. @param {Line} line */
function methodOf(line) {
  const isFederal = line.state === FEDERAL;
  return {
    id: line.id,
    type: line.way,
    entity_types: line.company === '' ? COMPANIES : [line.company],
    jurisdiction: isFederal ? 'Federal' : line.state,
    local_jurisdiction: null,
    cost: writeCents(line.stateFee),
    surcharge: writeCents(line.surcharge),
    filing: {
      locality: line.locality,
      agency: { name: isFederal ? '' : placeFact(line.state, 'agency') },
      dependent_filings_info: [],
    },
    filed_in: { days: line.days, hours: line.hours },
    docs_in: { days: line.documentDays, hours: 0 },
  };
}

/** What is filed, in all jurisdictions, by the code of the jurisdiction. @param {Lines} lines @returns {{ state: string, product: object }[]} */
export const filingsOf = (lines) =>
  [...waysById(lines)].map(([id, ways]) => {
    const [first] = /** @type {[Line, ...Line[]]} */ (ways);
    return {
      state: first.state,
      product: productOf(first, id, { price: writeCents(priceOf(lines, first)), filing_methods: ways.map(methodOf) }),
    };
  });
