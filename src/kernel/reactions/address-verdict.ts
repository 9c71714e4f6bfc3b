import { addressPaths } from '../addresses/address-paths';
import { unchecked } from '../answers/address';
import type { AnswerPath } from '../answers/answer-path';
import { isTrue } from '../answers/get-answer';
import { hasChanged } from './has-changed';
import type { Reaction } from './reaction';

const verdict: AnswerPath = 'contactInformation.backendValidationStatus';
const checked = addressPaths('contactInformation');

/** What the server said of an address does not hold for another one (ADDR-22). */
export const verdictIsForgotten: Reaction = (before, after) => {
  if (!hasChanged(before, after, checked) || !isTrue(after.values, `${verdict}.complete`)) return undefined;
  return { changes: { [verdict]: unchecked } };
};
