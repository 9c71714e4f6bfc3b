import { expiryMonths, expiryYears } from '../../../core/reference/expiry';
import { cardType } from '../../../core/submission/card-type';
import { SelectField } from '../../../form/fields/select-field';
import { TextField } from '../../../form/fields/text-field';
import { useForm } from '../../../form/form-provider';
import { useFacts, useFormValue } from '../../../form/use-field';

export function CardView() {
  const { text } = useForm();
  const { today } = useFacts();
  const type = useFormValue((form) => cardType(String(form.get('card.number') ?? '')));
  return (
    <>
      <TextField path="card.first_name" />
      <TextField path="card.last_name" />
      <TextField
        path="card.number"
        wide
        trailing={type && <span className={`charterform-card-type is-${type}`}>{text(`card.type.${type}`)}</span>}
      />
      <div className="charterform-pair">
        <SelectField path="card.exp_month" options={expiryMonths} placeholder={text('card.expMonth.placeholder')} />
        <SelectField path="card.exp_year" options={expiryYears(today)} placeholder={text('card.expYear.placeholder')} />
      </div>
      <TextField path="card.cvc" />
    </>
  );
}
