import { numberBound } from './number-bound';

/** A number of at least N (VALID-08). */
export const minValue = numberBound('minValue', (value, bound) => value >= bound);
