import { filingProductsByJurisdiction, parseCoupons, parseProducts, parseSubscriptionBundles } from '../commerce/catalogue/parse-products';
import { readPlates } from '../kernel/answers/read-plates';
import type { VehiclePlate } from '../kernel/answers/vehicle';
import { readDomain } from '../commerce/domains/read-domain';
import { emptyCatalogue, type Catalogue } from '../kernel/facts/catalogue';
import type { DomainResult } from '../kernel/facts/domain';
import { canBeCode, couponCode } from '../kernel/facts/coupon-code';
import type { Coupon, Product } from '../kernel/facts/product';
import { groupBy } from '../kernel/util/collections';
import { memoizePerObject } from '../kernel/util/memoize-per-object';
import { ownValue } from '../kernel/util/own-value';
import { readList, readObject } from '../kernel/util/read-wire';

/**
 * What is sold, as it goes over the wire (`docs/openapi.json`): the five lists of the product service, and what other services
 * sell. A list is read once and must not be changed afterwards.
 */
export interface Lists {
  registered_agent_products?: unknown;
  simple_products?: unknown;
  /** Of all jurisdictions, with their ways of filing. */
  filing_products?: unknown;
  subscription_bundles?: unknown;
  coupons?: unknown;
  /** Coupons that count by their `code` alone, which each has; those that have expired are not among them (PLUS-02). */
  typed_coupons?: unknown;
  /** The plates of organizations (VEH-18). */
  plates?: unknown;
  /** By name in lower case, each as `get_domain_details` answers; those that `domainsOf` names. */
  domains?: Readonly<Record<string, unknown>>;
}

/** A product as it is offered: in which state it is an agent's, or that its ways of filing say it. */
export interface Offered {
  product: Product;
  isFiling: boolean;
}

/** The products and bundles of a shop, as core knows them. */
export interface Shop {
  catalogue: Catalogue;
  /** By product id, in the order in which an order finds them. */
  byId: ReadonlyMap<string, readonly Offered[]>;
  /** Those that count by their code alone. */
  typedCoupons: readonly Coupon[];
  plates: readonly VehiclePlate[];
  domain: (name: string) => DomainResult | undefined;
}

const unreported = () => {};
const noList: readonly unknown[] = [];

/** Each list is parsed once: a catalogue has more than a thousand ways of filing. */
const productsIn = memoizePerObject((list: readonly unknown[]) => parseProducts(list, unreported));
const byJurisdiction = memoizePerObject((list: readonly unknown[]) => filingProductsByJurisdiction(productsIn(list), unreported));
const couponsIn = memoizePerObject((list: readonly unknown[]) => parseCoupons(list, unreported));
const typedCouponsIn = memoizePerObject((list: readonly unknown[]) =>
  list.flatMap((wire) => {
    const code = couponCode(readObject(wire).code);
    return canBeCode(code) ? parseCoupons([wire], unreported).map((coupon): Coupon => ({ ...coupon, code })) : [];
  }),
);
const subscriptionsIn = memoizePerObject((list: readonly unknown[]) => parseSubscriptionBundles(list, unreported));
const platesIn = memoizePerObject((list: readonly unknown[]) => readPlates(list, unreported));

const listOf = (list: unknown) => (Array.isArray(list) ? readList(list) : noList);

/** What the lists say is sold. Malformed entries are not sold (PROD-08 to PROD-10). */
export function openShop(lists: Lists): Shop {
  const agents = productsIn(listOf(lists.registered_agent_products));
  const filings = listOf(lists.filing_products);
  const simple = productsIn(listOf(lists.simple_products));
  const offered = (products: readonly Product[], isFiling: boolean) => products.map((product): Offered => ({ product, isFiling }));
  return {
    catalogue: {
      ...emptyCatalogue,
      registeredAgent: agents,
      filing: byJurisdiction(filings),
      simple,
      subscriptionBundles: subscriptionsIn(listOf(lists.subscription_bundles)),
      coupons: couponsIn(listOf(lists.coupons)),
    },
    byId: groupBy(
      [...offered(agents, false), ...offered(productsIn(filings), true), ...offered(simple, false)],
      ({ product }) => product.product_id,
    ),
    typedCoupons: typedCouponsIn(listOf(lists.typed_coupons)),
    plates: platesIn(listOf(lists.plates)),
    domain: (name) => readDomain(readObject(ownValue(lists.domains ?? {}, name)), true),
  };
}

/** The state of a registered agent; '' of any other product. */
export const stateOfAgent = ({ registered_agent }: Product): string => registered_agent?.jurisdiction.abbreviation ?? '';
