import type { FormValues } from '../../answers/form-values';
import { readText } from './read-text';

/** Notes on the account: whether the visitor had a chat (SUBM-47), and the A/B variants (SUBM-48). */
export const accountNotes = (variants: readonly string[], hadChat: boolean): string[] => [
  ...(hadChat ? ['Client interacted with Live Chat'] : []),
  ...(variants.length ? [`A/B variants: ${variants.join(', ')}`] : []),
];

const topics = [['Business purpose', 'companyInformation.businessPurpose']] as const;

/** One line for each topic that has a value (SUBM-43, SUBM-49). */
export const companyNotes = (values: FormValues): string[] =>
  topics.flatMap(([label, path]) => {
    const value = readText(values, path);
    return value ? [`${label}: ${value}`] : [];
  });
