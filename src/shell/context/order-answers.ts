import type { AnswerPath } from '../../kernel/answers/answer-path';

/** The answers that the order is shown from, beside its cart. */
export const orderAnswers: readonly AnswerPath[] = [
  'companyInformation',
  'productState',
  'selectedFilingMethodKeys',
  'payment.way',
  'taxIDSelection',
  'vehicles',
];
