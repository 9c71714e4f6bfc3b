import { emptyChoice, choiceKey } from '../../kernel/answers/form-values';
import { chosenKey, getAnswer } from '../../kernel/answers/get-answer';
import { chosenDesignator, nameDesignators } from '../../commerce/catalogue/name-designators';
import type { Facts } from '../../kernel/facts/facts';
import { designatorOf, withDesignator } from '../../kernel/reference/designators';
import { filingAnswers, hasChanged } from '../../kernel/reactions/has-changed';
import type { Reaction } from '../../kernel/reactions/reaction';

const namePath = 'companyInformation.companyName';
const path = 'companyInformation.companyNameDesignator';

const nameOf = ({ values }: Facts): string => chosenKey(values, namePath);

/**
 * Selects the designator that the company's name ends with, and puts a chosen one at the end of the name (COMP-37). One
 * that is deleted from the name, or that the entity type or state does not allow any more, is unselected.
 */
export const designatorFollowsName: Reaction = (before, after) => {
  if (!hasChanged(before, after, [namePath, path, ...filingAnswers])) return undefined;
  const kept = getAnswer(after.values, path);
  if (kept === undefined) return undefined;
  const options = nameDesignators(after);
  const chosen = chosenDesignator(after);
  const name = nameOf(after);
  const found = designatorOf(name, options);
  if (chosen !== '' && name === nameOf(before) && hasChanged(before, after, [path])) {
    return { changes: { [namePath]: found === chosen ? name : withDesignator(name, chosen, options) } };
  }
  const isDeleted = name !== nameOf(before) && designatorOf(nameOf(before), options) !== '';
  const key = found || (isDeleted ? '' : chosen);
  return key === choiceKey(kept) ? undefined : { changes: { [path]: key ? { key, value: key } : emptyChoice } };
};
