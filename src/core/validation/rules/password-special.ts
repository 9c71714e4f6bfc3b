import { matching } from './matching';

/** At least one sign that is neither letter nor digit nor blank (RULE-13). */
export const passwordSpecial = matching('passwordSpecial', /[\p{P}\p{S}]/u);
