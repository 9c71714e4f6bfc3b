import type { Coupon, Product, SubscriptionBundle } from './product';

/** Product lists that are loaded whole; filing products are loaded by jurisdiction. */
export const wholeLists = ['registered_agent_products', 'simple_products', 'subscription_bundles', 'coupons'] as const;
export type WholeList = (typeof wholeLists)[number];

export type LoadStatus = 'loading' | 'loaded' | 'failed';

/** The jurisdiction code of federal filings, which apply to every state (PROD-11). */
export const federal = 'US';

/**
 * The key of products that came with the list of all jurisdictions and are filed in the federal way only. Each is the
 * federal government's if its own list names it, or else was in the lists of states (PROD-44).
 */
export const ofAnyState = 'Federal';

/** Whether the jurisdiction code is a state's: neither federal nor '' (no jurisdiction). */
export const isOfState = (jurisdiction: string): boolean => jurisdiction !== '' && jurisdiction !== federal;

/** One load: a whole list, or the filing products of one jurisdiction or of `all`. */
export type Load = { list: WholeList } | { list: 'filing_products'; jurisdiction: string | 'all' };

/** What the host has said of a coupon's code (PLUS-02). */
export interface CheckedCoupon {
  /** As `couponCode` reads it. */
  code: string;
  /** Null where the host accepts no such code. */
  coupon: Coupon | null;
  /** Prices have changed since, so that the host is asked again; until then it counts as it was. */
  isOutdated?: boolean;
}

/** The server's products, as far as they are loaded (PROD-07). A list without a status was never requested. */
export interface Catalogue {
  registeredAgent: readonly Product[];
  /** By jurisdiction code or `ofAnyState`; federal products are under US. */
  filing: Readonly<Record<string, readonly Product[]>>;
  simple: readonly Product[];
  subscriptionBundles: readonly SubscriptionBundle[];
  coupons: readonly Coupon[];
  /** What the host has said of the codes that the visitor asked about. */
  checkedCoupons: readonly CheckedCoupon[];
  lists: Readonly<Partial<Record<WholeList, LoadStatus>>>;
  /** By jurisdiction code. A status under `all` holds for every state. */
  jurisdictions: Readonly<Record<string, LoadStatus>>;
}

export const emptyCatalogue: Catalogue = {
  registeredAgent: [],
  filing: {},
  simple: [],
  subscriptionBundles: [],
  coupons: [],
  checkedCoupons: [],
  lists: {},
  jurisdictions: {},
};
