import type { Facts } from '../facts/facts';
import { getAnswer } from '../answers/get-answer';
import type { AnswerPath } from '../answers/answer-path';

/** Whether an answer at one of the paths is another one now; cheap enough to be asked at every key. */
export const hasChanged = (before: Facts, after: Facts, paths: readonly AnswerPath[]): boolean =>
  before.values !== after.values && paths.some((path) => getAnswer(before.values, path) !== getAnswer(after.values, path));

/** What decides where a company is filed, and as what. */
export const filingAnswers: readonly AnswerPath[] = [
  'companyInformation.state',
  'companyInformation.states',
  'companyInformation.entityType',
];
