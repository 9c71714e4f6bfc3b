import { dollarsToCents } from '../pricing/money';
import { federal } from './catalogue';
import type { Coupon, Duration, FilingMethod, Product, SubscriptionBundle } from './product';
import {
  readEach,
  readID,
  readIDs,
  readList,
  readNumber,
  readObject,
  readText,
  type Report,
  type Wire,
} from './read-wire';

/**
 * The products of a reply's `result` (PROD-08 to PROD-10), dollars made cents. A product without an id, a name or a
 * well-formed price is left out and reported, and so is a filing method without an id, a jurisdiction or a well-formed
 * cost, and whatever comes a second time.
 */
export const parseProducts = (list: unknown, report: Report): Product[] =>
  readEach(list, 'product', (wire) => parseProduct(wire, report), report, identityOf);

/** One id may stand for what is sold in several jurisdictions, but for one thing in each. */
const identityOf = ({ product_id, filing_methods, registered_agent }: Product) =>
  [product_id, registered_agent?.jurisdiction.abbreviation, ...filing_methods.map((method) => method.jurisdiction).sort()].join();

const idOf = ({ id }: { id: string }) => id;

/** The yearly subscriptions of a reply's `result` (CART-26); its `price_monthly` is ours to work out (PRICE-08). */
export const parseSubscriptionBundles = (list: unknown, report: Report): SubscriptionBundle[] =>
  readEach(list, 'subscription bundle', parseSubscriptionBundle, report, idOf);

/** The coupons of a reply's `result` (PRICE-01). */
export const parseCoupons = (list: unknown, report: Report): Coupon[] =>
  readEach(list, 'coupon', parseCoupon, report, idOf);

/**
 * The filing products of all jurisdictions, told apart (PROD-03): a product belongs wherever one of its filing methods
 * does, "Federal" being US. One without any method belongs nowhere and is reported.
 */
export function filingProductsByJurisdiction(products: readonly Product[], report: Report): Record<string, Product[]> {
  const found = new Map<string, Product[]>();
  for (const product of products) {
    const codes = new Set(product.filing_methods.map(({ jurisdiction }) => codeOf(jurisdiction)));
    if (codes.size === 0) report('A filing product without filing methods belongs to no jurisdiction.', product.sentID);
    for (const code of codes) found.set(code, [...(found.get(code) ?? []), product]);
  }
  return Object.fromEntries(found);
}

/** What a reply may leave out, in any of the ways that PHP does so. */
const orZero = (value: unknown) => (value === undefined || value === null || value === '' ? 0 : value);

const codeOf = (jurisdiction: string) => (jurisdiction === 'Federal' ? federal : jurisdiction);

function parseProduct(wire: Wire, report: Report): Product | undefined {
  const sentID = readID(wire.product_id) ?? readID(wire.id);
  const name = readText(wire.name);
  const price = dollarsToCents(wire.price);
  if (sentID === undefined || name === '' || price === undefined) return undefined;
  return {
    product_id: String(sentID),
    sentID,
    name,
    price,
    category: readText(wire.category),
    subcategory: readText(wire.subcategory),
    kind: readText(wire.kind),
    type: readText(wire.type),
    sub_type: readText(wire.sub_type),
    has_free_trial: wire.has_free_trial === true,
    trial_duration_days: readNumber(wire.trial_duration_days),
    duration: readNumber(wire.duration),
    filing_methods: readEach(wire.filing_methods ?? [], 'filing method', parseFilingMethod, report, idOf),
    registered_agent: parseRegisteredAgent(wire.registered_agent),
  };
}

function parseFilingMethod(wire: Wire): FilingMethod | undefined {
  const sentID = readID(wire.id);
  const cost = dollarsToCents(wire.cost);
  const surcharge = dollarsToCents(orZero(wire.surcharge));
  const jurisdiction = readText(wire.jurisdiction);
  if (sentID === undefined || cost === undefined || surcharge === undefined || jurisdiction === '') return undefined;
  const filing = readObject(wire.filing);
  return {
    id: String(sentID),
    sentID,
    type: readText(wire.type),
    entity_types: readList(wire.entity_types).map(readText).filter((type) => type !== ''),
    jurisdiction,
    local_jurisdiction: readText(wire.local_jurisdiction) || null,
    cost,
    surcharge,
    filing: {
      locality: readText(filing.locality),
      agency: { name: readText(readObject(filing.agency).name) },
      dependent_filings_info: readList(filing.dependent_filings_info).map((entry) => {
        const { filing_name, filing_sub_name, jurisdiction_option } = readObject(entry);
        return {
          filing_name: readText(filing_name),
          filing_sub_name: readText(filing_sub_name),
          jurisdiction_option: readText(jurisdiction_option),
        };
      }),
    },
    filed_in: parseDuration(wire.filed_in),
    docs_in: parseDuration(wire.docs_in),
  };
}

function parseDuration(value: unknown): Duration {
  const { days, hours } = readObject(value);
  return { days: readNumber(days), hours: readNumber(hours) };
}

function parseRegisteredAgent(value: unknown): Product['registered_agent'] {
  const { id, jurisdiction } = readObject(value);
  const { id: jurisdictionID, abbreviation, state_province_region } = readObject(jurisdiction);
  if (readText(abbreviation) === '') return null;
  return {
    id: readText(id),
    jurisdiction: {
      id: readText(jurisdictionID),
      abbreviation: readText(abbreviation),
      state_province_region: readText(state_province_region),
    },
  };
}

function parseSubscriptionBundle(wire: Wire): SubscriptionBundle | undefined {
  const sentID = readID(wire.id);
  const llc_price = dollarsToCents(wire.llc_price);
  const corp_price = dollarsToCents(wire.corp_price);
  const jurisdiction = readText(wire.jurisdiction);
  if (sentID === undefined || llc_price === undefined || corp_price === undefined || jurisdiction === '') return undefined;
  return {
    id: String(sentID),
    sentID,
    name: readText(wire.name),
    jurisdiction,
    product_ids: readIDs(wire.product_ids),
    llc_price,
    corp_price,
  };
}

function parseCoupon(wire: Wire): Coupon | undefined {
  const sentID = readID(wire.id);
  const dollar_value = dollarsToCents(orZero(wire.dollar_value));
  const percent_value = Number(readText(orZero(wire.percent_value)) || NaN);
  if (sentID === undefined || dollar_value === undefined || !(percent_value >= 0 && percent_value <= 100)) {
    return undefined;
  }
  return {
    id: String(sentID),
    sentID,
    name: readText(wire.name),
    product_id_restrictions: readIDs(wire.product_id_restrictions),
    dollar_value,
    percent_value,
    bundled: wire.bundled === true,
    bundleID: readText(wire.bundleID) || null,
  };
}
