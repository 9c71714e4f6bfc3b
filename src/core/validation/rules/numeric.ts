import { matching } from './matching';

/** Digits alone (RULE-09). */
export const numeric = matching('numeric', /^\d+$/);
