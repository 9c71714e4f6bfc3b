import { serverLogin } from '../submission/choose-redirect';
import { serverFailure, signupFailure } from '../submission/error-catalogue';
import type { PageConfig } from '../kernel/page-config/page-config';
import type { FormDefinition, FormStep } from './define-form';

/** The defaults of every form that sells nothing: one short page, sent in one call. */
export const plainForm = {
  kind: 'plain',
  stepMode: false,
  look: 'short',
  captcha: 'none',
  failure: serverFailure,
  repeatingText: 'submission.unknownMessage',
  redirects: [serverLogin],
  primaryProducts: [],
  optionalProducts: [],
} as const satisfies Partial<FormDefinition>;

/** Where visitors with an account log in. */
export const loginPage = ({ redirects }: PageConfig) => redirects.login;

/** Those of one that creates an account; its captcha is checked by a call of its own (CAPT-02). */
export const signupForm = {
  ...plainForm,
  action: 'process_signup',
  captcha: 'checkedFirst',
  failure: signupFailure,
  submitVerb: 'button.createAccount',
  otherPage: { text: 'login.instead', address: loginPage },
  sendingText: 'submission.creatingAccount',
} as const satisfies Partial<FormDefinition>;

/** Those of one that writes to the site owner (REDIR-05). */
export const messageForm = {
  ...plainForm,
  captcha: 'sent',
  submitVerb: 'button.sendMessage',
  redirects: [serverLogin, 'contact', 'contactThankYou'],
} as const satisfies Partial<FormDefinition>;

type Section = FormStep['sections'][number];

/** The steps of a form that has one section, whose title is that of the step, too. */
export const onlyStep = (key: string, section: Section & { title: NonNullable<Section['title']> }): readonly FormStep[] => [
  { key, title: section.title, sections: [section] },
];
