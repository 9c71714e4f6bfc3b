import { filledGroup, text, whole } from './config-key';

/** Answers that the form starts with. */
export const preselected = filledGroup({
  state: text(),
  entityType: text(),
  step: text(),
  registeredAgentYears: whole(1),
});
