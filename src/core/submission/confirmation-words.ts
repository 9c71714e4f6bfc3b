import type { TextKey } from '../text/en';
import type { SignupResult } from './submission';

type Known = Pick<SignupResult, 'paid' | 'mailed'>;

/** What the total of an accepted order is called: paid only where the answer says so. */
export const orderedTotalLabel = (result: Known | null): TextKey => (result?.paid ? 'summary.paid' : 'summary.ordered');

/**
 * The sentence below the heading of an accepted order. It promises a receipt or a mail only where the answer says so.
 * @param hasEmail whether the visitor's address is known, which those sentences name
 */
export function orderedSentence(result: Known | null, hasEmail: boolean): TextKey {
  const { paid = false, mailed = false } = result ?? {};
  if (mailed && hasEmail) return paid ? 'confirmation.order.receipt' : 'confirmation.order.mailed';
  return paid ? 'confirmation.order.paid' : 'confirmation.order.text';
}
