import { cardNumberMask } from '../../../core/validation/masks';
import type { FieldDeclaration } from '../../../core/plan/form-plan';

/** The card (CARD-01 to CARD-04). Number, code and expiry stay in the form's memory alone. */
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
  },
  {
    path: 'card.exp_month',
    label: 'card.expMonth',
    rules: 'required',
    secret: true,
    autocomplete: 'cc-exp-month',
    initial: { key: '', value: '' },
  },
  {
    path: 'card.exp_year',
    label: 'card.expYear',
    rules: 'required',
    secret: true,
    autocomplete: 'cc-exp-year',
    initial: { key: '', value: '' },
  },
  {
    path: 'card.cvc',
    label: 'card.cvc',
    rules: 'required|numeric|maxLength:4',
    secret: true,
    inputmode: 'numeric',
    autocomplete: 'cc-csc',
    maxlength: 4,
    hint: 'card.cvc.hint',
  },
];
