import type { Cart } from '../../kernel/facts/cart';
import type { Facts } from '../../kernel/facts/facts';
import type { Receipt } from '../../commerce/review/receipt';
import type { SignupResult } from '../../submission/submission';
import type { SubmissionContext, SubmissionTraits } from '../../submission/submission-traits';
import type { Services } from '../../services/services';
import type { FormStore } from '../create-store';
import type { IdempotencyKeys } from './idempotency-keys';
import type { PayingMark } from './paying-mark';

export interface SendOptions {
  store: FormStore;
  form: SubmissionTraits;
  services: Services;
  context: SubmissionContext;
  /** The prefix of the form's keys in `sessionStorage`; forms mounted one after the other share it. */
  tabKey: string;
  keys: IdempotencyKeys;
  /** Which order is being paid by a provider's box. */
  paying: PayingMark;
  /** Called when the captcha response was used; the visitor must solve a new one. */
  onCaptchaUsed: () => void;
  /** Called once when the server has accepted the order, even if the form was unmounted. */
  onAccepted: (accepted: AcceptedOrder) => void;
  /** Puts what is being sent into the form's words. */
  receiptOf: (facts: Facts, cart: Cart) => Receipt;
}

/** An order that the server has accepted. */
export interface AcceptedOrder {
  result: SignupResult | null;
  /** Its idempotency key. */
  orderKey: string;
  /** The domains of the domain cart are ordered. */
  hasDomains: boolean;
  receipt: Receipt;
  /** Its payment is still to be made, and the server can be asked for it. */
  isToSettle: boolean;
}
