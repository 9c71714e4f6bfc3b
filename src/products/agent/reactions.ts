import { chosenDuration, registeredAgentDurations } from '../../commerce/catalogue/product-lookup';
import { choiceKey } from '../../kernel/answers/form-values';
import { getAnswer } from '../../kernel/answers/get-answer';
import { filingAnswers, hasChanged } from '../../kernel/reactions/has-changed';
import type { Reaction } from '../../kernel/reactions/reaction';

const path = 'companyInformation.registeredAgentServiceDuration';

/**
 * Keeps the chosen duration if it is still offered; else selects the preselected one, else the first (PROD-38). Does
 * nothing if the form has no duration field or the state's agents are not loaded yet.
 */
export const durationFollowsOptions: Reaction = (before, after) => {
  const isOther = before.catalogue.registeredAgent !== after.catalogue.registeredAgent;
  if (!isOther && !hasChanged(before, after, [...filingAnswers, path])) return undefined;
  const kept = getAnswer(after.values, path);
  if (kept === undefined) return undefined;
  const options = registeredAgentDurations(after);
  const key = String(
    chosenDuration(
      after,
      options.map((option) => Number(option.key)),
    ),
  );
  const option = options.find((one) => one.key === key);
  if (!option || key === choiceKey(kept)) return undefined;
  return { changes: { [path]: { key, value: option.label } } };
};
