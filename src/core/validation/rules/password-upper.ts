import { matching } from './matching';

/** At least one capital letter A to Z (RULE-13). */
export const passwordUpper = matching('passwordUpper', /[A-Z]/);
