import { getPath, setPath, setPaths } from '../util/paths';
import type { AnswerPath, Changes } from './answer-path';
import type { FormValues } from './form-values';

/** The answer at a path, undefined where there is none. It may come from an old visit or the page: judge before use. */
export const getAnswer: (values: FormValues, path: AnswerPath) => unknown = getPath;

/** A copy of the values with another answer at the path; see `setPath`. */
export const setAnswer: (values: FormValues, path: AnswerPath, answer: unknown) => FormValues = setPath;

/** The same for several answers at once. */
export const setAnswers: (values: FormValues, changes: Changes) => FormValues = setPaths;
