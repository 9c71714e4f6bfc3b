import type { FormStep } from './define-form';

/** Contact details, mailing address and account password: the same step in every order form. */
export const contactStep = {
  key: 'contact',
  title: 'step.contact',
  sections: [
    { title: 'section.contact', modules: [{ id: 'ContactDetails' }] },
    { title: 'section.mailingAddress', text: 'section.mailingAddress.text', modules: [{ id: 'MailingAddress' }] },
    { title: 'section.account', text: 'section.account.text', modules: [{ id: 'Password' }] },
  ],
} as const satisfies FormStep;
