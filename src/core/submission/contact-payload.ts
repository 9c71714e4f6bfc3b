import type { FormValues } from '../answers/form-values';
import { getPath } from '../util/paths';
import { readText } from './payload/read-text';

/** `howDidYouHear` or `How did you hear?` as `how_did_you_hear`. */
export const snakeCase = (name: string): string =>
  name
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1_$2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('_')
    .toLowerCase();

/** What the contact form sends (CONTACT-01); the custom one adds the answers to its own questions (CONTACT-02). */
export function contactPayload(formType: string, values: FormValues): Readonly<Record<string, unknown>> {
  const field = (name: string) => readText(values, `contact.${name}`);
  return {
    // First, so that no question can take the place of a field.
    ...(formType === 'CustomContactForm' && answers(getPath(values, 'contact.questions'))),
    first_name: field('firstName'),
    last_name: field('lastName'),
    phone: field('phone'),
    subject: field('subject'),
    email: field('email'),
    message: field('message'),
    company_name: field('companyName'),
  };
}

const answers = (questions: unknown) =>
  Object.fromEntries(Object.entries(questions ?? {}).map(([name, answer]) => [snakeCase(name), wordsOf(answer)]));

/** An answer picked from a list is sent in the words that the visitor saw. */
function wordsOf(answer: unknown): unknown {
  const words = (answer as { value?: unknown } | null)?.value;
  return typeof words === 'string' ? words : answer;
}
