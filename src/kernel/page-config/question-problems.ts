import { problemIf, problemOf, unknownName, type ConfigProblem } from './config-problem';
import type { PageConfig } from './page-config';
import { answersTo, fileLimits, fileTotals, isChoice, type QuestionConfig } from './questions';

/**
 * Own questions of the page that are hard to tell apart, that have nothing to choose from (these are asked as texts), or whose
 * condition can never be met.
 */
export const questionProblems = ({ questions }: PageConfig): ConfigProblem[] => [
  ...questions.flatMap(({ label, type, options, when }, index) => [
    ...problemIf(questions.findIndex((other) => other.label === label) < index, `questions[${index}].label`, 'unique', label),
    ...problemIf(isChoice(type) && !options?.length, `questions[${index}].options`, 'a list of answers', options?.[0]),
    ...(when ? conditionProblems(`questions[${index}].when`, when, questions.slice(0, index)) : []),
  ]),
  ...fileProblems(questions.filter(({ type }) => type === 'file')),
];

/** Questions that ask for more files than one post takes (SUBM-62). */
function fileProblems(asked: readonly QuestionConfig[]): ConfigProblem[] {
  const size = asked.reduce((sum, question) => sum + fileLimits(question).maxFileSize, 0);
  return [
    ...problemIf(
      asked.length > fileTotals.files,
      'questions',
      `a list with at most ${fileTotals.files} questions of type "file"`,
      asked.length,
    ),
    ...problemIf(size > fileTotals.size, 'questions', `a list whose files have at most ${fileTotals.size} kilobytes together`, size),
  ];
}

function conditionProblems(key: string, when: NonNullable<QuestionConfig['when']>, earlier: readonly QuestionConfig[]): ConfigProblem[] {
  const labels = earlier.map(({ label }) => label);
  const asked = earlier.find(({ label }) => label === when.question);
  if (!asked) return [unknownName(`${key}.question`, when.question, { expected: 'the label of an earlier question', names: labels })];
  const names = answersTo(asked);
  if (when.answers.length === 0) return [problemOf(`${key}.answers`, 'a list with an answer', undefined)];
  return when.answers.flatMap((answer, place) =>
    names && !names.includes(answer.trim())
      ? [unknownName(`${key}.answers[${place}]`, answer, { expected: `one of ${names.join(', ')}`, names })]
      : [],
  );
}
