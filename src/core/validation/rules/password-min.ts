import { lengthBound } from './length-bound';

/** The shortest password allowed; the number comes from the page config (RULE-14). */
export const passwordMin = lengthBound('passwordMin', (length, bound) => length >= bound);
