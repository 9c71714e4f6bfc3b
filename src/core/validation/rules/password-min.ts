import { lengthBound } from './length-bound';

/** At least N characters; N comes from the page config's `passwordMinLength` (RULE-14). */
export const passwordMin = lengthBound('passwordMin', (length, bound) => length >= bound);
