import { choiceKey } from '../../answers/form-values';
import type { Facts } from '../../facts/facts';
import { getPath } from '../../util/paths';
import { readText } from './read-text';

export interface AccountPart {
  email_address: string;
  password: string;
  notes: readonly string[];
  ab_test_rolled_variants: readonly string[];
}

/** The account to be created (SUBM-17). */
export const accountPart = ({ config, values }: Facts, notes: readonly string[]): AccountPart => ({
  email_address: readText(values, 'accountInformation.email'),
  // Not trimmed: a space may be part of the password.
  password: choiceKey(getPath(values, 'accountInformation.password')),
  notes,
  ab_test_rolled_variants: config.abTestRolledVariants,
});
