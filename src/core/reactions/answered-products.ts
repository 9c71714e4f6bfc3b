import type { AnswerPath } from '../answers/answer-path';
import { getAnswer, setAnswer } from '../answers/get-answer';
import type { Facts } from '../facts/facts';
import { checkedPath } from '../optional/optional-products';
import type { ProductRole } from '../reference/product-roles';
import { hasChanged } from './has-changed';
import type { Reaction } from './reaction';

/** Products that are ordered by the answer to a question. */
const answered: readonly { role: ProductRole; paths: readonly AnswerPath[]; isWanted: (facts: Facts) => boolean }[] = [
  {
    role: 'nameReservation',
    paths: ['companyInformation.nameReservation'],
    isWanted: ({ values }) => getAnswer(values, 'companyInformation.nameReservation') === 'Yes',
  },
  {
    role: 'changeOfAgent',
    paths: ['companyInformation.changingRegisteredAgent', 'companyInformation.addChangeOfAgentProduct'],
    isWanted: ({ values }) =>
      getAnswer(values, 'companyInformation.changingRegisteredAgent') === 'Yes' &&
      getAnswer(values, 'companyInformation.addChangeOfAgentProduct') === true,
  },
];

/** Adds the product of a question by its answer, and removes it again (COMP-17, COMP-20). */
export const answeredProductsFollow: Reaction = (before, after) => {
  let { values } = after;
  for (const { role, paths, isWanted } of answered) {
    if (!hasChanged(before, after, paths)) continue;
    const path = checkedPath(after.config, role);
    if ((getAnswer(values, path) === true) !== isWanted(after)) values = setAnswer(values, path, isWanted(after));
  }
  return values === after.values ? undefined : { values };
};
