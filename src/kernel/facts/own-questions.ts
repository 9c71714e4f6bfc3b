import type { AnswerPath } from '../answers/answer-path';
import { chosenKey, getAnswer } from '../answers/get-answer';
import { questionNames, type QuestionConfig } from '../page-config/questions';
import { memoizePerObject } from '../util/memoize-per-object';
import type { ConfiguredAnswers } from './facts';

/** Asked at each key that is typed. */
const namesOf = memoizePerObject((asked: readonly QuestionConfig[]) => questionNames(asked));

/** The path of the answer to an own question of the page, by its place. */
export const questionPath = ({ config }: Pick<ConfiguredAnswers, 'config'>, index: number): AnswerPath =>
  `questions.${namesOf(config.questions)[index]!}`;

/** Whether an answer is one to an own question of the page. */
export const isQuestionPath = (path: string): boolean => path.startsWith('questions.');

/** The file that answers an own question of the page, by its place; undefined where there is none (SUBM-62). */
export function questionFile(facts: ConfiguredAnswers, index: number): File | undefined {
  const answer = getAnswer(facts.values, questionPath(facts, index));
  return answer instanceof File ? answer : undefined;
}

/** The answer to an own question of the page as it is sent: Yes or No for a checkbox, the name of a file; '' for none. */
export function questionAnswer(facts: ConfiguredAnswers, index: number): string {
  const path = questionPath(facts, index);
  const answer = getAnswer(facts.values, path);
  if (answer instanceof File) return answer.name;
  return typeof answer === 'boolean' ? (answer ? 'Yes' : 'No') : chosenKey(facts.values, path).trim();
}

/**
 * Whether an own question of the page is asked: it has no condition, or the question that this names is asked and has one of its
 * answers (CONTACT-05). A condition that names no earlier question counts for nothing: what is asked too much harms less.
 */
export function isQuestionAsked(facts: ConfiguredAnswers, index: number): boolean {
  const { questions } = facts.config;
  const when = questions[index]?.when;
  if (!when) return true;
  const named = questions.slice(0, index).findIndex(({ label }) => label === when.question);
  if (named < 0) return true;
  const answer = questionAnswer(facts, named);
  return isQuestionAsked(facts, named) && when.answers.some((wanted) => wanted.trim() === answer);
}
