import { chosenKey } from '../../kernel/answers/get-answer';
import { opensAccount, type Facts } from '../../kernel/facts/facts';
import { readText } from './read-text';

export interface AccountPart {
  email_address: string;
  /** Left out where no account is opened (SHOP-12). */
  password?: string;
  notes: readonly string[];
  /** Of affiliates only. */
  affiliate_type?: string;
  ab_test_rolled_variants: readonly string[];
}

/** The account to be created (SUBM-17), with what an affiliate is (AFFIL-02). */
export function accountPart(facts: Facts, notes: readonly string[]): AccountPart {
  const { config, values } = facts;
  const affiliate_type = readText(values, 'affiliateInformation.affiliateType');
  return {
    email_address: readText(values, 'accountInformation.email'),
    // Not trimmed: a space may be part of the password.
    ...(opensAccount(facts) && { password: chosenKey(values, 'accountInformation.password') }),
    notes,
    ...(affiliate_type && { affiliate_type }),
    ab_test_rolled_variants: config.abTestRolledVariants,
  };
}

/** Notes on the account: whether the visitor had a chat (SUBM-47), and the A/B variants (SUBM-48). */
export const accountNotes = (variants: readonly string[], hadChat: boolean): string[] => [
  ...(hadChat ? ['Client interacted with Live Chat'] : []),
  ...(variants.length ? [`A/B variants: ${variants.join(', ')}`] : []),
];
