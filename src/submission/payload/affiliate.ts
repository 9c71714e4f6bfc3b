import { affiliateTotal } from '../../commerce/analytics/analytics-items';
import type { Cart } from '../../kernel/facts/cart';
import type { Facts } from '../../kernel/facts/facts';
import { asksAffiliateCode } from '../../commerce/optional/affiliate-code';
import type { SignupResult } from '../submission';
import { readText } from './read-text';

/** The affiliate to whom the order is due (TRACK-07), without its order number. */
export interface AffiliatePart {
  /** Left out for a code that was only entered (TRACK-13). */
  platform?: 'everflow' | 'shareasale';
  affiliate_code: string;
  xtype: string;
  /** In dollars. */
  cartTotalForAffiliate: number;
}

/** Reads a cookie that holds a key; '' without it. */
export type ReadKey = (cookie: string) => string;

/** Null without an affiliate's cookie and an entered code; a code counts where it is asked for (TRACK-08, TRACK-12, COMP-19). */
export function affiliatePart(facts: Facts, cart: Cart, readKey: ReadKey): AffiliatePart | null {
  const isEverflow = ['efoid', 'efclickid', 'efaffid'].some(readKey);
  const platform = isEverflow ? 'everflow' : readKey('shareasaleSSCID') && 'shareasale';
  const entered = asksAffiliateCode(facts) && readText(facts.values, 'affiliateInformation.affiliateCode');
  if (!platform && !entered) return null;
  return {
    ...(platform && { platform }),
    affiliate_code: entered || readKey('efaffid'),
    xtype: facts.config.analytics.xtype,
    cartTotalForAffiliate: affiliateTotal(facts, cart),
  };
}

/** What the affiliate's platform is told of an accepted order (TRACK-09, TRACK-14, TRACK-15); null without an affiliate. */
export function conversionOf(facts: Facts, cart: Cart, readKey: ReadKey, orderNumber: string, result: SignupResult | null) {
  const affiliate = affiliatePart(facts, cart, readKey);
  return (
    affiliate && {
      offer_id: facts.config.analytics.offerID || readKey('efoid'),
      amount: affiliate.cartTotalForAffiliate,
      transaction_id: readKey(affiliate.platform === 'shareasale' ? 'shareasaleSSCID' : 'efclickid'),
      order_id: result?.invoice_numbers?.[0] ?? orderNumber,
    }
  );
}
