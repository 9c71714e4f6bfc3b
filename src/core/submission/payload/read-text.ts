import { choiceKey, type FormValues } from '../../answers/form-values';
import { getPath } from '../../util/paths';

/** The text at a path without surrounding space: a choice's key, '' for what is no text. */
export const readText = (values: FormValues, path: string): string => choiceKey(getPath(values, path)).trim();
