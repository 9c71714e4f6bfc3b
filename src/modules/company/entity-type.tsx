import { emptyChoice } from '../../core/answers/form-values';
import type { FieldDeclaration, ModuleParams } from '../../core/plan/form-plan';
import { entityTypesOffered } from '../../core/reference/entity-types';
import { RadioField } from '../../form/fields/radio-field';
import { useForm } from '../../form/form-provider';
import { defineModule, type ModuleViewProps } from '../define-module';

const llc = { key: 'LLC', value: 'LLC' };

/** Cards to choose from start with the LLC, where it is among them (COMP-10). */
const fields = ({ entityTypes }: ModuleParams): readonly FieldDeclaration[] => [
  {
    path: 'companyInformation.entityType',
    label: 'company.entityType',
    rules: 'required',
    initial: entityTypesOffered(entityTypes).includes('LLC') ? llc : emptyChoice,
  },
];

function EntityTypeView({ params }: ModuleViewProps) {
  const { text } = useForm();
  const options = entityTypesOffered(params.entityTypes).map((key) => ({ key, label: key, info: key === 'LLC' ? text('company.entityType.llc') : undefined }));
  return <RadioField path="companyInformation.entityType" options={options} />;
}

/** What kind of company it is to be; `entityTypes` lists the types on offer. */
export const entityType = defineModule({ fields, view: EntityTypeView });
