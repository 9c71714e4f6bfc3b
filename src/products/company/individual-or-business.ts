import { emptyChoice } from '../../kernel/answers/form-values';
import { oneOf } from '../../kernel/page-config/config-key';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import type { ParamsOf } from '../../kernel/plan/module-params';
import { individual } from '../../kernel/reference/entity-types';
import { selectionNames } from '../../kernel/validation/selection-names';
import { defineModule } from '../../form/modules/define-module';

const params = { name: oneOf(['ownStep', 'mailForwarding'], 'ownStep') };

const fields = ({ name }: ParamsOf<typeof params>): readonly FieldDeclaration[] => [
  {
    path: 'individualOrBusiness',
    label: 'company.individualOrBusiness',
    name: selectionNames.companyOrIndividual[name],
    rules: 'required',
    initial: emptyChoice,
    control: 'radio',
    options: [
      { key: individual, label: 'company.individual' },
      { key: 'Business', label: 'company.business' },
    ],
  },
];

/** Whether the order is for a person or for a company, whose last entity type is kept meanwhile (COMP-34, COMP-35). */
export const individualOrBusiness = defineModule({
  params,
  fields,
  initial: { 'companyInformation.businessEntityType': emptyChoice },
  offers: () => ({ asksIndividual: true }),
});
