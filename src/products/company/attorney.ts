import { getAnswer } from '../../kernel/answers/get-answer';
import type { Facts } from '../../kernel/facts/facts';
import { emailField } from '../../form/groups/email/fields';
import { defineModule } from '../../form/modules/define-module';

const path = 'companyInformation.notifyAttorney';

/** Autofill is off, or browsers would fill in the visitor's own data. */
const ifNotified = {
  rules: 'required|length:2',
  autocomplete: 'off',
  isShown: ({ values }: Facts) => getAnswer(values, path) === 'Yes',
};

/** Whether an attorney is notified, and which (COMP-18). */
export const attorney = defineModule({
  fields: [
    { path, label: 'attorney.notify', name: 'attorney.notify.name', rules: 'required', control: 'yesNo' },
    emailField('companyInformation.attorneyEmail', { ...ifNotified, label: 'attorney.email', rules: 'required|email', wide: true }),
    { ...ifNotified, path: 'companyInformation.attorneyFirstName', label: 'attorney.firstName' },
    { ...ifNotified, path: 'companyInformation.attorneyLastName', label: 'attorney.lastName' },
  ],
});
