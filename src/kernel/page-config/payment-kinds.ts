import type { TextKey } from '../text/en';

/** What an accepted order is called that nobody has said to be paid (SHOP-09). */
export interface AfterOrder {
  /** The label of its total. */
  total: TextKey;
  /** The sentence below the heading; may name `{total}` and `{email}`. */
  text: TextKey;
  /** That sentence where the server writes to the visitor. */
  mailed: TextKey;
  /** Those two sentences once it is paid, as long as they are: nothing moves when a payment is settled. As usual where left out. */
  paid?: TextKey;
  paidMailed?: TextKey;
  /** The label of the address that the server writes to. */
  mailTo: TextKey;
  /** The link to the order. */
  link: TextKey;
  /** The state of the payment; left out where nothing is known of it. */
  status?: TextKey;
}

/** What the visitor reads before an order for which the form asks for nothing. */
export interface PaymentTerms {
  /** While the total is not known. */
  unknown: TextKey;
  /** Names the `{total}`. */
  known: TextKey;
  /** Names the `{total}` and the `{email}` that the server writes to. */
  mailed: TextKey;
}

/** How the ways of a kind are paid. */
export interface PaymentKind {
  /** The form asks for a card and its billing address, and exchanges the card for a token. */
  needsCard: boolean;
  /** The provider's own box in the payment step asks for all that it needs, and makes a token of it. */
  needsBox: boolean;
  /** The heading where it is the only way. */
  title: TextKey;
  /** When and how it is paid, where the form asks for nothing. */
  terms?: PaymentTerms;
  /** What Submit reads where something is due; as usual where left out. */
  submit?: TextKey;
  /** What the visitor reads while the page is opened on which the order is paid. */
  leaving?: TextKey;
  /** What the total is called where the order is submitted, and the note below it at the review. */
  due: TextKey;
  dueNote: TextKey;
  afterOrder: AfterOrder;
}

/** An accepted order that the provider is still to say to be paid. */
const awaiting: AfterOrder = {
  total: 'summary.amountDue',
  text: 'confirmation.order.unpaid',
  mailed: 'confirmation.order.unpaidMailed',
  paid: 'confirmation.order.settled',
  paidMailed: 'confirmation.order.settledMailed',
  mailTo: 'confirmation.mailTo',
  link: 'confirmation.payNow',
  status: 'confirmation.awaiting',
};

/** The kinds of ways, by the value of `payment.ways[].kind` in the page config (PAY-01). */
export const paymentKinds = {
  card: {
    needsCard: true,
    needsBox: false,
    title: 'section.card',
    due: 'summary.due',
    dueNote: 'review.due',
    afterOrder: {
      total: 'summary.ordered',
      text: 'confirmation.order.text',
      mailed: 'confirmation.order.mailed',
      mailTo: 'confirmation.mailTo',
      link: 'confirmation.orderLink',
    },
  },
  invoice: {
    needsCard: false,
    needsBox: false,
    title: 'section.invoice',
    terms: { unknown: 'way.invoice.later', known: 'way.invoice.due', mailed: 'way.invoice.mailed' },
    due: 'summary.amountDue',
    dueNote: 'review.dueByInvoice',
    afterOrder: {
      total: 'summary.amountDue',
      text: 'confirmation.order.awaiting',
      mailed: 'confirmation.order.invoice',
      mailTo: 'confirmation.invoiceTo',
      link: 'confirmation.orderLink',
      status: 'confirmation.awaiting',
    },
  },
  page: {
    needsCard: false,
    needsBox: false,
    title: 'section.paymentPage',
    terms: { unknown: 'way.page.later', known: 'way.page.due', mailed: 'way.page.due' },
    submit: 'button.continueToPayment',
    leaving: 'submission.toPayment',
    due: 'summary.due',
    dueNote: 'review.dueOnPage',
    afterOrder: awaiting,
  },
  box: {
    needsCard: false,
    needsBox: true,
    title: 'section.card',
    due: 'summary.due',
    dueNote: 'review.due',
    afterOrder: awaiting,
  },
} as const satisfies Record<string, PaymentKind>;

export type PaymentKindId = keyof typeof paymentKinds;
export const paymentKindIds = Object.keys(paymentKinds) as readonly PaymentKindId[];

export const kindOf = (id: PaymentKindId): PaymentKind => paymentKinds[id];

export const isPaymentKind = (id: unknown): id is PaymentKindId => typeof id === 'string' && Object.hasOwn(paymentKinds, id);
