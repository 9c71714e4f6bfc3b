import { list, oneOf } from '../../kernel/page-config/config-key';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import { nameOf, senderFields, withRequired } from '../../form/groups/sender/fields';
import { defineModule } from '../../form/modules/define-module';

const questions: readonly FieldDeclaration[] = [
  ...senderFields(),
  { path: 'contact.companyName', label: 'company.name', autocomplete: 'organization', wide: true },
  { path: 'contact.subject', label: 'contact.subject', wide: true },
  { path: 'contact.message', label: 'contact.message', control: 'textArea' },
];

const params = {
  required: list(oneOf(questions.map(nameOf)), ['firstName', 'lastName', 'email', 'message']),
};

/** A message, with the sender's contact details; the param `required` names the required ones (CONTACT-04). */
export const message = defineModule({ params, fields: ({ required }) => withRequired(questions, required) });
