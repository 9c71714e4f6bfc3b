import { chosenEntityType, chosenJurisdictions } from '../../commerce/catalogue/chosen-jurisdictions';
import { isFiledIn, stateOfService } from '../../commerce/catalogue/jurisdictions-in-use';
import { nameDesignators } from '../../commerce/catalogue/name-designators';
import { sellsRegistration } from '../../commerce/offer/sells-filing';
import type { NameQuestion } from '../../kernel/facts/company-name';
import type { Facts } from '../../kernel/facts/facts';
import { bareName } from '../../kernel/reference/designators';
import { readText } from '../../submission/payload/read-text';

/** Whether the page asks its server about names of companies (PLUS-03). Constant after boot. */
export const isNameChecked = (facts: Facts): boolean => facts.config.companyName.check && sellsRegistration(facts);

/** The question about the company's name; undefined while it, its state or its entity type is missing, or where nothing is put on a record. */
export function nameQuestion(facts: Facts): NameQuestion | undefined {
  const [state, entityType] = [stateOfService(facts), chosenEntityType(facts)];
  // Of several states, each has a record of its own.
  if (chosenJurisdictions(facts).length > 1 || !isFiledIn(state) || entityType === '') return undefined;
  const name = bareName(readText(facts.values, 'companyInformation.companyName'), nameDesignators(facts));
  return /[\p{L}\p{N}]/u.test(name) ? { name, state, entityType } : undefined;
}
