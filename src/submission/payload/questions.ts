import { getAnswer } from '../../kernel/answers/get-answer';
import type { Facts } from '../../kernel/facts/facts';
import { isQuestionAsked, questionAnswer, questionFile, questionPath } from '../../kernel/facts/own-questions';
import { distinctNames } from '../../kernel/util/distinct-names';

/**
 * The answers to the page's own questions, Yes or No for a checkbox; none of a form that does not ask them, and none to a
 * question whose condition is not met.
 * @param names what each question is called in the payload
 * @param blank stands for a question without answer
 */
export const questionAnswers = (facts: Facts, names: readonly string[], blank = '') =>
  Object.fromEntries(
    facts.config.questions.flatMap((_, index) =>
      getAnswer(facts.values, questionPath(facts, index)) === undefined || !isQuestionAsked(facts, index)
        ? []
        : [[names[index], questionAnswer(facts, index) || blank]],
    ),
  );

/** The same by the words of the questions, for who reads them (JOB-13, SUBM-61). */
export const answersByQuestion = (facts: Facts, blank?: string) =>
  questionAnswers(
    facts,
    distinctNames(
      facts.config.questions.map(({ label }) => label),
      ' ',
    ),
    blank,
  );

/** The files that answer the page's own questions, by the fields of the post: `question-` and the question's place (SUBM-62). */
export const questionFiles = (facts: Facts): Readonly<Record<string, File>> =>
  Object.fromEntries(
    facts.config.questions.flatMap((_, index) => {
      const file = isQuestionAsked(facts, index) && questionFile(facts, index);
      return file ? [[`question-${index}`, file]] : [];
    }),
  );
