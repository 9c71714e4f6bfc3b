import type { Facts } from '../../facts/facts';
import { readText } from './read-text';

export interface AccountPart {
  email_address: string;
  password: string;
  notes: readonly string[];
  affiliate_type?: string;
  ab_test_rolled_variants: readonly string[];
}

/** The account to be made; `affiliate_type` for affiliates only (SUBM-17). */
export function accountPart({ config, values }: Facts, password: string, notes: readonly string[]): AccountPart {
  const affiliateType = readText(values, 'affiliateInformation.affiliateType');
  return {
    email_address: readText(values, 'accountInformation.email'),
    password,
    notes,
    ...(config.formType === 'AffiliateSignupForm' && { affiliate_type: affiliateType }),
    ab_test_rolled_variants: config.abTestRolledVariants,
  };
}
