import { getAnswer } from '../../kernel/answers/get-answer';
import type { Facts } from '../../kernel/facts/facts';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import { defineModule } from '../../form/modules/define-module';

const isCompany = ({ values }: Facts) => getAnswer(values, 'personPart.kind') === 'company';

const name = (path: FieldDeclaration['path'], label: FieldDeclaration['label'], rest: Partial<FieldDeclaration>): FieldDeclaration => ({
  path,
  label,
  rules: 'required|maxLength:200',
  ...rest,
});

const isPerson = (facts: Facts) => !isCompany(facts);

/** The name of a person, or of a company, who was asked for it by email (PLUS-06). */
export const personPart = defineModule({
  fields: [
    name('contactInformation.firstName', 'person.firstName', { autocomplete: 'given-name', isShown: isPerson }),
    name('contactInformation.lastName', 'person.lastName', { autocomplete: 'family-name', isShown: isPerson }),
    name('personPart.companyName', 'company.name', { autocomplete: 'organization', wide: true, isShown: isCompany }),
  ],
});
