import type { AnswerPath } from '../../kernel/answers/answer-path';
import { chosenKey, getAnswer, setAnswers } from '../../kernel/answers/get-answer';
import type { FormValues } from '../../kernel/answers/form-values';
import type { Reaction } from '../../kernel/reactions/reaction';

const names = [
  ['contactInformation.firstName', 'card.first_name'],
  ['contactInformation.lastName', 'card.last_name'],
] as const satisfies readonly (readonly [AnswerPath, AnswerPath])[];

/** The names on the card are those of the contact, until the visitor edits them. */
export const cardNamesFollowContact: Reaction = ({ values: before }, { values }) => {
  const followed = names.filter(([contact, card]) => {
    const last = chosenKey(before, contact);
    return chosenKey(values, contact) !== last && getAnswer(values, card) === last;
  });
  return followed.length > 0
    ? { changes: Object.fromEntries(followed.map(([contact, card]) => [card, chosenKey(values, contact)])) }
    : undefined;
};

/** The names that a form starts with: of a contact that is known, where the card has none. */
export const withCardNames = (values: FormValues): FormValues =>
  names.every(([, card]) => getAnswer(values, card) === '')
    ? setAnswers(values, Object.fromEntries(names.map(([contact, card]) => [card, chosenKey(values, contact)])))
    : values;
