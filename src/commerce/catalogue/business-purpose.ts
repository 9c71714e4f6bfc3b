import { chosenKey, getAnswer, isTrue } from '../../kernel/answers/get-answer';
import type { Facts } from '../../kernel/facts/facts';
import { withoutStarterText } from '../../kernel/validation/value-text';
import { chosenEntityType } from './chosen-jurisdictions';
import { stateOfService } from './jurisdictions-in-use';

/** Whether the visitor may have the generic purpose in place of one of their own (COMP-27). */
export function isGenericAllowed(facts: Facts): boolean {
  const { genericText = '', denyStates = [], denyEntityTypes = [] } = facts.offer.businessPurpose ?? {};
  return genericText !== '' && !denyStates.includes(stateOfService(facts)) && !denyEntityTypes.includes(chosenEntityType(facts));
}

/** Whether the generic purpose is chosen and allowed; the visitor's own is then not asked for (COMP-42). */
export const usesGenericPurpose = (facts: Facts): boolean =>
  isTrue(facts.values, 'companyInformation.useGenericBusinessPurpose') && isGenericAllowed(facts);

/** What the visitor wrote beside the starter text of the field; '' for the starter text alone (COMP-26). */
export const ownPurpose = (facts: Facts): string =>
  withoutStarterText(getAnswer(facts.values, 'companyInformation.businessPurpose'), facts.offer.businessPurpose?.starterText);

/** The business purpose as it is sent: the generic one, or the visitor's own with its starter text. */
export function businessPurpose(facts: Facts): string {
  if (usesGenericPurpose(facts)) return facts.offer.businessPurpose!.genericText;
  return ownPurpose(facts) && chosenKey(facts.values, 'companyInformation.businessPurpose').trim();
}
