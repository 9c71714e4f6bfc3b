import type { Payload, SubmissionInput } from './submission-traits';
import { questionNames } from '../page-config/questions';
import { questionAnswers } from './payload/questions';
import { readText } from './payload/read-text';
import type { Answers } from '../answers/answers';

/** The payload of the contact form, with the answers to the page's own questions (CONTACT-01, CONTACT-02). */
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
  const names = questionNames(facts.config.questions, Object.keys(data));
  return { data: { ...data, ...questionAnswers(facts, names) }, files: {} };
}
