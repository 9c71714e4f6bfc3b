import { list, oneOf } from '../../kernel/page-config/config-key';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import type { ParamsOf } from '../../kernel/plan/module-params';
import { emailField } from '../../form/groups/email/fields';
import { phoneField } from '../../form/groups/phone/fields';
import { nameOf } from '../../form/groups/sender/fields';
import { defineModule } from '../../form/modules/define-module';

const questions: readonly FieldDeclaration[] = [
  { path: 'contactInformation.firstName', label: 'person.firstName', rules: 'required', autocomplete: 'given-name' },
  { path: 'contactInformation.lastName', label: 'person.lastName', rules: 'required', autocomplete: 'family-name' },
  emailField('accountInformation.email', { hint: 'person.email.hint' }),
  phoneField('contactInformation.phone'),
];

const params = { asks: list(oneOf(questions.map(nameOf)), questions.map(nameOf)) };

/** Name, email and phone of the person who orders or signs up, or those that the param `asks` names. */
export const contactDetails = defineModule({
  params,
  // An email alone says whose account is meant, not how to reach its owner.
  fields: ({ asks }: ParamsOf<typeof params>) =>
    asks.join() === 'email' ? [emailField('accountInformation.email')] : questions.filter((field) => asks.includes(nameOf(field))),
});
