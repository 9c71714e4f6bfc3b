import type { FormValues } from '../../core/answers/form-values';
import type { Facts } from '../../core/facts/facts';
import { nyopMinimumNotMet } from '../../core/pricing/nyop-requested-price';
import { mayAttempt } from '../../core/submission/attempts';
import { chooseRedirect } from '../../core/submission/choose-redirect';
import { errorOfFault, missingPropertyError } from '../../core/submission/error-catalogue';
import { NetworkFault } from '../../core/submission/faults';
import type { ActionReply, CataloguedError, SignupResult } from '../../core/submission/submission';
import type { Cents } from '../../core/util/money';
import { toastShown } from '../notices-slice';
import type { FactsOf } from '../root-state';
import { createCardTokens } from './card-tokens';
import { sendForm, type Outcome, type SendOptions } from './send-form';
import {
  attemptCounted,
  priceFailed,
  redirectStarted,
  submissionFailed,
  submissionFinished,
  submissionStarted,
} from './submission-slice';

/** Delay before the redirect after a success (REDIR-01). */
const redirectAfterMs = 1500;

/** Shown without a readable response: the order may have been accepted. A retry sends the same idempotency key. */
const unknownOutcome: CataloguedError = {
  code: 0,
  title: 'submission.unknown.title',
  message: { key: 'submission.unknown.message' },
};

export interface SubmitterOptions extends SendOptions {
  factsOf: FactsOf;
  /** The form's values including the secrets, which are never in the store. */
  valuesWithSecrets: () => FormValues;
  /** Returns whether the form is valid; shows the errors if not (FORM-20). */
  validate: () => boolean;
  /** Called when the server has accepted the order, with its idempotency key. */
  onSuccess: (result: SignupResult | null, orderKey: string) => void;
  /** Called when the visitor's price was too low, with the minimum in cents (NYOP-05, NYOP-06). */
  onPriceTooLow: (minimum: Cents) => void;
}

/**
 * The only way a form is sent. A call during a running submission returns its promise; a call after a success does
 * nothing. The lock is set synchronously, before the first await, because two submit events can arrive in one tick.
 */
export function createSubmitter(options: SubmitterOptions) {
  const { store, factsOf, form, services, context, valuesWithSecrets, validate, onSuccess, onPriceTooLow } = options;
  const { dispatch, getState } = store;
  const cardTokens = createCardTokens(services.tokenizer, context.switches.tokenizerTestKey);
  const controller = new AbortController();
  let isLocked = false;
  let running = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function submit(): Promise<void> {
    if (!isLocked) running = attempt();
    return running;
  }

  async function attempt(): Promise<void> {
    const { status } = getState().submission;
    if (status === 'redirecting' || status === 'done') return;
    isLocked = true;
    try {
      dispatch(submissionStarted());
      if (!validate()) return conclude({ type: 'refused', error: null });
      const facts = { ...factsOf(getState()), values: valuesWithSecrets() };
      // A refusal concludes in the same tick, so that the form does not briefly look as if it were being sent.
      conclude(refusalOf(facts) ?? (await sendForm(options, cardTokens, facts, controller.signal)));
    } catch (fault) {
      services.log.error('The submission did not succeed.', fault instanceof Error ? fault.message : '');
      conclude({ type: 'refused', error: fault instanceof NetworkFault && isSending() ? unknownOutcome : errorOfFault(fault) });
    } finally {
      isLocked = false;
    }
  }

  /** Why a valid form must not be sent, or undefined. Counts the attempt, unless the price is too low (SUBM-04). */
  function refusalOf(facts: Facts): Outcome | undefined {
    const minimum = nyopMinimumNotMet(facts);
    if (minimum !== undefined) return { type: 'priceTooLow', minimum };
    const { attempts } = getState().submission;
    dispatch(attemptCounted());
    return mayAttempt(attempts) ? undefined : { type: 'refused', error: missingPropertyError };
  }

  const isSending = () => ['submitting', 'unknown'].includes(getState().submission.status);

  function conclude(outcome: Outcome): void {
    if (outcome.type === 'accepted') return succeed(outcome.reply, outcome.orderKey);
    if (outcome.type === 'priceTooLow') {
      // Not an error: a dialog asks for a higher price, and its answer starts a new submission (NYOP-06, NYOP-10).
      dispatch(priceFailed());
      return onPriceTooLow(outcome.minimum);
    }
    const { error } = outcome;
    dispatch(submissionFailed(error));
    if (error) dispatch(toastShown({ kind: 'error', title: error.title, message: error.message }));
  }

  function succeed(reply: ActionReply, orderKey: string): void {
    const result = reply.result ?? null;
    onSuccess(result, orderKey);
    const address = chooseRedirect(form.redirects, factsOf(getState()).config.redirects, reply);
    dispatch(submissionFinished(result));
    if (!address || controller.signal.aborted) return;
    dispatch(redirectStarted());
    timer = setTimeout(() => services.redirector.go(address), redirectAfterMs);
  }

  return {
    submit,
    /** Stops retries and redirect when the form is unmounted. */
    stop() {
      controller.abort();
      clearTimeout(timer);
    },
  };
}

