import { entityTypesOffered } from '../../core/reference/entity-types';
import { RadioField } from '../../form/fields/radio-field';
import { useForm } from '../../form/form-provider';
import type { ModuleViewProps } from '../define-module';

/** What kind of company it is to be. `entityTypes` lists the types on offer. */
export function EntityTypeView({ params }: ModuleViewProps) {
  const { text } = useForm();
  const options = entityTypesOffered(params.entityTypes).map((key) => ({ key, label: key, info: key === 'LLC' ? text('company.entityType.llc') : undefined }));
  return <RadioField path="companyInformation.entityType" options={options} />;
}
