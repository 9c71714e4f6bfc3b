import { lengthBound } from './length-bound';

/** At most N characters (RULE-17). */
export const maxLength = lengthBound('maxLength', (length, bound) => length <= bound);
