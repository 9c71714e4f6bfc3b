import { chosenKey } from '../answers/get-answer';
import type { Facts } from '../facts/facts';
import { designatorsFor } from '../reference/designators';
import { chosenEntityType } from './chosen-jurisdictions';
import { stateOfService } from './jurisdictions-in-use';

/** The designators that the company's name may end with; none where the state wants none (PROD-33). */
export const nameDesignators = (facts: Facts): readonly string[] => designatorsFor(chosenEntityType(facts), stateOfService(facts));

/** The chosen designator; '' if none is chosen, or it is not one of those that the name may end with now. */
export function chosenDesignator(facts: Facts): string {
  const key = chosenKey(facts.values, 'companyInformation.companyNameDesignator');
  return nameDesignators(facts).includes(key) ? key : '';
}
