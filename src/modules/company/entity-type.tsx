import { emptyChoice } from '../../core/answers/form-values';
import type { FieldDeclaration } from '../../core/plan/form-plan';
import type { ParamDeclarations, ParamsOf } from '../../core/plan/module-params';
import { entityTypes, entityTypesOffered } from '../../core/reference/entity-types';
import { RadioField } from '../../form/fields/radio-field';
import { useForm } from '../../form/form-provider';
import { defineModule } from '../define-module';

const params = {
  entityTypes: { type: 'list', oneOf: entityTypes, default: ['LLC'] },
} as const satisfies ParamDeclarations;

type Params = ParamsOf<typeof params>;

const llc = { key: 'LLC', value: 'LLC' };

/** LLC is preselected if it is on offer (COMP-10). */
const fields = ({ entityTypes: named }: Params): readonly FieldDeclaration[] => [
  {
    path: 'companyInformation.entityType',
    label: 'company.entityType',
    rules: 'required',
    initial: entityTypesOffered(named).includes('LLC') ? llc : emptyChoice,
  },
];

function EntityTypeView({ params }: { params: Params }) {
  const { text } = useForm();
  const options = entityTypesOffered(params.entityTypes).map((key) => ({ key, label: key, info: key === 'LLC' ? text('company.entityType.llc') : undefined }));
  return <RadioField path="companyInformation.entityType" options={options} />;
}

/** The company's entity type, chosen from the param `entityTypes`. */
export const entityType = defineModule({
  params,
  fields,
  offers: ({ entityTypes: named }) => ({ entityTypes: entityTypesOffered(named) }),
  view: EntityTypeView,
});
