import { describeValue, type ConfigProblem } from '../page-config/config-problem';
import type { PageConfig } from '../page-config/page-config';

/** Own questions of the page that are hard to tell apart, or that have nothing to choose from: these are asked as texts. */
export const questionProblems = ({ questions }: PageConfig): readonly ConfigProblem[] =>
  questions.flatMap(({ label, type, options = [] }, index) => [
    ...(questions.findIndex((other) => other.label === label) < index
      ? [{ key: `questions[${index}].label`, expected: 'another one than that of each other question', got: describeValue(label) }]
      : []),
    ...((type === 'select' || type === 'radio') && options.length === 0
      ? [{ key: `questions[${index}].options`, expected: 'a list of answers', got: describeValue(options[0]) }]
      : []),
  ]);
