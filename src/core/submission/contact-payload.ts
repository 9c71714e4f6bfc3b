import type { Payload, SubmissionInput } from './submission-traits';
import { readText } from './payload/read-text';
import type { Answers } from '../answers/answers';

/** The payload of the contact form (CONTACT-01). */
export function contactPayload({ facts }: SubmissionInput): Payload {
  const field = (name: keyof Answers['contact']) => readText(facts.values, `contact.${name}`);
  const data = {
    first_name: field('firstName'),
    last_name: field('lastName'),
    phone: field('phone'),
    subject: field('subject'),
    email: field('email'),
    message: field('message'),
    company_name: field('companyName'),
  };
  return { data, files: {} };
}
