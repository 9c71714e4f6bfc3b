import type { FormValues } from '../../kernel/answers/form-values';
import type { Facts } from '../../kernel/facts/facts';
import { countAttempt, mayAttempt } from './order-attempts';
import { earlierOrderError, type EarlierOrder } from '../../submission/earlier-order';
import { cardServiceError, errorOfFault, missingPropertyError, unknownOutcome } from '../../submission/error-catalogue';
import { NetworkFault } from '../../submission/faults';
import type { PriceChange } from '../../submission/price-change';
import type { CataloguedError } from '../../submission/submission';
import { isEqual } from '../../kernel/util/is-equal';
import type { Cents } from '../../kernel/util/money';
import type { FactsOf } from '../root-state';
import { createNextPage } from './next-page';
import { orderSending, type OrderSender } from './order-sending';
import type { Outcome } from './outcome';
import { runningPost } from './running-posts';
import { sendForm } from './send-form';
import type { SendOptions } from './send-options';
import { attemptCounted, priceFailed, statusChanged, submissionFailed, submissionFinished, submissionStarted } from './submission-slice';

export interface SubmitterOptions extends SendOptions {
  factsOf: FactsOf;
  /** The form's values including the secrets, which are never in the store. */
  valuesWithSecrets: () => FormValues;
  /** Returns whether the form is valid; shows the errors if not (FORM-20). */
  validate: () => boolean;
  /** Called when the form is about to show that the order was accepted. */
  onSuccess: () => void;
  /** Called when the order was refused, and with null when another attempt begins. */
  onRefused: (error: CataloguedError | null) => void;
  /** Called when the visitor's price was too low, with the minimum in cents (NYOP-05, NYOP-06). */
  onPriceTooLow: (minimum: Cents) => void;
  /** Called when the visitor must be asked whether to order for another price (SHOP-06). */
  onPriceChanged: (change: PriceChange) => void;
  /** Called when the visitor must be asked whether to send the order beside an earlier one (SUBM-55). */
  onFurther: (digest: string, earlier: EarlierOrder) => void;
}

/**
 * The only way a form is sent. A call during a running submission returns its promise; a call after a success does
 * nothing. The lock is set synchronously, before the first await, because two submit events can arrive in one tick.
 */
export function createSubmitter(options: SubmitterOptions) {
  const { store, factsOf, tabKey, valuesWithSecrets, validate, onSuccess } = options;
  const { dispatch, getState } = store;
  const sender = orderSending.get()?.createSender(options);
  const nextPage = createNextPage(options);
  const controller = new AbortController();
  let isLocked = false;
  let running = Promise.resolve();
  let agreement: { total: Cents; values: FormValues } | undefined;

  function submit(): Promise<void> {
    const { status } = getState().submission;
    if (!isLocked && status !== 'redirecting' && status !== 'done') running = locked(attempt);
    return running;
  }

  async function locked(act: () => Promise<void>): Promise<void> {
    isLocked = true;
    try {
      await act();
    } catch (fault) {
      conclude({ type: 'refused', error: faultError(options, fault) });
    } finally {
      isLocked = false;
    }
  }

  async function attempt(): Promise<void> {
    begin(options);
    if (!validate()) return conclude({ type: 'refused', error: null });
    const facts = { ...factsOf(getState()), values: valuesWithSecrets() };
    // A refusal concludes in the same tick, so that the form does not briefly look as if it were being sent.
    const agreedTotal = agreement && isEqual(agreement.values, facts.values) ? agreement.total : undefined;
    agreement = undefined;
    const outcome = refusalOf(options, sender, facts) ?? (await sendForm(options, sender, facts, controller.signal, agreedTotal));
    if (sender && (outcome.type === 'priceChanged' || isNotSold(outcome))) await sender.reloadProducts(controller.signal);
    conclude(outcome);
  }

  function conclude(outcome: Outcome): void {
    // A form that is mounted again shows it instead.
    if (controller.signal.aborted) return;
    if (outcome.type === 'accepted') return succeed(outcome);
    if (outcome.type === 'refused') refuse(options, outcome.error);
    else ask(options, sender, outcome);
  }

  function succeed({ reply, hasDomains, receipt }: Extract<Outcome, { type: 'accepted' }>): void {
    onSuccess();
    dispatch(submissionFinished(reply.result ?? null, receipt));
    // Once the form shows that it is done: the domains leave its summary, too (DOM-48).
    if (hasDomains) sender?.releaseDomains();
    nextPage.goOn(reply);
  }

  return {
    submit,
    /** The visitor agrees to pay so much for the order as it stands; any change of an answer ends the agreement. */
    agree: (total: Cents): void => void (agreement = { total, values: valuesWithSecrets() }),
    /**
     * Waits for the post that an earlier form has begun on this page, or brings the payment of an earlier load to an end, and
     * shows its outcome (SUBM-57, PAY-06).
     */
    resume() {
      const post = runningPost(tabKey) ?? sender?.resumePayment(() => factsOf(getState()));
      if (!post) return;
      running = locked(async () => {
        dispatch(statusChanged('submitting'));
        conclude(await post);
      });
    },
    /** For a form that is unmounted: begins no post, shows nothing and does not redirect. */
    stop() {
      controller.abort();
      nextPage.stop();
    },
  };
}

type AskedOutcome = Exclude<Outcome, { type: 'accepted' | 'refused' }>;

const isNotSold = (outcome: Outcome): boolean => outcome.type === 'refused' && outcome.error?.notSold !== undefined;

function begin({ store, onRefused }: SubmitterOptions): void {
  store.dispatch(submissionStarted());
  onRefused(null);
}

function refuse({ store, onRefused }: SubmitterOptions, error: CataloguedError | null): void {
  store.dispatch(submissionFailed(error));
  onRefused(error);
}

/** Lets the visitor be asked what the server, or an earlier order, wants to know. */
function ask(options: SubmitterOptions, sender: OrderSender | undefined, outcome: AskedOutcome): void {
  const { store, factsOf, onPriceTooLow, onPriceChanged, onFurther } = options;
  if (outcome.type === 'priceTooLow') {
    // Not an error: a dialog asks for a higher price, and its answer starts a new submission (NYOP-06, NYOP-10).
    store.dispatch(priceFailed());
    onPriceTooLow(outcome.minimum);
  } else if (outcome.type === 'priceChanged') {
    store.dispatch(submissionFailed(sender?.priceChangeError(outcome.change) ?? null));
    onPriceChanged(outcome.change);
  } else {
    store.dispatch(submissionFailed(earlierOrderError(factsOf(store.getState()), outcome.earlier)));
    onFurther(outcome.digest, outcome.earlier);
  }
}

/**
 * Why a valid form must not be sent, or undefined. Counts the attempt, unless the price is too low, nothing is ordered or prices
 * are still loading (SUBM-04).
 */
function refusalOf({ store, tabKey }: SubmitterOptions, sender: OrderSender | undefined, facts: Facts): Outcome | undefined {
  const refusal = sender?.refusalOf(facts, store.getState().cart.items);
  if (refusal) return refusal;
  const attempts = countAttempt(tabKey);
  store.dispatch(attemptCounted(attempts));
  return mayAttempt(attempts - 1) ? undefined : { type: 'refused', error: missingPropertyError };
}

/** What the visitor reads after a failed call. Once the post was begun, nobody knows whether it arrived. */
function faultError({ store, services, factsOf }: SubmitterOptions, fault: unknown): CataloguedError {
  services.log.error('The submission failed.', fault instanceof Error ? fault.message : '');
  const state = store.getState();
  const { status } = state.submission;
  if (status === 'tokenizing') return cardServiceError(fault) ?? errorOfFault(fault);
  const isPosted = ['submitting', 'confirming', 'unknown'].includes(status);
  return isPosted && fault instanceof NetworkFault ? unknownOutcome(factsOf(state)) : errorOfFault(fault);
}
