import { kindOf, type AfterOrder } from '../kernel/page-config/payment-kinds';
import type { Receipt } from '../commerce/review/receipt';
import type { TextKey } from '../kernel/text/en';
import type { SignupResult } from './submission';

type Known = Pick<SignupResult, 'paid' | 'mailed'>;

type Ordered = Pick<Receipt, 'kind'>;

/** What an order is called that nobody has said to be paid: by its way, or as usual where nothing is to be paid. */
const afterOrder = (receipt: Ordered | null): AfterOrder => kindOf(receipt?.kind ?? 'card').afterOrder;

/** What the total of an accepted order is called: paid only where the answer says so (SHOP-09). */
export const orderedTotalLabel = (result: Known | null, receipt: Ordered | null): TextKey =>
  result?.paid ? 'summary.paid' : afterOrder(receipt).total;

/** The state of the payment of an accepted order; undefined where nothing is known of it, or its total says so. */
export function paymentStatus(result: Known | null, receipt: Ordered | null): TextKey | undefined {
  const { status } = afterOrder(receipt);
  return status && result?.paid ? 'confirmation.paid' : status;
}

/** What the link to the order is called: where it is still to be paid on a page, that is done there (PAY-04). */
export const orderLinkLabel = (result: Known | null, receipt: Ordered | null): TextKey =>
  result?.paid ? 'confirmation.orderLink' : afterOrder(receipt).link;

/** What the visitor reads while the next page is opened. */
export const leavingSentence = (result: Known | null, receipt: Ordered | null): TextKey =>
  (!result?.paid && receipt?.kind && kindOf(receipt.kind).leaving) || 'submission.redirecting';

/** What the address is called that the server writes to. */
export const mailLabel = (result: Known | null, receipt: Ordered | null): TextKey =>
  result?.paid ? 'confirmation.receiptTo' : afterOrder(receipt).mailTo;

/**
 * The sentence below the heading of an accepted order. It promises a receipt or a mail only where the answer says so.
 * @param hasEmail whether the visitor's address is known, which those sentences name
 */
export function orderedSentence(result: Known | null, receipt: Ordered | null, hasEmail: boolean): TextKey {
  const { paid = false, mailed = false } = result ?? {};
  const words = afterOrder(receipt);
  if (mailed && hasEmail) return paid ? (words.paidMailed ?? 'confirmation.order.receipt') : words.mailed;
  return paid ? (words.paid ?? 'confirmation.order.paid') : words.text;
}
