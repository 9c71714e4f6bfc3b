import { orderViews, type RunningOrder } from '../context/order-views';
import { followPageReturn } from '../submission/page-return';
import { saveOnLeave } from './form-persistence';
import type { FormSession } from './form-session';
import { startReadBack } from './read-back';
import { startStepHistory } from './step-history';

/** Starts what runs beside the drawn form, before its first render. Returns the function that ends it. */
export function startLifecycles(session: FormSession): () => void {
  const { place, config, services, kept, form, submission, persistence } = session;
  const { root, page } = place;
  const ending = new AbortController();
  const { signal } = ending;
  const readBack = startReadBack(root, signal);
  session.readBack = readBack.now;
  // Before what is there is saved, and before anything is drawn anew.
  page.addEventListener('pagehide', readBack.now, { signal });
  const stopReading = [form.subscribe(readBack.onceForAll), kept.store.subscribe(readBack.onceForAll)];
  const save = () => {
    persistence.save();
    submission.keepKeys();
  };
  saveOnLeave(page, save, signal);
  submission.resume();
  const { store, factsOf } = kept;
  const { submittedFlag, submitAll } = submission;
  const order: RunningOrder = { root, page, config, store, factsOf, services, form, submittedFlag, submitAll };
  const stopOrder = orderViews.get()?.start(order, signal);
  startStepHistory(session, signal);
  followPageReturn({ page, store, submission }, signal);
  orderViews.get()?.followPayment(order, signal);
  return () => {
    ending.abort();
    stopReading.forEach((stop) => stop());
    stopOrder?.();
    submission.stop();
    // Last, so that it has all that came before.
    save();
  };
}
