import type { RenderedForm } from './render-form';

/** Who the visitor is. */
export const personAnswers = {
  'contactInformation.firstName': 'Ann',
  'contactInformation.lastName': 'Lee',
  'accountInformation.email': 'ann@example.com',
  'contactInformation.phone': '3075550101',
};

/** The answers of each step of the formation form, by path, as a visitor gives them. */
export const stepAnswers = {
  company: { 'companyInformation.state': 'WY', 'companyInformation.companyName': 'Pine Ridge LLC' },
  people: {
    'llc.members.0.first_name': 'Ann',
    'llc.members.0.last_name': 'Lee',
  },
  contact: {
    ...personAnswers,
    'contactInformation.line1': '1 Main St',
    'contactInformation.city': 'Casper',
    'contactInformation.state': 'WY',
    'contactInformation.zip': '82601',
    'accountInformation.password': 'Correct-Horse-1',
  },
  'optional-items': {},
  payment: {
    'card.first_name': 'Ann',
    'card.last_name': 'Lee',
    'card.number': '4111111111111111',
    'card.exp_month': '07',
    'card.exp_year': '2031',
    'card.cvc': '987',
  },
} as const;

/** Fills the steps before the given one and goes on to it. */
export async function walkTo(form: RenderedForm, step: keyof typeof stepAnswers): Promise<void> {
  for (const [key, answers] of Object.entries(stepAnswers)) {
    await form.arrivesAt(key);
    if (key === step) return;
    await form.answerAll(answers);
    await form.press('Continue');
  }
}

/** A short form of two steps, for what does not depend on what is asked. */
export const twoSteps = [
  { key: 'name', title: 'Name', sections: [{ title: 'The name', modules: [{ id: 'CompanyName' }] }] },
  { key: 'person', title: 'Person', sections: [{ title: 'The person', modules: [{ id: 'ContactDetails' }] }] },
];
