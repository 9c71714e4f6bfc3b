import { getAnswer } from '../answers/get-answer';
import type { Cart } from '../cart-items/cart-item';
import type { Facts } from '../facts/facts';
import { lineItems } from '../summary/line-items';
import type { Text } from '../text/format-message';
import { readText } from '../util/read-wire';
import { milestones, type Milestone } from './milestones';
import { orderSummary, type OrderSummary } from './order-summary';
import { renewals, type Renewal } from './renewals';

/** What was sent, in the words of that moment: it stays as it is, whatever becomes of answers and cart (SUBM-58). */
export interface Receipt {
  /** Undefined for a form that sells nothing. */
  order?: OrderSummary | undefined;
  renewals: readonly Renewal[];
  /** Undefined for a form that sells nothing, and in receipts of before there were any. */
  milestones?: readonly Milestone[] | undefined;
  email: string;
}

/** The receipt for what is being sent; of the answers it holds the email and what names the lines, and no secret. */
export const receiptOf = (facts: Facts, cart: Cart, text: Text): Receipt => ({
  email: readText(getAnswer(facts.values, 'accountInformation.email')),
  order: facts.form.kind === 'order' ? orderSummary(facts, cart, lineItems(facts, cart, text), text) : undefined,
  renewals: facts.form.kind === 'order' ? renewals(facts, cart, text) : [],
  milestones: facts.form.kind === 'order' ? milestones(facts, cart, text) : undefined,
});
