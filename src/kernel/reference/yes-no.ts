import type { TextKey } from '../text/en';

/** The options of a yes/no question; the key is stored (CONST-02). */
export const yesNo = [
  { key: 'Yes', label: 'choice.yes' },
  { key: 'No', label: 'choice.no' },
] as const satisfies readonly { key: string; label: TextKey }[];

/** The answer to a yes/no question; '' while unanswered. */
export type YesNo = (typeof yesNo)[number]['key'] | '';
