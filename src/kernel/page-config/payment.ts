import type { NumberSchema } from 'yup';
import { cardAdapterIds } from './card-adapters';
import { decimal, filledGroup, flag, group, list, matching, oneOf, refined, requiredText, text } from './config-key';
import { paymentKindIds } from './payment-kinds';
import { knownWayIds } from './payment-ways';
import { shortened } from './short-form';

/** One way to pay: a known one by its id alone, an owner's own one with its kind and words. */
const way = shortened(
  group({
    /** Sent as `payment.way`. */
    id: matching(requiredText(), /^[a-z][a-z\d-]{0,39}$/, 'up to 40 small letters, digits and hyphens'),
    kind: oneOf(paymentKindIds),
    label: text(),
    text: text(),
    /** What one can pay with, a word or two each. */
    marks: list(matching(text(), /^\S.{0,23}$/, 'up to 24 characters')),
  }),
  { key: 'id', names: knownWayIds, needs: ['kind', 'label'] },
);

const share = 'a number from 0 to 100';

/** How orders are paid (PAY-01), and who makes a token of the card (CARD-08). */
export const payment = filledGroup({
  ways: list(way, ['card']),
  /** The server mails the invoice to the visitor, so the form may say so before the order. */
  mailsInvoice: flag(false),
  adapter: oneOf(cardAdapterIds, 'jsonp'),
  /** Whose payment box is drawn in the payment step, by a way of the kind `box`. */
  provider: matching(text('stripe'), /^[a-z][\w-]{0,39}$/i, 'a name such as "stripe"'),
  /** The provider's publishable key. */
  publicKey: text(''),
  /** What of its dearest filing a free formation costs for being paid by card, in percent; 0 for nothing (PRICE-16). */
  cardFee: refined(decimal(5), (shape) => (shape as NumberSchema).min(0, share).max(100, share)),
});
