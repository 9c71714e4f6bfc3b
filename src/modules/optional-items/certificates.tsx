import { certificateOptions, certificatePath } from '../../core/catalogue/certificates';
import { SelectField } from '../../form/fields/select-field';
import { useForm } from '../../form/form-provider';
import { useFacts } from '../../form/use-field';

/** How many certificates are ordered, each number with its price; none at first. */
export function CertificatesView() {
  const { text } = useForm();
  const facts = useFacts('companyInformation.state', 'companyInformation.states', 'companyInformation.entityType');
  return <SelectField path={certificatePath} options={certificateOptions(facts, text)} placeholder={text('certificates.none')} />;
}
