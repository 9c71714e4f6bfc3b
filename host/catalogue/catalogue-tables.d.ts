import type { Generated } from 'kysely';

/** What is sold. A filing has its prices and fees in its ways of filing. Flags are 0 or 1. */
export interface ProductsTable {
  id: Generated<number>;
  code: string;
  /** `filing`, `agent`, `simple`. */
  list: string;
  name: string;
  type: string;
  subType: Generated<string>;
  category: Generated<string>;
  kind: Generated<string>;
  /** Cents; null where nobody has set it. */
  ourPrice: number | null;
  months: Generated<number>;
  /** Of an agent. */
  state: Generated<string>;
  /** Where a service is sold, as `WY, CO`; '' for everywhere. */
  states: Generated<string>;
  /** To whom a service is sold, as `LLC, NP Corp`; '' for everybody. */
  companies: Generated<string>;
  position: Generated<number>;
  published: Generated<number>;
}

/** The first way of a product for a state and a kind of company has the price of all. */
export interface FilingMethodsTable {
  id: Generated<number>;
  code: string;
  productId: number;
  state: string;
  /** '' for every kind of company. */
  company: string;
  /** `online`, `expedited`, `mail`, `fax`. */
  way: string;
  /** `domestic`, `foreign`, `both`. */
  locality: string;
  ourPrice: number | null;
  stateFee: number | null;
  surcharge: number;
  days: number;
  hours: number;
  documentDays: number;
  sourceUrl: string;
  /** `YYYY-MM-DD`, or ''. */
  verifiedAt: string;
  confirmed: number;
  note: Generated<string>;
  published: number;
}

/** Takes off either an amount or a share. */
export interface CouponsTable {
  id: Generated<number>;
  code: string;
  name: string;
  /** Codes with blanks between them. */
  products: string;
  amount: number | null;
  /** Hundredths of a percent. */
  percent: number;
  bundled: number;
  /** The code of a bundle, or ''. */
  bundle: string;
  /** In capitals; '' for a coupon that counts by itself. */
  typedCode: Generated<string>;
  /** The last day on which it counts, `YYYY-MM-DD`, or ''. */
  expires: Generated<string>;
  published: number;
}

/** Yearly prices in place of those of the products. */
export interface BundlesTable {
  id: Generated<number>;
  code: string;
  name: string;
  state: string;
  /** Codes with blanks between them. */
  products: string;
  llcPrice: number | null;
  corpPrice: number | null;
  published: number;
}

/** One row, `id` 1: every change of the catalogue raises the version. */
export interface CatalogueVersionsTable {
  id: number;
  version: number;
}
