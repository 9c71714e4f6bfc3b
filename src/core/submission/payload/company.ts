import { orderedEntityType } from '../../catalogue/company-questions';
import type { Facts } from '../../facts/facts';
import { companyName } from './company-name';
import { contactPart } from './contact';
import { readText } from './read-text';
import type { CompanyInformation } from '../../answers/company';

export interface CompanyPart {
  name: string;
  entity_type: string;
  industry: string;
  position: string;
  naics_code: string;
  ab_test_rolled_variants: readonly string[];
}

/** The company of the order (SUBM-18), by the type that is ordered (SUBM-21). Without a name it gets the visitor's (SUBM-22). */
export function companyPart(facts: Facts): CompanyPart {
  const { config, values } = facts;
  const { first_name, last_name } = contactPart(values);
  const about = (name: keyof CompanyInformation) => readText(values, `companyInformation.${name}`);
  return {
    name: companyName(facts) || `${first_name} ${last_name}`.trim(),
    entity_type: orderedEntityType(facts),
    industry: about('industry'),
    position: about('position'),
    naics_code: about('naicsNumber'),
    ab_test_rolled_variants: config.abTestRolledVariants,
  };
}
