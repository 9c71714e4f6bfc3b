import type { Selectable } from 'kysely';
import type { OrdersTable } from '../database/tables.d.ts';
import type { PaymentsTable } from './payment-tables.d.ts';

export type Order = Selectable<OrdersTable>;
export type Payment = Selectable<PaymentsTable>;

/**
 * How a payment stands at its provider: `open` (the customer can pay it), `processing` (paid, and not certain yet), `paid`,
 * `failed` (refused for good), `expired` (it can be paid no more).
 */
export type PaymentState = 'open' | 'processing' | 'paid' | 'failed' | 'expired';

/** What a provider says of a payment. The host writes it down; a way does not touch the database. */
export interface Outcome {
  state: PaymentState;
  /** Of the payment at the provider, once it has one. */
  providerId?: string;
  /** The page on which it is paid while it is `open`. */
  url?: string;
  /** For the provider's box in the form while it is `open`; for the visitor's eyes alone, so it is kept nowhere. */
  confirm?: Readonly<Record<string, unknown>>;
  /** Why it `failed`, for the visitor. */
  words?: string;
  /** What was paid, in cents, where the provider says it; another amount than the order's is never taken for its payment. */
  amount?: number;
  currency?: string;
  /** Whether no real money is moved. */
  isTest?: boolean;
}

/** What a way is asked for. All but the token is the same whenever it is asked for the same payment. */
export interface AskedPayment {
  order: Order;
  payment: Payment;
  /** The idempotency key: under the same one the provider must do it once, and give the same answer. */
  key: string;
  /** Of the provider's box or card service; '' where it came with an earlier post, and for ways without. */
  token: string;
  /** Where the provider leads the customer back to. */
  returnUrl: string;
  /** Such as `Order 100012 at Our shop`. */
  description: string;
  /** Writes down the id at the provider before anything is charged, so that no crash loses it. */
  remember: (providerId: string, isTest: boolean) => Promise<void>;
}

/**
 * A way to pay (PAY-01). What is asked of a provider throws `UnknownOutcome` where nobody knows what became of it; it is then
 * asked again under the same key.
 */
export interface Way {
  /** Up to 40 small letters, digits and hyphens, beginning with a letter. */
  id: string;
  /** `card`: the form asks for a card; `invoice`: paid as the owner says; `page`: on a page of the provider; `box`: in its box. */
  kind: 'card' | 'invoice' | 'page' | 'box';
  /** For the owner. */
  label: string;
  /** For the customer. */
  name: string;
  /** What happens next, for the customer; the form has its own words for the ways that it knows. */
  text?: string;
  /** Short words in frames, such as `Visa`. */
  marks?: readonly string[];
  /** The id of a way of kind `page` by which an order is paid later that was not paid in the form. */
  later?: string;
  /** Cents below which nothing can be paid. */
  least?: number;
  /** '' or why the way cannot be offered, for the owner. */
  ready?: () => string;
  /** What the form needs in `payment` of the page config. */
  config?: () => Readonly<Record<string, unknown>>;
  /** What the customer must know to pay it, as plain text. */
  instructions?: (order: Order) => string;
  /** Asks for a payment of `payment.amount` cents; safe to repeat. Without it nobody is asked, and the order awaits its payment. */
  begin?: (asked: AskedPayment) => Promise<Outcome>;
  /** Asks how a payment stands that was begun. */
  settle?: (payment: Payment) => Promise<Outcome>;
  /** Makes sure that an open payment can never be paid, and says how it stands then. */
  cancel?: (payment: Payment) => Promise<Outcome>;
  /** Sends money back, once for each key: the id of the refund. Throws `RefundDeclined` where the provider will not. */
  refund?: (payment: Payment, cents: number, key: string) => Promise<string>;
}

/**
 * How the payment of an order stands for the form: paid, refused with words for the visitor, something that is still to be done,
 * or nothing to say yet.
 */
export type Standing = { paid: true } | { refused: string } | { next: { url: string } | { confirm: object } } | { pending: true };
