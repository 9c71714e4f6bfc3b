import type { FormValues } from '../../src/kernel/answers/form-values';

const us = { key: 'US', value: 'United States' };
const wyoming = { key: 'WY', value: 'Wyoming' };
const home = { country: us, line1: '1 Main St', city: 'Casper', state: wyoming, zip: '82601' };

/** Whatever of these is found where it must not be has leaked. */
export const secretWords = ['4111111111111111', '4111 1111 1111 1111', '987', 'Correct-Horse-1', 'captcha-answer'];

/** A whole order of a Wyoming LLC with two members, secrets left out: as it is kept. */
export const keptAnswers: FormValues = {
  companyInformation: {
    state: wyoming,
    entityType: { key: 'LLC', value: 'LLC' },
    companyName: 'Pine Ridge LLC',
    companyNameDesignator: { key: 'LLC', value: 'LLC' },
    registeredAgentServiceDuration: { key: '24', value: '2 Years' },
  },
  contactInformation: { firstName: 'Ann', lastName: 'Lee', phone: '(307) 555-0101', ...home },
  accountInformation: { email: 'ann@example.com' },
  llc: {
    managedType: 'Member Managed',
    listMembers: '',
    members: [
      { first_name: 'Ann', last_name: 'Lee', address: { choice: 'specify', ...home } },
      { first_name: 'Bo', last_name: 'Ruiz', address: { choice: 'specify', ...home, line1: '2 Elm Rd' } },
    ],
    managers: [],
  },
  card: { first_name: 'Ann', last_name: 'Lee' },
  billing: { different: false, address: { country: us, line1: '', city: '', state: { key: '', value: '' }, zip: '' } },
};

/** The same with the secrets, as the form holds it while it is mounted. */
export const completeAnswers: FormValues = {
  ...keptAnswers,
  accountInformation: { email: 'ann@example.com', password: 'Correct-Horse-1' },
  card: {
    first_name: 'Ann',
    last_name: 'Lee',
    number: '4111 1111 1111 1111',
    cvc: '987',
    exp_month: { key: '07', value: '07' },
    exp_year: { key: '2031', value: '2031' },
  },
};

/** A whole message for the contact form. */
export const contactAnswers: FormValues = {
  contact: {
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann@example.com',
    phone: '',
    companyName: '',
    subject: 'Hello',
    message: 'Are you there?',
  },
  captcha: { response: 'captcha-answer' },
};
