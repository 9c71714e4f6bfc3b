import { keyOf, type FormValues } from '../../answers/form-values';
import { getPath } from '../../util/paths';

/** The text at a path without surrounding space: a choice's key, '' for what is no text. */
export const readText = (values: FormValues, path: string): string => keyOf(getPath(values, path)).trim();
