import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import { RadioField } from '../../form/fields/radio-field';
import { useForm } from '../../form/form-provider';
import { useFormValue } from '../../form/use-field';
import { Notice } from '../../ui/notice';
import { defineModule } from '../../form/modules/define-module';

const path = 'isBusinessFormed';

/** Starts without a value: an empty text would be of another kind than the answer, which a reload would then lose. */
const fields: readonly FieldDeclaration[] = [
  { path, label: 'taxID.formed', name: 'taxID.formed.name', rules: 'required|isBusinessFormed', initial: null, control: 'yesNo' },
];

function BusinessFormedView() {
  const { text } = useForm();
  const isUnformed = useFormValue((form) => form.get(path) === false);
  return (
    <div>
      <RadioField
        path={path}
        toKey={(value) => (value === true ? 'Yes' : value === false ? 'No' : '')}
        alsoChange={(key) => ({ [path]: key === 'Yes' })}
      />
      <div role="status">{isUnformed && <Notice>{text('taxID.notFormed')}</Notice>}</div>
    </div>
  );
}

/** Whether the business has been formed; nothing is sold to one that has not (TAX-01, TAX-02, TAX-07). */
export const businessFormed = defineModule({ fields, view: BusinessFormedView });
