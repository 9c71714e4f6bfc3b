import type { Facts } from '../facts/facts';
import { getAnswer } from '../answers/get-answer';
import type { AnswerPath } from '../answers/answer-path';

/** Whether an answer at one of the paths has changed. Cheap, as reactions call it on every keystroke. */
export const hasChanged = (before: Facts, after: Facts, paths: readonly AnswerPath[]): boolean =>
  before.values !== after.values && paths.some((path) => getAnswer(before.values, path) !== getAnswer(after.values, path));

/** The answers that decide in which states, and as which entity type, a company is filed. */
export const filingAnswers: readonly AnswerPath[] = [
  'companyInformation.state',
  'companyInformation.states',
  'companyInformation.entityType',
  'companyInformation.isCloseCompany',
];
