import type { PriceChange } from '../../submission/price-change';
import type { Receipt } from '../../commerce/review/receipt';
import type { LedgerRow } from '../../commerce/pricing/price-ledger';
import type { Question } from '../../kernel/answers/question';
import type { Cart } from '../../kernel/facts/cart';
import type { Facts } from '../../kernel/facts/facts';
import type { PageConfig } from '../../kernel/page-config/page-config';
import type { Text } from '../../kernel/text/format-message';
import type { Cents } from '../../kernel/util/money';
import { createSlot } from '../../kernel/util/slot';
import type { PaymentPart, WayPart } from '../../submission/payload/card';
import type { ActionReply, CataloguedError, SignupResult } from '../../submission/submission';
import type { Outcome } from './outcome';
import type { PayingOrder } from './paying-mark';
import type { SendOptions } from './send-options';

export interface PricedOrder {
  facts: Facts;
  cart: Cart;
  /** What the visitor has agreed to pay in place of the cart's total. */
  agreedTotal: Cents | undefined;
}

/** What the sending of one form has in a script that sells, beside what every form does. */
export interface OrderSender {
  /** Why a valid form must not be sent: its price is too low, or nothing is ordered. */
  refusalOf(facts: Facts, cart: Cart): Outcome | undefined;
  /** Throws CheckoutError for an order with products not loaded, without its primary products, or without what its form is for. */
  assertSendable(facts: Facts, cart: Cart): void;
  /** Whether the domains of the domain cart are ordered. */
  ordersDomains(facts: Facts, cart: Cart): boolean;
  /** Another look at the ordered domains; undefined lets the order go on. */
  recheckDomains(facts: Facts, signal: AbortSignal): Promise<Outcome | undefined>;
  /** The payment part of an order. */
  payFor(order: PricedOrder, signal: AbortSignal): Promise<PaymentPart | WayPart>;
  /** Whether a provider's box has to confirm the payment. */
  isPaidByBox(facts: Facts): boolean;
  /** Lets the provider confirm the payment where the reply asks for it. */
  finishPayment(config: PageConfig, order: PayingOrder, reply: ActionReply): Promise<ActionReply>;
  /** What the reply asks the visitor, if it neither accepts nor refuses. */
  questionOf(facts: Facts, reply: ActionReply): Outcome | undefined;
  /** Why the form is idle while the visitor is asked for another price. */
  priceChangeError(change: PriceChange): CataloguedError;
  /** Tells the trackers of an accepted order. */
  noteAccepted(facts: Facts, orderNumber: string, result: SignupResult | null): void;
  /** Loads the products anew, so that the summary agrees with what the server has said (SHOP-06). */
  reloadProducts(signal: AbortSignal): Promise<void>;
  /** Empties the domain cart. */
  releaseDomains(): void;
  /** Brings the payment of an order to an end that an earlier load of the page has posted; undefined where there is none. */
  resumePayment(facts: () => Facts): Promise<Outcome> | undefined;
}

/** What all forms of a script that sells share about sending. */
export interface OrderSending {
  createSender(options: SendOptions): OrderSender;
  /** Puts what is being sent into the form's words. */
  receiptOf(facts: Facts, cart: Cart, text: Text): Receipt;
  /** The receipt with the total that the visitor has agreed to. */
  withTotal(receipt: Receipt, cart: Cart, agreedTotal: Cents | undefined): Receipt;
  /** Every amount of the order. */
  ledgerOf(cart: Cart): readonly LedgerRow[];
  /** What the order costs. */
  totalOf(cart: Cart): Cents;
  /** What the order says of the parts that others enter; undefined where it has none (PLUS-06). */
  partsOf(facts: Facts): object | undefined;
  /** Asks the visitor whether to order for another price (SHOP-06). */
  priceQuestion(change: PriceChange): Question;
}

/** Provided by the order engine; without it forms are sent without products and payment. */
export const orderSending = createSlot<OrderSending>();
