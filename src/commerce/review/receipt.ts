import { getAnswer } from '../../kernel/answers/get-answer';
import type { Cart } from '../../kernel/facts/cart';
import type { Facts } from '../../kernel/facts/facts';
import type { PaymentKindId } from '../../kernel/page-config/payment-kinds';
import { chosenWay } from '../payment/chosen-way';
import { isFree } from '../payment/free-order';
import type { Text } from '../../kernel/text/format-message';
import { cartTotal } from '../pricing/total';
import { formatPrice, type Cents } from '../../kernel/util/money';
import { readText } from '../../kernel/util/read-wire';
import { milestones, type Milestone } from './milestones';
import { writtenOrder, type OrderSummary } from './order-summary';
import { renewals, type Renewal } from './renewals';

/** What was sent, in the words of that moment: it stays as it is, whatever becomes of answers and cart (SUBM-58). */
export interface Receipt {
  /** Undefined for a form that sells nothing. */
  order?: OrderSummary | undefined;
  renewals: readonly Renewal[];
  /** Undefined for a form that sells nothing, and in receipts of before there were any. */
  milestones?: readonly Milestone[] | undefined;
  email: string;
  /** The kind of the way by which it is to be paid (PAY-01); left out where nothing is to be paid, and in receipts of before there were several. */
  kind?: PaymentKindId | undefined;
}

/** The receipt with the total that the visitor has agreed to, where the prices of the form come to another one (SHOP-06). */
export const withTotal = (receipt: Receipt, cart: Cart, agreedTotal: Cents | undefined): Receipt =>
  receipt.order && agreedTotal !== undefined && agreedTotal !== cartTotal(cart)
    ? { ...receipt, order: { ...receipt.order, total: formatPrice(agreedTotal) } }
    : receipt;

/** The receipt for what is being sent; of the answers it holds the email and what names the lines, and no secret. */
export const receiptOf = (facts: Facts, cart: Cart, text: Text): Receipt => ({
  email: readText(getAnswer(facts.values, 'accountInformation.email')),
  order: facts.form.kind === 'order' ? writtenOrder(facts, cart, text) : undefined,
  renewals: facts.form.kind === 'order' ? renewals(facts, cart, text) : [],
  milestones: facts.form.kind === 'order' ? milestones(facts, cart, text) : undefined,
  kind: facts.form.kind === 'order' && !isFree(facts, cart) ? chosenWay(facts).kind : undefined,
});
