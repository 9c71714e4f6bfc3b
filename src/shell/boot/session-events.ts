import type { Text } from '../../kernel/text/format-message';
import { isEqual } from '../../kernel/util/is-equal';
import { orderSending } from '../../state/submission/order-sending';
import { somethingWrong } from '../../state/notices-slice';
import { dispatchToHost, type StepDetail } from '../context/embed-api';
import { stepDetail } from '../context/step-detail';
import type { FormSession } from './form-session';

/** Paths that hold no answer: where the visitor is, and what the form does by itself. */
const internalPath = /^(currentStep|stepSeen|captcha|clear|savedOrder)/;

/** Tells the host page what happens in a form that is drawn. Returns the function that ends it. */
export function startSessionEvents(session: FormSession, text: () => Text): () => void {
  const { config, form, submission, onChange } = session;
  const { root } = session.place;
  const { definition } = session.planned;
  const { store } = session.kept;
  const orders = orderSending.get();
  let step: StepDetail | undefined;
  /** What was told last of the cart and of each kind of error. */
  const told: Record<string, unknown> = { items: store.getState().cart.items, error: store.getState().submission.lastError };

  /** Whether there is such news, and the host page has not been told. */
  function isNews(what: string, news: unknown): boolean {
    const isNew = told[what] !== news;
    told[what] = news;
    return isNew && Boolean(news);
  }

  function followChanges(changed: readonly string[] = []) {
    for (const path of changed) if (!internalPath.test(path)) dispatchToHost(root, 'change', { path });
  }

  function followSteps() {
    const next = stepDetail(form, text());
    if (!isEqual(step, next)) dispatchToHost(root, 'step', (step = next));
    onChange?.();
  }

  function followStore() {
    const {
      cart: { items },
      catalogue,
      submission: { lastError, receipt },
      notices,
    } = store.getState();
    // After a success the cart loses its domains, which changes nothing of the order.
    if (orders && definition.kind === 'order' && !receipt && catalogue.productsLoaded && isNews('items', items))
      dispatchToHost(root, 'cart', { total: orders.totalOf(items), ledger: orders.ledgerOf(items) });
    if (isNews('error', lastError))
      dispatchToHost(root, 'error', { code: lastError!.code, kind: submission.isUnknown() ? 'unknown' : 'submission' });
    if (
      isNews(
        'toast',
        notices.toasts.find(({ message }) => message === somethingWrong.message),
      )
    )
      dispatchToHost(root, 'error', { code: 0, kind: 'app' });
    onChange?.();
  }

  dispatchToHost(root, 'ready', { formType: config.formType });
  followSteps();
  const stops = [form.subscribe(followChanges), form.subscribeView(followSteps), store.subscribe(followStore)];
  return () => stops.forEach((stop) => stop());
}
