import { matching } from './matching';

/** At least one lowercase letter a to z (RULE-13). */
export const passwordLower = matching('passwordLower', /[a-z]/);
