import type { Coupon, Product, SubscriptionBundle } from './product';

/** The lists that are loaded once; filing products are loaded by jurisdiction. */
export const wholeLists = ['registered_agent_products', 'simple_products', 'subscription_bundles', 'coupons'] as const;
export type WholeList = (typeof wholeLists)[number];

export type LoadStatus = 'loading' | 'loaded' | 'failed';

/** The jurisdiction of what is filed with the federal government, for every state alike (PROD-11). */
export const federal = 'US';

/** Whether what has this jurisdiction belongs to one state: neither to the federal government nor to nobody (''). */
export const isOfState = (jurisdiction: string): boolean => jurisdiction !== '' && jurisdiction !== federal;

/** One thing to load: a whole list, the filing products of one jurisdiction, or of all of them at once. */
export type Load = { list: WholeList } | { list: 'filing_products'; jurisdiction: string | 'all' };

/** What the server offers, as far as it has arrived (PROD-07). A group without a status was never asked for. */
export interface Catalogue {
  registeredAgent: readonly Product[];
  /** By jurisdiction code; US holds the federal ones. */
  filing: Readonly<Record<string, readonly Product[]>>;
  simple: readonly Product[];
  subscriptionBundles: readonly SubscriptionBundle[];
  coupons: readonly Coupon[];
  lists: Readonly<Partial<Record<WholeList, LoadStatus>>>;
  /** By jurisdiction code; a load of all of them at once stands under `all` and speaks for each. */
  jurisdictions: Readonly<Record<string, LoadStatus>>;
}

export const emptyCatalogue: Catalogue = {
  registeredAgent: [],
  filing: {},
  simple: [],
  subscriptionBundles: [],
  coupons: [],
  lists: {},
  jurisdictions: {},
};
