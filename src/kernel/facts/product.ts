import type { ServerAddress } from '../answers/server-address';
import type { Cents } from '../util/money';

/** A filing or document time as sent by the server; either part may be zero. */
export interface Duration {
  days: number;
  hours: number;
}

/** One way of filing a product with one agency (PROD-10). */
export interface FilingMethod {
  /** Always a string here; `wireId` is the server's original, and is sent back to it. */
  id: string;
  wireId: string | number;
  type: string;
  entity_types: readonly string[];
  /** A jurisdiction code, or "Federal", which applies to every state (PROD-11). */
  jurisdiction: string;
  local_jurisdiction: string | null;
  cost: Cents;
  surcharge: Cents;
  filing: {
    locality: string;
    agency: { name: string };
    dependent_filings_info: readonly { filing_name: string; filing_sub_name: string; jurisdiction_option: string }[];
  };
  filed_in: Duration;
  docs_in: Duration;
}

/** A catalogue product; prices in cents (PROD-08, PROD-09). */
export interface Product {
  product_id: string;
  wireId: string | number;
  name: string;
  price: Cents;
  category: string;
  subcategory: string;
  kind: string;
  type: string;
  sub_type: string;
  has_free_trial: boolean;
  trial_duration_days: number;
  /** Months; 0 where the product has no duration. */
  duration: number;
  filing_methods: readonly FilingMethod[];
  registered_agent: {
    id: string;
    jurisdiction: { id: string; abbreviation: string; state_province_region: string };
  } | null;
  /** Where its mail goes, for a registered agent; only a complete one is kept (ADDR-24). */
  address?: ServerAddress;
}

export interface SubscriptionBundle {
  id: string;
  wireId: string | number;
  name: string;
  jurisdiction: string;
  product_ids: readonly string[];
  /** Yearly prices in cents by entity type. */
  llc_price: Cents;
  corp_price: Cents;
}

export interface Coupon {
  id: string;
  wireId: string | number;
  name: string;
  product_id_restrictions: readonly string[];
  dollar_value: Cents;
  percent_value: number;
  bundled: boolean;
  /** As the server sent it, since it goes back to it with the order; null for a coupon of any bundle. */
  bundleID: string | number | null;
  /** The code by which the visitor added it; left out for a coupon that applies by itself (PLUS-02). */
  code?: string;
}
