import { matching } from './matching';

/** At least one lowercase letter, of those that every keyboard has (RULE-13). */
export const passwordLower = matching('passwordLower', /[a-z]/);
