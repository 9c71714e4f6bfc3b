import { filledGroup, text, whole } from './config-key';

/** Initial answers of a form. */
export const preselected = filledGroup({
  state: text(),
  entityType: text(),
  step: text(),
  registeredAgentYears: whole(1),
});
