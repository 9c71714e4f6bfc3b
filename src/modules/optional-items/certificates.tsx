import { emptyChoice } from '../../core/answers/form-values';
import { certificatePacks, certificatePath, certificateOptions } from '../../core/catalogue/certificates';
import type { Facts } from '../../core/facts/facts';
import type { FieldDeclaration } from '../../core/plan/form-plan';
import { filingAnswers } from '../../core/reactions/has-changed';
import { SelectField } from '../../form/fields/select-field';
import { useForm } from '../../form/form-provider';
import { useFacts } from '../../form/use-field';
import { defineModule } from '../define-module';

const fields: readonly FieldDeclaration[] = [
  { path: certificatePath, label: 'certificates.quantity', hint: 'certificates.hint', initial: emptyChoice },
];

const isShown = (facts: Facts) => certificatePacks(facts).length > 0;

function CertificatesView() {
  const { text } = useForm();
  const facts = useFacts(...filingAnswers);
  return <SelectField path={certificatePath} options={certificateOptions(facts, text)} placeholder={text('certificates.none')} />;
}

/** The number of certificates, each with its price; none at first. */
export const certificates = defineModule({ fields, isShown, view: CertificatesView });
