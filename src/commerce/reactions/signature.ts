import type { AnswerPath } from '../../kernel/answers/answer-path';
import { noSignature, signatureOf } from '../../kernel/facts/signature';
import { filingAnswers, hasChanged } from '../../kernel/reactions/has-changed';
import type { Reaction } from '../../kernel/reactions/reaction';

/** What a signature stands for: of which company and where, who orders, and the answers to the page's own questions. */
const signed: readonly AnswerPath[] = [
  ...filingAnswers,
  'companyInformation.companyName',
  'contactInformation.firstName',
  'contactInformation.lastName',
  'questions',
];

/** Takes a signature away once what was signed has changed, and says so (ITEM-11). */
export const signatureIsForgotten: Reaction = (before, after) => {
  if (!hasChanged(before, after, signed) || signatureOf(after).signedAt === '') return undefined;
  return { changes: noSignature, notices: [{ key: 'signature.gone' }] };
};
