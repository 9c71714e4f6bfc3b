import { emptyChoice } from '../../core/answers/form-values';
import type { FieldDeclaration } from '../../core/plan/form-plan';
import type { ParamDeclarations, ParamsOf } from '../../core/plan/module-params';
import { entityTypes, entityTypesOffered } from '../../core/reference/entity-types';
import { en, type TextKey } from '../../core/text/en';
import { RadioField } from '../../form/fields/radio-field';
import { useForm } from '../../form/form-provider';
import { defineModule } from '../define-module';

const params = {
  entityTypes: { type: 'list', oneOf: entityTypes, default: ['LLC'] },
} as const satisfies ParamDeclarations;

type Params = ParamsOf<typeof params>;

/** LLC is preselected if it is on offer (COMP-10), and so is a type that is the only one. */
const fields = ({ entityTypes: named }: Params): readonly FieldDeclaration[] => {
  const offered = entityTypesOffered(named);
  const first = offered.length === 1 ? offered[0]! : 'LLC';
  return [
    {
      path: 'companyInformation.entityType',
      label: 'company.entityType',
      rules: 'required',
      initial: offered.includes(first) ? { key: first, value: first } : emptyChoice,
    },
  ];
};

function EntityTypeView({ params }: { params: Params }) {
  const { text } = useForm();
  const options = entityTypesOffered(params.entityTypes).map((key) => {
    const info = `company.entityType.${key}`;
    return { key, label: key, info: Object.hasOwn(en, info) ? text(info as TextKey) : undefined };
  });
  return <RadioField path="companyInformation.entityType" options={options} />;
}

/** The company's entity type, chosen from the param `entityTypes`. */
export const entityType = defineModule({
  params,
  fields,
  offers: ({ entityTypes: named }) => ({ entityTypes: entityTypesOffered(named) }),
  view: EntityTypeView,
});
