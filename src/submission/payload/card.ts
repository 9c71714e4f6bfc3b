import type { FormValues } from '../../kernel/answers/form-values';
import type { ConfiguredAnswers } from '../../kernel/facts/facts';
import { chosenWay } from '../../commerce/payment/chosen-way';
import type { CardForm, CardToken, TokenizerBillingAddress } from '../submission';
import { readText } from './read-text';
import type { Answers } from '../../kernel/answers/answers';

/** The card in the tokenizer's format: the number without spaces, month and year as keys (CARD-07). */
export function cardPart(values: FormValues): CardForm {
  const field = (name: keyof Answers['card']) => readText(values, `card.${name}`);
  return {
    first_name: field('first_name'),
    last_name: field('last_name'),
    number: field('number').replace(/\s/g, ''),
    cvc: field('cvc'),
    exp_month: field('exp_month'),
    exp_year: field('exp_year'),
  };
}

export interface PaymentPart extends CardToken {
  processor: 'elavon';
  billing_address: TokenizerBillingAddress;
}

/** The payment part of an order for which no card was asked: by a way without one, or for nothing (PAY-02, PAY-03). */
export interface WayPart {
  /** Its id in `payment.ways` of the page config. */
  way: string;
  /** What the provider's box has made of what was entered there (PAY-06). */
  token?: string;
}

export const wayPart = (facts: ConfiguredAnswers): WayPart => ({ way: chosenWay(facts).id });

/** The payment part of an order, with the token of the card (CARD-10). */
export const paymentPart = ({ token, customer_id }: CardToken, billing: TokenizerBillingAddress): PaymentPart => ({
  processor: 'elavon',
  token,
  customer_id,
  billing_address: billing,
});
