import { chosenKey } from '../../kernel/answers/get-answer';
import type { Facts } from '../../kernel/facts/facts';
import { designatorOf, designatorsFor } from '../../kernel/reference/designators';
import { chosenEntityType } from './chosen-jurisdictions';
import { stateOfService } from './jurisdictions-in-use';

/** What the page itself says of designators for the chosen state and entity type (PROD-32). */
const ownNeed = (facts: Facts) => facts.config.designators[stateOfService(facts)]?.[chosenEntityType(facts)];

/** The designators that the company's name may end with; none where the state wants none (PROD-33). */
export const nameDesignators = (facts: Facts): readonly string[] =>
  designatorsFor(chosenEntityType(facts), stateOfService(facts), ownNeed(facts)?.required);

/** Whether one of them must be chosen: a name with another one at its end may do (PROD-33). */
export const needsDesignator = (facts: Facts): boolean =>
  ownNeed(facts)?.requireSpecific !== false || designatorOf(chosenKey(facts.values, 'companyInformation.companyName')) === '';

/** The chosen designator; '' if none is chosen, or it is not one of those that the name may end with now. */
export function chosenDesignator(facts: Facts): string {
  const key = chosenKey(facts.values, 'companyInformation.companyNameDesignator');
  return nameDesignators(facts).includes(key) ? key : '';
}
