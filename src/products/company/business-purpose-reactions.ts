import { isTrue } from '../../kernel/answers/get-answer';
import { isGenericAllowed } from '../../commerce/catalogue/business-purpose';
import { filingAnswers, hasChanged } from '../../kernel/reactions/has-changed';
import type { Reaction } from '../../kernel/reactions/reaction';

const path = 'companyInformation.useGenericBusinessPurpose';

/** Unchecks the generic business purpose once the state or entity type does not accept it (COMP-27). */
export const genericPurposeIsUnchecked: Reaction = (before, after) => {
  if (!isTrue(after.values, path) || !hasChanged(before, after, [path, ...filingAnswers])) return undefined;
  if (isGenericAllowed(after)) return undefined;
  return { changes: { [path]: false }, notices: [{ key: 'notice.genericPurpose' }] };
};
