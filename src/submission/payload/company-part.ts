import type { CompanyInformation } from '../../kernel/answers/company';
import type { Facts } from '../../kernel/facts/facts';
import { contactPart } from './contact';
import { readText } from './read-text';

export interface CompanyPart {
  name: string;
  entity_type: string;
  industry: string;
  position: string;
  naics_code: string;
  ab_test_rolled_variants: readonly string[];
}

/** The visitor's whole name, which a company without a name gets (SUBM-22). */
export function visitorName({ values }: Facts): string {
  const { first_name, last_name } = contactPart(values);
  return `${first_name} ${last_name}`.trim();
}

/** A company with its name and its type, and what else was answered about it. */
export function companyOf({ config, values }: Facts, name: string, entity_type: string): CompanyPart {
  const about = (path: keyof CompanyInformation) => readText(values, `companyInformation.${path}`);
  return {
    name,
    entity_type,
    industry: about('industry'),
    position: about('position'),
    naics_code: about('naicsNumber'),
    ab_test_rolled_variants: config.abTestRolledVariants,
  };
}
