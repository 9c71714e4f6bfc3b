import { link } from '../../kernel/page-config/matched-text';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import type { ParamsOf } from '../../kernel/plan/module-params';
import { isSafeAddress } from '../../kernel/util/safe-url';
import { CheckboxField } from '../../form/fields/checkbox-field';
import { useForm } from '../../form/form-provider';
import { defineModule } from '../../form/modules/define-module';

const params = { link: link() };

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
