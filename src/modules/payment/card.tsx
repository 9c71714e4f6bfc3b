import { cardType } from '../../core/submission/card-type';
import { MonthField } from '../../form/fields/month-field';
import { TextField } from '../../form/fields/text-field';
import { YearField } from '../../form/fields/year-field';
import { useForm } from '../../form/form-provider';
import { useFormValue } from '../../form/use-field';

export function CardView() {
  const { text } = useForm();
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
        <MonthField path="card.exp_month" />
        <YearField path="card.exp_year" />
      </div>
      <TextField path="card.cvc" />
    </>
  );
}
