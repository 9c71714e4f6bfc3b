import type { AnswerPath } from '../../core/answers/answer-path';

/** The answers that the order is shown from, beside its cart. */
export const orderAnswers: readonly AnswerPath[] = [
  'companyInformation',
  'productState',
  'selectedFilingMethodKeys',
  'taxIDSelection',
  'vehicles',
];
