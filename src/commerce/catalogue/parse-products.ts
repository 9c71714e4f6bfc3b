import { isComplete, readServerAddress } from '../../kernel/answers/server-address';
import { dollarsToCents } from '../../kernel/util/money';
import { federal } from '../../kernel/facts/catalogue';
import { groupBy } from '../../kernel/util/collections';
import type { Coupon, FilingMethod, Product, SubscriptionBundle } from '../../kernel/facts/product';
import {
  readEach,
  readId,
  readIds,
  readList,
  readNumbers,
  readObject,
  readText,
  readTexts,
  type Report,
  type Wire,
} from '../../kernel/util/read-wire';

/**
 * Parses the products of a reply's `result` (PROD-08 to PROD-10), converting dollars to cents. Left out and reported
 * are products without id, name or valid price, filing methods without id, jurisdiction or valid cost, and duplicates.
 */
export const parseProducts = (list: unknown, report: Report): Product[] =>
  readEach(list, 'product', (wire) => parseProduct(wire, report), report, identityOf);

/** One id may be sold in several jurisdictions, so these are part of a product's identity. */
const identityOf = ({ product_id, filing_methods, registered_agent }: Product) =>
  [product_id, registered_agent?.jurisdiction.abbreviation, ...filing_methods.map((method) => method.jurisdiction).sort()].join();

const idOf = ({ id }: { id: string }) => id;

/** Parses the subscription bundles of a reply's `result` (CART-26). Their monthly price is calculated (PRICE-08). */
export const parseSubscriptionBundles = (list: unknown, report: Report): SubscriptionBundle[] =>
  readEach(list, 'subscription bundle', parseSubscriptionBundle, report, idOf);

/** Parses the coupons of a reply's `result` (PRICE-01). */
export const parseCoupons = (list: unknown, report: Report): Coupon[] => readEach(list, 'coupon', parseCoupon, report, idOf);

/**
 * Groups the filing products of all jurisdictions by jurisdiction (PROD-03). A product belongs to the states of its
 * filing methods, as it does in the list of one state, and to US if it has federal ones only (PROD-44). A product
 * without filing methods is left out and reported.
 */
export function filingProductsByJurisdiction(products: readonly Product[], report: Report): Record<string, Product[]> {
  const byCode = products.flatMap((product) => {
    if (product.filing_methods.length === 0) report('A filing product without filing methods was left out.', product.wireId);
    const codes = new Set(product.filing_methods.map(({ jurisdiction }) => codeOf(jurisdiction)));
    if (codes.size > 1) codes.delete(federal);
    return [...codes].map((code) => ({ code, product }));
  });
  return Object.fromEntries(
    [...groupBy(byCode, ({ code }) => code)].map(([code, entries]) => [code, entries.map(({ product }) => product)]),
  );
}

/** 0 for an amount that is left out; PHP writes that as null or ''. */
const optionalCents = (dollars: unknown) => dollarsToCents(dollars || 0);

/** The code of a jurisdiction in the catalogue: US for the federal one. */
export const codeOf = (jurisdiction: string) => (jurisdiction === 'Federal' ? federal : jurisdiction);

/** The object itself; undefined if one of its properties is undefined. */
const whole = <Thing extends object>(parts: { [Part in keyof Thing]: Thing[Part] | undefined }): Thing | undefined =>
  Object.values(parts).includes(undefined) ? undefined : (parts as Thing);

function parseProduct(wire: Wire, report: Report): Product | undefined {
  const wireId = readId(wire.product_id) ?? readId(wire.id);
  const address = readServerAddress(wire.address);
  return whole({
    product_id: readText(wireId),
    wireId,
    name: readTexts(wire, 'name').name || undefined,
    price: dollarsToCents(wire.price),
    ...readTexts(wire, 'category', 'subcategory', 'kind', 'type', 'sub_type'),
    has_free_trial: wire.has_free_trial === true,
    ...readNumbers(wire, 'trial_duration_days', 'duration'),
    filing_methods: readEach(wire.filing_methods ?? [], 'filing method', parseFilingMethod, report, idOf),
    registered_agent: parseRegisteredAgent(readObject(wire.registered_agent)),
    ...(isComplete(address) && { address }),
  });
}

function parseFilingMethod(wire: Wire): FilingMethod | undefined {
  const wireId = readId(wire.id);
  const filing = readObject(wire.filing);
  return whole({
    id: readText(wireId),
    wireId,
    type: readText(wire.type),
    entity_types: readIds(wire.entity_types),
    jurisdiction: readText(wire.jurisdiction) || undefined,
    local_jurisdiction: readText(wire.local_jurisdiction) || null,
    cost: dollarsToCents(wire.cost),
    surcharge: optionalCents(wire.surcharge),
    filing: {
      ...readTexts(filing, 'locality'),
      agency: readTexts(filing.agency, 'name'),
      dependent_filings_info: readList(filing.dependent_filings_info).map((entry) =>
        readTexts(entry, 'filing_name', 'filing_sub_name', 'jurisdiction_option'),
      ),
    },
    filed_in: readNumbers(wire.filed_in, 'days', 'hours'),
    docs_in: readNumbers(wire.docs_in, 'days', 'hours'),
  });
}

function parseRegisteredAgent(wire: Wire): Product['registered_agent'] {
  const jurisdiction = readTexts(wire.jurisdiction, 'id', 'abbreviation', 'state_province_region');
  return jurisdiction.abbreviation === '' ? null : { id: readText(wire.id), jurisdiction };
}

function parseSubscriptionBundle(wire: Wire): SubscriptionBundle | undefined {
  const wireId = readId(wire.id);
  return whole({
    id: readText(wireId),
    wireId,
    ...readTexts(wire, 'name'),
    jurisdiction: readText(wire.jurisdiction) || undefined,
    product_ids: readIds(wire.product_ids),
    llc_price: dollarsToCents(wire.llc_price),
    corp_price: dollarsToCents(wire.corp_price),
  });
}

function parseCoupon(wire: Wire): Coupon | undefined {
  const wireId = readId(wire.id);
  const percent = Number(readText(wire.percent_value || 0) || NaN);
  return whole({
    id: readText(wireId),
    wireId,
    ...readTexts(wire, 'name'),
    product_id_restrictions: readIds(wire.product_id_restrictions),
    dollar_value: optionalCents(wire.dollar_value),
    percent_value: percent >= 0 && percent <= 100 ? percent : undefined,
    bundled: wire.bundled === true,
    bundleID: readId(wire.bundleID) ?? null,
  });
}
