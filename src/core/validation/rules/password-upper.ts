import { matching } from './matching';

/** At least one capital letter, of those that every keyboard has (RULE-13). */
export const passwordUpper = matching('passwordUpper', /[A-Z]/);
