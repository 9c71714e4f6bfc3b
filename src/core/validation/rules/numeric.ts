import { matching } from './matching';

/** Only digits (RULE-09). */
export const numeric = matching('numeric', /^\d+$/);
