import { emptyChoice } from '../../core/answers/form-values';
import { chosenKey } from '../../core/answers/get-answer';
import { paymentWay } from '../../core/page-config/payment-ways';
import type { Facts } from '../../core/facts/facts';
import type { FieldDeclaration } from '../../core/plan/form-plan';
import { cardType } from '../../core/submission/card-type';
import { cardNumberMask } from '../../core/validation/masks';
import { HostedField } from '../../form/fields/hosted-field';
import { MonthField } from '../../form/fields/month-field';
import { TextField } from '../../form/fields/text-field';
import { YearField } from '../../form/fields/year-field';
import { useForm } from '../../form/form-provider';
import { useFacts, useFormValue } from '../../form/use-field';
import { defineModule } from '../define-module';

/** Of this year the months that are over have expired; said here, before the tokenizer refuses the card (CARD-14). */
const monthRules: FieldDeclaration['rules'] = ({ values, today }) =>
  `required${chosenKey(values, 'card.exp_year') === today.slice(0, 4) ? `|expiryMonth:${today.slice(5, 7)}` : ''}`;

/** Four digits with American Express and three with any other known card; either where the card is not known (CARD-04, CARD-15). */
function codeRules({ values }: Facts): string {
  const type = cardType(chosenKey(values, 'card.number'));
  const [fewest, most] = type === 'amex' ? [4, 4] : type ? [3, 3] : [3, 4];
  return `required|numeric|length:${fewest}|maxLength:${most}`;
}

/** The fields of the card (CARD-01 to CARD-04). Number, code and expiry are secrets: they stay in the form's memory. */
export const fields: readonly FieldDeclaration[] = [
  { path: 'card.first_name', label: 'card.firstName', rules: 'required', autocomplete: 'cc-given-name' },
  { path: 'card.last_name', label: 'card.lastName', rules: 'required', autocomplete: 'cc-family-name' },
  {
    path: 'card.number',
    label: 'card.number',
    rules: 'required|creditCard',
    secret: true,
    inputmode: 'numeric',
    autocomplete: 'cc-number',
    maxlength: 19,
    mask: cardNumberMask,
    wide: true,
  },
  {
    path: 'card.exp_month',
    label: 'card.expMonth',
    rules: monthRules,
    secret: true,
    autocomplete: 'cc-exp-month',
    initial: emptyChoice,
  },
  {
    path: 'card.exp_year',
    label: 'card.expYear',
    rules: 'required',
    secret: true,
    autocomplete: 'cc-exp-year',
    initial: emptyChoice,
  },
  {
    path: 'card.cvc',
    label: 'card.cvc',
    rules: codeRules,
    secret: true,
    inputmode: 'numeric',
    autocomplete: 'cc-csc',
    maxlength: 4,
    hint: 'card.cvc.hint',
  },
];

/** What is typed stays with the page's provider: the value is a number that counts what was valid, or 0. */
const hostedRules = 'required|pattern:[1-9].*';

const hosted = (field: FieldDeclaration): FieldDeclaration => (/number|cvc/.test(field.path) ? { ...field, rules: hostedRules } : field);

export function CardView() {
  const { text } = useForm();
  const Field = paymentWay(useFacts().config).ownFields ? HostedField : TextField;
  const type = useFormValue((form) => cardType(String(form.get('card.number') ?? '')));
  return (
    <>
      <TextField path="card.first_name" />
      <TextField path="card.last_name" />
      <Field
        path="card.number"
        trailing={type && <span className={`charterform-card-type is-${type}`}>{text(`card.type.${type}`)}</span>}
      />
      <div className="charterform-pair">
        <MonthField path="card.exp_month" />
        <YearField path="card.exp_year" />
      </div>
      <Field path="card.cvc" />
    </>
  );
}

/** The card that pays for the order. */
export const card = defineModule({
  fields: (_params, config) => (paymentWay(config).ownFields ? fields.map(hosted) : fields),
  view: CardView,
});
