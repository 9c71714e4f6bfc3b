import { choiceKey, type FormValues } from '../../answers/form-values';
import { getAnswer } from '../../answers/get-answer';
import type { AnswerPath } from '../../answers/answer-path';

/** The text at a path without surrounding space: a choice's key, '' for what is no text. */
export const readText = (values: FormValues, path: AnswerPath): string => choiceKey(getAnswer(values, path)).trim();
