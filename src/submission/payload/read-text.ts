import type { FormValues } from '../../kernel/answers/form-values';
import { chosenKey } from '../../kernel/answers/get-answer';
import type { AnswerPath } from '../../kernel/answers/answer-path';

/** The trimmed text, or the key of a choice, at a path; '' for anything else. */
export const readText = (values: FormValues, path: AnswerPath): string => chosenKey(values, path).trim();
