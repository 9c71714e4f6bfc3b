import { settlePayment } from '../../state/orders/settle-payment';
import { paymentSettled } from '../../state/submission/submission-slice';
import type { RunningOrder } from '../context/order-views';

/** A tab that is shown again and again does not ask more often, in ms. */
const pauseMs = 10_000;

/**
 * Asks how the payment stands of an order that is not known to be paid: once where the visitor comes back to its confirmation,
 * and when the tab is shown again. "Paid" then stands in the confirmation; no other answer changes anything (PAY-04, SHOP-09).
 */
export function followPayment({ page, config, store, services, submittedFlag }: RunningOrder, signal: AbortSignal): void {
  let askedAt = -Infinity;
  let isAsking = false;

  async function ask() {
    const orderKey = submittedFlag.orderToSettle();
    const isShown = store.getState().submission.status === 'done';
    const now = page.performance.now();
    if (!orderKey || !isShown || isAsking || now - askedAt < pauseMs) return;
    askedAt = now;
    isAsking = true;
    try {
      const { result, error } = await settlePayment(services.formPost, config, orderKey);
      // Another order may have been begun meanwhile.
      if (signal.aborted || error !== undefined || !result?.paid || submittedFlag.orderToSettle() !== orderKey) return;
      submittedFlag.settle(result);
      store.dispatch(paymentSettled(result));
    } catch {
      // The order stands as it is, and "Pay now" leads to where more is known.
    } finally {
      isAsking = false;
    }
  }

  const askIfVisible = () => void (page.document.visibilityState === 'visible' && ask());
  page.document.addEventListener('visibilitychange', askIfVisible, { signal });
  // After a return by the browser's back/forward cache the confirmation is shown by then.
  page.addEventListener('pageshow', ({ persisted }) => void (persisted && ask()), { signal });
  void ask();
}
