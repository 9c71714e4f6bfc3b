import { emptyChoice } from '../../core/answers/form-values';
import type { FieldDeclaration } from '../../core/plan/form-plan';
import type { ParamDeclarations, ParamsOf } from '../../core/plan/module-params';
import { individual } from '../../core/reference/entity-types';
import { selectionNames } from '../../core/validation/selection-names';
import { RadioField } from '../../form/fields/radio-field';
import { useForm } from '../../form/form-provider';
import { defineModule } from '../define-module';

const params = { name: { type: 'string', oneOf: ['ownStep', 'mailForwarding'], default: 'ownStep' } } as const satisfies ParamDeclarations;

const fields = ({ name }: ParamsOf<typeof params>): readonly FieldDeclaration[] => [
  {
    path: 'individualOrBusiness',
    label: 'company.individualOrBusiness',
    name: selectionNames.companyOrIndividual[name],
    rules: 'required',
    initial: emptyChoice,
  },
];

function IndividualOrBusinessView() {
  const { text } = useForm();
  const options = [
    { key: individual, label: text('company.individual') },
    { key: 'Business', label: text('company.business') },
  ];
  return <RadioField path="individualOrBusiness" options={options} />;
}

/** Whether the order is for a person or for a company, whose last entity type is kept meanwhile (COMP-34, COMP-35). */
export const individualOrBusiness = defineModule({
  params,
  fields,
  initial: { 'companyInformation.businessEntityType': emptyChoice },
  offers: () => ({ asksIndividual: true }),
  view: IndividualOrBusinessView,
});
