import type { Facts } from '../../facts/facts';
import { asksAffiliateCode } from '../../optional/affiliate-code';
import { readText } from './read-text';

/** The affiliate to whom the order is due (TRACK-07, TRACK-13). */
export interface AffiliatePart {
  affiliate_code: string;
}

/** The code that the visitor entered; null without one, or where it is not asked for (COMP-19). */
export function affiliatePart(facts: Facts): AffiliatePart | null {
  const affiliate_code = asksAffiliateCode(facts) ? readText(facts.values, 'affiliateInformation.affiliateCode') : '';
  return affiliate_code ? { affiliate_code } : null;
}
