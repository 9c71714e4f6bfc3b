import type { TextKey } from '../text/en';

/** The answers of a yes/no question, by what is kept for them (CONST-02). */
export const yesNo = [
  { key: 'Yes', label: 'choice.yes' },
  { key: 'No', label: 'choice.no' },
] as const satisfies readonly { key: string; label: TextKey }[];

/** An answer to such a question; '' while there is none. */
export type YesNo = (typeof yesNo)[number]['key'] | '';
