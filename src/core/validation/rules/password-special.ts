import { matching } from './matching';

/** At least one punctuation mark or symbol (RULE-13). */
export const passwordSpecial = matching('passwordSpecial', /[\p{P}\p{S}]/u);
