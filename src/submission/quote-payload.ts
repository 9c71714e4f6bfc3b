import { ledgerRows } from '../commerce/pricing/price-ledger';
import type { Cart } from '../kernel/facts/cart';
import type { Facts } from '../kernel/facts/facts';
import { toJson } from '../kernel/util/to-json';
import { readList, readObject } from '../kernel/util/read-wire';
import { companyPart } from './payload/company';
import { nyopPart } from './payload/nyop';
import { productData } from './payload/product-data';
import { productLines } from './payload/products';
import { secondCompanyFacts, secondCompanyPart } from './payload/second-company';

/** What of a product's data its price follows from: a state, a plate, names of domains and their years. */
function pricedData(data: object): object {
  const { state, vehicle_sponsor_plate_id, domains } = readObject(data);
  return {
    ...(typeof state === 'string' && { state }),
    ...(vehicle_sponsor_plate_id !== undefined && { vehicle_sponsor_plate_id }),
    ...(Array.isArray(domains) && {
      domains: readList(domains)
        .map(readObject)
        .map(({ domain, duration }) => ({ domain, duration })),
    }),
  };
}

/**
 * The order as a server prices it: its products and the kind of company, as the order's payload would say them. Nothing of it says
 * who orders (PLUS-08).
 */
function pricedPayload(facts: Facts, cart: Cart): object {
  const second = secondCompanyFacts(facts);
  const ofBoth = cart.filter(({ includedInBothCompanies }) => includedInBothCompanies);
  const company = (entity_type: string, items: Cart, of: Facts) => ({
    company: { entity_type },
    products: productLines(items, (item) => pricedData(productData(item, of))),
  });
  return {
    companies: [
      company(companyPart(facts, cart).entity_type, cart, facts),
      ...(second ? [company(secondCompanyPart(second).entity_type, ofBoth, second)] : []),
    ],
    ...(facts.offer.asksNyop && { nyop: nyopPart(facts.values) }),
  };
}

/** The fields of `email_quote` beside its action. */
export const quoteFields = (facts: Facts, cart: Cart, email: string): Readonly<Record<string, string>> => ({
  formType: facts.config.formType,
  pageID: facts.config.pageID,
  email,
  quoteData: toJson(pricedPayload(facts, cart)),
  ledger: toJson(ledgerRows(cart)),
});
