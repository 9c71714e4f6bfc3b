import { problemIf, type ConfigProblem } from './config-problem';
import type { PageConfig } from './page-config';
import { isChoice } from './questions';

/** Own questions of the page that are hard to tell apart, or that have nothing to choose from: these are asked as texts. */
export const questionProblems = ({ questions }: PageConfig): ConfigProblem[] =>
  questions.flatMap(({ label, type, options }, index) => [
    ...problemIf(questions.findIndex((other) => other.label === label) < index, `questions[${index}].label`, 'unique', label),
    ...problemIf(isChoice(type) && !options?.length, `questions[${index}].options`, 'a list of answers', options?.[0]),
  ]);
