import type { AnswerPath } from '../kernel/answers/answer-path';
import { chosenKey } from '../kernel/answers/get-answer';
import { questionNames } from '../kernel/page-config/questions';
import { questionAnswers, questionFiles } from './payload/questions';
import { readText } from './payload/read-text';
import type { Payload, SubmissionInput } from './submission-traits';

type Texts = (read: (path: AnswerPath) => string, input: SubmissionInput) => object;

/** A payload of texts, trimmed; '' for what was not asked. */
const ofTexts =
  (texts: Texts) =>
  (input: SubmissionInput): Payload => ({ data: texts((path) => readText(input.facts.values, path), input), files: {} });

/** The same with the answers to the page's own questions, under names that are not taken, and their files (CONTACT-02, SUBM-62). */
const withQuestions =
  (texts: Texts) =>
  (input: SubmissionInput): Payload => {
    const { facts } = input;
    const { data } = ofTexts(texts)(input);
    const names = questionNames(facts.config.questions, Object.keys(data));
    return { data: { ...data, ...questionAnswers(facts, names) }, files: questionFiles(facts) };
  };

/** A message (CONTACT-01). */
export const contactPayload = withQuestions((read) => ({
  first_name: read('contact.firstName'),
  last_name: read('contact.lastName'),
  phone: read('contact.phone'),
  subject: read('contact.subject'),
  email: read('contact.email'),
  message: read('contact.message'),
  company_name: read('contact.companyName'),
}));

/** Who logs in, and on which page (LOGIN-01, LOGIN-03). */
export const loginPayload = ofTexts((read, { facts, context }) => ({
  url: context.pageAddress,
  username: read('login.username'),
  // Not trimmed: a space may be part of the password.
  password: chosenKey(facts.values, 'login.password'),
}));

/** Whose password is to be reset, and on which page (RESET-01, LOGIN-03). */
export const resetPasswordPayload = ofTexts((read, { context }) => ({
  url: context.pageAddress,
  email: read('accountInformation.email'),
}));

/** What the client says of themselves (CLIENT-01). */
export const clientProfilePayload = withQuestions((read) => ({
  name: read('clientProfile.name'),
  email: read('clientProfile.email'),
  businessDescription: read('clientProfile.businessDescription'),
}));
