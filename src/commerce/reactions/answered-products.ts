import type { AnswerPath, Changes } from '../../kernel/answers/answer-path';
import { getAnswer, isTrue } from '../../kernel/answers/get-answer';
import { checkedPath } from '../optional/optional-products';
import { mailRole, type ProductRole } from '../../kernel/reference/product-roles';
import { hasChanged } from '../../kernel/reactions/has-changed';
import type { Reaction } from '../../kernel/reactions/reaction';

/** Where the mail of a company shall go to: `ourAddress` or `yourAddress`. */
export const destinationPath = 'companyInformation.inlineMFVODeliveryDestination';

/** Products that are ordered by the answers to questions. */
const answered: readonly { role: ProductRole; answers: Changes }[] = [
  { role: mailRole, answers: { [destinationPath]: 'ourAddress' } },
  { role: 'nameReservation', answers: { 'companyInformation.nameReservation': 'Yes' } },
  {
    role: 'changeOfAgent',
    answers: { 'companyInformation.changingRegisteredAgent': 'Yes', 'companyInformation.addChangeOfAgentProduct': true },
  },
];

/** Adds the product of a question by its answer, and removes it again (COMP-17, COMP-20, MAIL-05). */
export const answeredProductsFollow: Reaction = (before, after) => {
  const changes = answered.flatMap(({ role, answers }) => {
    const paths = Object.keys(answers) as AnswerPath[];
    const isWanted = paths.every((path) => getAnswer(after.values, path) === answers[path]);
    const path = checkedPath(after.config, role);
    return hasChanged(before, after, paths) && isTrue(after.values, path) !== isWanted ? [[path, isWanted]] : [];
  });
  return { changes: Object.fromEntries(changes) };
};
