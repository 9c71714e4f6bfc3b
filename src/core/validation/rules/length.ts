import { lengthBound } from './length-bound';

/** At least N characters (RULE-16). */
export const length = lengthBound('length', (length, bound) => length >= bound);
