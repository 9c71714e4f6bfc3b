import type { CardAdapterId } from '../kernel/page-config/card-adapters';
import type { BoxConfig, PaymentBox } from './payment-box';

/** How `charterform.payment.js`, a separate script, makes tokens for a form (docs/decisions/0015, 0017). */
export interface PaymentAdapter {
  /**
   * Resolves with what the tokenizer answers, in the shape of CARD-10; of the adapter `jsonp` with undefined where it could
   * send nothing. Rejects if there is no answer. Once the signal aborts it may never be settled.
   * @param request `{ card, billing_address, test_key }`
   */
  tokenize(request: Readonly<Record<string, unknown>>, signal?: AbortSignal): Promise<unknown>;
  /**
   * Lets the page's provider draw a field of its own; of the adapter `hosted` alone. Rejects if it cannot.
   * @param container an empty element with the id of the field, of the number or the code; around it are label and hint
   * @param onChange told '' while it is empty, `0` while it is not valid, or another number each time that it is
   * @param signal takes the field away
   */
  place(container: HTMLElement, onChange: (state: string) => void, onBlur: () => void, signal: AbortSignal): Promise<void>;
}

export interface CreatePaymentAdapter {
  /**
   * @param id `payment.adapter` of the page config
   * @param address where cards are sent
   */
  (id: CardAdapterId, address: string): PaymentAdapter;
  /** For a form that shows the box of a provider (PAY-06). */
  box: (config: BoxConfig) => PaymentBox;
}

declare global {
  interface Window {
    /** Set by `charterform.payment.js`. */
    charterformPayment?: CreatePaymentAdapter;
  }
}
