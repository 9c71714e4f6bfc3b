import { enabledSteps } from '../../core/plan/step-list';
import { ledgerRows } from '../../core/pricing/price-ledger';
import { cartTotal } from '../../core/pricing/total';
import type { Text } from '../../core/text/format-message';
import { isEqual } from '../../core/util/is-equal';
import { somethingWrong } from '../../state/notices-slice';
import { dispatchToHost, type StepDetail } from '../context/embed-api';
import type { FormSession } from './form-session';

/** Paths that hold no answer: where the visitor is, and what the form does by itself. */
const internalPath = /^(currentStep|stepSeen|captcha|clear)/;

/** Tells the host page what happens in a form that is drawn. Returns the function that ends it. */
export function startSessionEvents({ root, form, plan, store, definition, config, navigation, submission }: FormSession, text: () => Text): () => void {
  let step: StepDetail | undefined;
  let { items } = store.getState().cart;
  let { lastError: error } = store.getState().submission;
  let toast: object | undefined;

  function followForm(changed: readonly string[] = []) {
    for (const path of changed) if (!internalPath.test(path)) dispatchToHost(root, 'change', { path });
    const current = navigation.current();
    const steps = enabledSteps(plan, form.facts());
    const { key, title } = plan.steps[current]!;
    const next = { key, title: text()(title as Parameters<Text>[0]), index: steps.indexOf(current), count: steps.length };
    if (isEqual(step, next)) return;
    step = next;
    dispatchToHost(root, 'step', step);
  }

  function followStore() {
    const { cart, catalogue, submission: { lastError }, notices } = store.getState();
    if (definition.kind === 'order' && catalogue.productsLoaded && items !== cart.items) {
      ({ items } = cart);
      dispatchToHost(root, 'cart', { total: cartTotal(items), ledger: ledgerRows(items) });
    }
    const failed = lastError !== error && lastError;
    error = lastError;
    if (failed) dispatchToHost(root, 'error', { code: failed.code, kind: submission.isUnknown() ? 'unknown' : 'submission' });
    const shown = notices.toasts.find(({ message }) => message === somethingWrong.message);
    const isNew = shown && shown !== toast;
    toast = shown;
    if (isNew) dispatchToHost(root, 'error', { code: 0, kind: 'app' });
  }

  dispatchToHost(root, 'ready', { formType: config.formType });
  followForm();
  const stops = [form.subscribe(followForm), store.subscribe(followStore)];
  return () => stops.forEach((stop) => stop());
}
