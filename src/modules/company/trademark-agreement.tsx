import { text } from '../../core/page-config/config-key';
import type { FieldDeclaration } from '../../core/plan/form-plan';
import type { ParamsOf } from '../../core/plan/module-params';
import { isSafeAddress } from '../../core/util/safe-url';
import { CheckboxField } from '../../form/fields/checkbox-field';
import { useForm } from '../../form/form-provider';
import { defineModule } from '../define-module';

const params = { link: text() };

const fields: readonly FieldDeclaration[] = [
  {
    path: 'trademarkAgreement',
    label: 'trademark.agree',
    name: 'trademark.agreement',
    type: 'checkbox',
    rules: 'required:true',
    validates: true,
    initial: false,
    confirmation: true,
  },
];

function TrademarkAgreementView({ params: { link } }: { params: ParamsOf<typeof params> }) {
  const { text } = useForm();
  return (
    <>
      <CheckboxField path="trademarkAgreement" />
      {link && isSafeAddress(link) && (
        <p>
          <a href={link} target="_blank" rel="noopener">
            {text('trademark.read')}
          </a>
        </p>
      )}
    </>
  );
}

/** Agreeing to the "Use & Retention Agreement" (ITEM-08). */
export const trademarkAgreement = defineModule({ params, fields, view: TrademarkAgreementView });
