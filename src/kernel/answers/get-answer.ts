import { getPath, setPath, setPaths } from '../util/paths';
import type { AnswerPath, Changes } from './answer-path';
import { choiceKey, type FormValues } from './form-values';

/** The answer at a path, or undefined. Unchecked: it may come from storage or the page config. */
export const getAnswer: (values: FormValues, path: AnswerPath) => unknown = getPath;

/** Whether the answer at a path is true, as that of a checked box. */
export const isTrue = (values: FormValues, path: AnswerPath): boolean => getAnswer(values, path) === true;

/** The key of the choice at a path; see `choiceKey`. */
export const chosenKey = (values: FormValues, path: AnswerPath): string => choiceKey(getAnswer(values, path));

/** A copy of the values with a new answer at the path; see `setPath`. */
export const setAnswer: (values: FormValues, path: AnswerPath, answer: unknown) => FormValues = setPath;

/** `setAnswer` for several answers; the same object where all are there already. */
export const setAnswers: (values: FormValues, changes: Changes) => FormValues = setPaths;
