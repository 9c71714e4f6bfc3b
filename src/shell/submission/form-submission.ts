import type { Question } from '../../kernel/answers/question';
import type { PageConfig } from '../../kernel/page-config/page-config';
import { askedValues } from '../../kernel/plan/asked-values';
import type { SubmissionContext } from '../../submission/submission-traits';
import { listsWithoutRole } from '../../submission/without-role';
import { readSwitches, type Switches } from '../../submission/switches';
import type { Text } from '../../kernel/text/format-message';
import type { FormHandle } from '../../form/form-handle';
import type { FormDefinition } from '../../forms/define-form';
import type { BrowserWindow } from '../../services/browser-window';
import { lastingStorage } from '../../services/lasting-storage';
import type { Services } from '../../services/services';
import type { FormStore } from '../../state/create-store';
import type { FactsOf } from '../../state/root-state';
import { createIdempotencyKeys } from '../../state/submission/idempotency-keys';
import { forgetAttempts } from '../../state/submission/order-attempts';
import type { AcceptedOrder } from '../../state/submission/send-options';
import { orderSending } from '../../state/submission/order-sending';
import { plainReceipt } from '../../submission/plain-receipt';
import { createPayingMark } from '../../state/submission/paying-mark';
import { createSubmitter } from '../../state/submission/submit';
import { createSubmittedFlag, type SubmittedFlag } from '../../state/submission/submitted-flag';
import { dispatchToHost } from '../context/embed-api';
import type { Navigation } from '../context/navigation';
import { orderViews } from '../context/order-views';
import { furtherOrderQuestion } from './further-order';
import { createFormSubmit, type FormSubmit } from './form-submit';
import { askForMinimum } from './nyop-minimum';

export interface FormSubmission extends FormSubmit {
  submittedFlag: SubmittedFlag;
  /** What they are set to counts for the next submission. */
  switches: Switches;
  /** Whether an order was sent of which nobody knows what became. */
  isUnknown(): boolean;
  /** Brings the key of an order with unknown outcome back into a storage that was emptied (SUBM-59). */
  keepKeys(): void;
  /** Forgets the order that went out, so that another one can be sent. */
  forget(): void;
  /** Shows the outcome of a post that an earlier form has begun on this page. */
  resume(): void;
  /** Begins no post and does not redirect any more; a post that has begun goes on. */
  stop(): void;
}

export interface FormSubmissionOptions {
  root: HTMLElement;
  page: BrowserWindow;
  config: PageConfig;
  definition: FormDefinition;
  services: Services;
  store: FormStore;
  factsOf: FactsOf;
  form: FormHandle;
  navigation: Navigation;
  /** The form's sentences, in its language of that moment. */
  text: () => Text;
  /** The prefix of the keys in `sessionStorage`. */
  tabKey: string;
  persistence: {
    /** Writes the answers to the storage at once. */
    save(): void;
    /** Removes them from the storage. */
    remove(): void;
    /** Removes the domain cart from the storage. */
    removeDomains(): void;
  };
}

/** The answers of the questions that are asked, secrets among them; logs the lists that are left out. */
function valuesToSend(form: FormHandle, log: Services['log']) {
  const facts = form.facts();
  const asked = askedValues(form.plan, facts);
  for (const list of listsWithoutRole(facts.values, asked)) log.info(`Role not set. These people are not sent: ${list}.`);
  return asked;
}

const contextOf = ({ page, services }: FormSubmissionOptions, switches: Switches): SubmissionContext => ({
  pageAddress: page.location.origin + page.location.pathname,
  switches,
  // Asked at each submission: a chat may have begun since.
  get hadChat() {
    return services.readCookie('chatEngaged') !== undefined;
  },
  readKey: services.readKey,
});

/** Sends the form, and takes what comes of it to the form, the host's page and the storage. */
export function createFormSubmission(options: FormSubmissionOptions): FormSubmission {
  const { root, page, config, definition, services, store, factsOf, form, navigation, text, tabKey, persistence } = options;
  const { clearOnSubmit } = config.flags;
  const orders = orderSending.get();
  const keys = createIdempotencyKeys(services.sessionStorage, `${tabKey}:attempt`, services.newKey, services.log.info);
  const lasting = lastingStorage(services.sessionStorage);
  const paying = createPayingMark(lasting, `${tabKey}:paying`);
  const submittedFlag = createSubmittedFlag(lasting, `${tabKey}:sent`, page.performance.timeOrigin, services.log.info);
  const switches = readSwitches(config, page.location.search, page.location.hash);
  let isStopped = false;

  /** Validates again under the lock: answers may have changed since Formik's validation, which is asynchronous. */
  function validate(): boolean {
    form.flush();
    return navigation.validateAll() && dispatchToHost(root, 'submit', {});
  }

  function onAccepted({ result, orderKey, hasDomains, receipt, isToSettle }: AcceptedOrder) {
    if (!definition.isRepeatable) submittedFlag.set(result, receipt, isToSettle ? orderKey : undefined);
    if (orders && definition.kind === 'order')
      dispatchToHost(root, 'ordered', { orderNumber: orderKey, ledger: orders.ledgerOf(store.getState().cart.items) });
    // Nothing that happens in an unmounted form is persisted any more.
    if (isStopped && clearOnSubmit) persistence.remove();
    if (isStopped && hasDomains) persistence.removeDomains();
  }

  /** Asks, and sends once more what `agree` has prepared. */
  const askToSend = (question: Question, agree: () => void) =>
    form.ask(question, (isAccepted) => {
      if (!isAccepted) return;
      agree();
      formSubmit.submitAll();
    });

  const submitter = createSubmitter({
    store,
    factsOf,
    services,
    tabKey,
    form: definition,
    keys,
    paying,
    context: contextOf(options, switches),
    valuesWithSecrets: () => valuesToSend(form, services.log),
    validate,
    onAccepted,
    receiptOf: (facts, cart) => orders?.receiptOf(facts, cart, text()) ?? plainReceipt(facts),
    onSuccess() {
      if (clearOnSubmit) form.change({ clearFormDataOnNextPageLoad: true });
      persistence.save();
    },
    onCaptchaUsed: () => form.change({ 'captcha.response': '' }),
    onRefused: (error) => orderViews.get()?.markRefusedCard(form, error, text()),
    onPriceTooLow: (minimum) => askForMinimum(form, minimum),
    onPriceChanged: (change) => orders && askToSend(orders.priceQuestion(change), () => submitter.agree(change.total)),
    onFurther: (digest, earlier) => askToSend(furtherOrderQuestion(definition, earlier), () => keys.allowFurther(digest)),
  });

  const formSubmit = createFormSubmit({ form, navigation, store }, submitter.submit);

  return {
    ...formSubmit,
    submittedFlag,
    switches,
    isUnknown: keys.hasUnknown,
    keepKeys: keys.keep,
    forget() {
      submittedFlag.clear();
      keys.clear();
      paying.clear();
      forgetAttempts(tabKey);
    },
    resume: submitter.resume,
    stop() {
      isStopped = true;
      submitter.stop();
    },
  };
}
