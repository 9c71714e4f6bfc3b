import { numberBound } from './number-bound';

/** A number of at most N (VALID-08). */
export const maxValue = numberBound('maxValue', (value, bound) => value <= bound);
