import { matching } from './matching';

/** At least one digit (RULE-13). */
export const passwordNumber = matching('passwordNumber', /\d/);
