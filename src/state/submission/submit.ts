import type { FormValues } from '../../core/answers/form-values';
import { isOrderEmpty } from '../../core/cart/empty-order';
import type { Facts } from '../../core/facts/facts';
import { nyopMinimumNotMet } from '../../core/pricing/nyop-requested-price';
import { mayAttempt } from '../../core/submission/attempts';
import { chooseRedirect } from '../../core/submission/choose-redirect';
import { earlierOrderError, type EarlierOrder } from '../../core/submission/earlier-order';
import {
  cardServiceError,
  emptyOrderError,
  errorOfFault,
  missingPropertyError,
  unknownOutcome,
} from '../../core/submission/error-catalogue';
import { NetworkFault } from '../../core/submission/faults';
import type { CataloguedError } from '../../core/submission/submission';
import type { Cents } from '../../core/util/money';
import type { FactsOf } from '../root-state';
import { domainsChanged } from '../domains-slice';
import { createCardTokens } from './card-tokens';
import { countAttempt } from './order-attempts';
import type { Outcome } from './outcome';
import { runningPost } from './running-posts';
import { sendForm, type SendOptions } from './send-form';
import {
  attemptCounted,
  priceFailed,
  redirectStarted,
  statusChanged,
  submissionFailed,
  submissionFinished,
  submissionStarted,
} from './submission-slice';

/** Delay before the redirect after a success (REDIR-01). */
const redirectAfterMs = 1500;

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
  /** Called when the visitor must be asked whether to send the order beside an earlier one (SUBM-55). */
  onFurther: (digest: string, earlier: EarlierOrder) => void;
}

/**
 * The only way a form is sent. A call during a running submission returns its promise; a call after a success does
 * nothing. The lock is set synchronously, before the first await, because two submit events can arrive in one tick.
 */
export function createSubmitter(options: SubmitterOptions) {
  const { store, factsOf, form, services, context, tabKey, valuesWithSecrets, validate, onSuccess, onPriceTooLow, onFurther } = options;
  const { dispatch, getState } = store;
  const cardTokens = createCardTokens(services.tokenizer, context.switches);
  const controller = new AbortController();
  let isLocked = false;
  let running = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

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
    conclude(refusalOf(options, facts) ?? (await sendForm(options, cardTokens, facts, controller.signal)));
  }

  function conclude(outcome: Outcome): void {
    // A form that is mounted again shows it instead.
    if (controller.signal.aborted) return;
    if (outcome.type === 'accepted') return succeed(outcome);
    if (outcome.type === 'priceTooLow') {
      // Not an error: a dialog asks for a higher price, and its answer starts a new submission (NYOP-06, NYOP-10).
      dispatch(priceFailed());
      return onPriceTooLow(outcome.minimum);
    }
    if (outcome.type === 'further') {
      dispatch(submissionFailed(earlierOrderError(factsOf(getState()), outcome.earlier)));
      return onFurther(outcome.digest, outcome.earlier);
    }
    refuse(options, outcome.error);
  }

  function succeed({ reply, hasDomains, receipt }: Extract<Outcome, { type: 'accepted' }>): void {
    onSuccess();
    const address = chooseRedirect(form.redirects, factsOf(getState()).config.redirects, reply);
    dispatch(submissionFinished(reply.result ?? null, receipt));
    // Once the form shows that it is done: the domains leave its summary, too (DOM-48).
    if (hasDomains) dispatch(domainsChanged([]));
    if (!address) return;
    dispatch(redirectStarted());
    timer = setTimeout(() => services.redirector.go(address), redirectAfterMs);
  }

  return {
    submit,
    /** Waits for the post that an earlier form has begun on this page, and shows its outcome (SUBM-57). */
    resume() {
      const post = runningPost(tabKey);
      if (!post) return;
      running = locked(async () => {
        dispatch(statusChanged('submitting'));
        conclude(await post);
      });
    },
    /** For a form that is unmounted: begins no post, shows nothing and does not redirect. */
    stop() {
      controller.abort();
      clearTimeout(timer);
    },
  };
}

function begin({ store, onRefused }: SubmitterOptions): void {
  store.dispatch(submissionStarted());
  onRefused(null);
}

function refuse({ store, onRefused }: SubmitterOptions, error: CataloguedError | null): void {
  store.dispatch(submissionFailed(error));
  onRefused(error);
}

/** Why a valid form must not be sent, or undefined. Counts the attempt, unless the price is too low or nothing is ordered (SUBM-04). */
function refusalOf({ store, tabKey }: SubmitterOptions, facts: Facts): Outcome | undefined {
  const minimum = nyopMinimumNotMet(facts);
  if (minimum !== undefined) return { type: 'priceTooLow', minimum };
  if (isOrderEmpty(facts, store.getState().cart.items)) return { type: 'refused', error: emptyOrderError };
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
  const isPosted = ['submitting', 'unknown'].includes(status);
  return isPosted && fault instanceof NetworkFault ? unknownOutcome(factsOf(state)) : errorOfFault(fault);
}
