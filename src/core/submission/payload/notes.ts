import type { CompanyInformation } from '../../answers/company';
import type { Facts } from '../../facts/facts';
import { readText } from './read-text';

/** Notes on the account: whether the visitor had a chat (SUBM-47), and the A/B variants (SUBM-48). */
export const accountNotes = (variants: readonly string[], hadChat: boolean): string[] => [
  ...(hadChat ? ['Client interacted with Live Chat'] : []),
  ...(variants.length ? [`A/B variants: ${variants.join(', ')}`] : []),
];

const about = (name: keyof CompanyInformation) => ({ values }: Facts) => readText(values, `companyInformation.${name}`);

/** The topics of the notes on a company, with their values; an empty value makes no note. */
const topics: readonly (readonly [label: string, valueOf: (facts: Facts) => string])[] = [
  ['Business purpose', about('businessPurpose')],
];

/** One line for each topic that has a value (SUBM-43, SUBM-49). */
export const companyNotes = (facts: Facts): string[] =>
  topics.flatMap(([label, valueOf]) => {
    const value = valueOf(facts);
    return value ? [`${label}: ${value}`] : [];
  });
