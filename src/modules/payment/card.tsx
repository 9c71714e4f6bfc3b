import { emptyChoice } from '../../kernel/answers/form-values';
import { chosenKey } from '../../kernel/answers/get-answer';
import { cardAdapter } from '../../kernel/page-config/card-adapters';
import type { Facts } from '../../kernel/facts/facts';
import { asksCard } from '../../commerce/payment/chosen-way';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import { cardType } from '../../submission/card-type';
import { cardNumberMask } from '../../kernel/validation/masks';
import { ExpiryField } from '../../form/fields/expiry-field';
import { HostedField } from '../../form/fields/hosted-field';
import { TextField } from '../../form/fields/text-field';
import { useForm } from '../../form/form-provider';
import { useFacts, useFormValue } from '../../form/use-field';
import { defineModule } from '../../form/modules/define-module';
import { CardMarks, CodeMark } from '../../form/groups/card/card-marks';

/** This month, before which a card is over (CARD-14). */
const expiryRules: FieldDeclaration['rules'] = ({ today }) => `required|expiry:card.exp_year,${today.slice(0, 7)}`;

/** Four digits with American Express and three with any other known card; either where the card is not known (CARD-04, CARD-15). */
function codeRules({ values }: Facts): string {
  const type = cardType(chosenKey(values, 'card.number'));
  const [fewest, most] = type === 'amex' ? [4, 4] : type ? [3, 3] : [3, 4];
  return `required|numeric|length:${fewest}|maxLength:${most}`;
}

/** The fields of the card (CARD-01 to CARD-04). Number, code and expiry are secrets: they stay in the form's memory. */
export const fields: readonly FieldDeclaration[] = [
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
    label: 'card.expiry',
    rules: expiryRules,
    secret: true,
    autocomplete: 'cc-exp',
    placeholder: 'card.expiry.placeholder',
    initial: emptyChoice,
  },
  // Entered in the field of the month, which is checked with it.
  { path: 'card.exp_year', label: 'card.expiry', secret: true, initial: emptyChoice },
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
  { path: 'card.first_name', label: 'card.firstName', rules: 'required', autocomplete: 'cc-given-name' },
  { path: 'card.last_name', label: 'card.lastName', rules: 'required', autocomplete: 'cc-family-name' },
];

/** What is typed stays with the page's provider: the value is a number that counts what was valid, or 0. */
const hostedRules = 'required|pattern:[1-9].*';

const hosted = (field: FieldDeclaration): FieldDeclaration => (/number|cvc/.test(field.path) ? { ...field, rules: hostedRules } : field);

export function CardView() {
  const { text } = useForm();
  const isHosted = cardAdapter(useFacts().config).ownFields;
  const number = useFormValue((form) => String(form.get('card.number') ?? ''), areMarkedAlike, true);
  const marks = <CardMarks type={isHosted ? '' : cardType(number)} isEmpty={isHosted || number === ''} text={text} />;
  return (
    <>
      {isHosted ? <HostedField path="card.number" beside={marks} /> : <TextField path="card.number" trailing={marks} />}
      <div className="charterform-pair charterform-card-code">
        <ExpiryField month="card.exp_month" year="card.exp_year" />
        {isHosted ? <HostedField path="card.cvc" /> : <TextField path="card.cvc" trailing={<CodeMark />} />}
      </div>
      <TextField path="card.first_name" />
      <TextField path="card.last_name" />
    </>
  );
}

const areMarkedAlike = (one: string, other: string) => cardType(one) === cardType(other) && (one === '') === (other === '');

/** The card that pays for the order; not for a free one, nor by a way without a card (PAY-02, PAY-03). */
export const card = defineModule({
  isShown: (facts) => asksCard(facts),
  fields: (_params, config) => (cardAdapter(config).ownFields ? fields.map(hosted) : fields),
  view: CardView,
});
