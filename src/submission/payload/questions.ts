import { getAnswer } from '../../kernel/answers/get-answer';
import type { Facts } from '../../kernel/facts/facts';
import { questionNames } from '../../kernel/page-config/questions';
import { readText } from './read-text';

/**
 * The answers to the page's own questions, Yes or No for a checkbox; none of a form that does not ask them.
 * @param names what each question is called in the payload
 * @param blank stands for a question without answer
 */
export const questionAnswers = ({ config, values }: Facts, names: readonly string[], blank = '') =>
  Object.fromEntries(
    questionNames(config.questions).flatMap((name, index) => {
      const path = `questions.${name}` as const;
      const answer = getAnswer(values, path);
      if (answer === undefined) return [];
      return [[names[index], typeof answer === 'boolean' ? (answer ? 'Yes' : 'No') : readText(values, path) || blank]];
    }),
  );
