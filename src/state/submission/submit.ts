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

/** From a success to the next page, in ms (REDIR-01). */
const redirectAfterMs = 1500;

/** No readable answer came: the order may have gone through or not, and the next try asks about the same one. */
const unknownOutcome: CataloguedError = {
  code: 0,
  title: 'submission.unknown.title',
  message: { key: 'submission.unknown.message' },
};

export interface SubmitterOptions extends SendOptions {
  factsOf: FactsOf;
  /** The form's values with the secrets, which never are in the store. */
  valuesWithSecrets: () => FormValues;
  /** Shows what is wrong and answers false, or answers true (FORM-20). */
  validate: () => boolean;
  /** Called once the server has accepted, with the key that it knows the order by; what is kept is marked here. */
  onSuccess: (result: SignupResult | null, orderKey: string) => void;
  /** The price that the visitor named was too low; they are asked for this one, in cents (NYOP-05, NYOP-06). */
  onPriceTooLow: (minimum: Cents) => void;
}

/**
 * The one way an order, or any other form, is sent. A second call while one is under way answers the promise of the first,
 * and after one has succeeded it does nothing: the lock is taken before anything is awaited, since two submit events can
 * come in one tick.
 */
export function createSubmitter(options: SubmitterOptions) {
  const { store, factsOf, form, services, context, valuesWithSecrets, validate, onSuccess, onPriceTooLow } = options;
  const { dispatch, getState } = store;
  const cardTokens = createCardTokens(services.tokenizer, context.switches.tokenizerTestKey);
  const ending = new AbortController();
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
      // Concluded at once where nothing is sent: no moment in which the form looks as if it were.
      conclude(refusalOf(facts) ?? (await sendForm(options, cardTokens, facts, ending.signal)));
    } catch (fault) {
      services.log.error('The submission did not succeed.', fault instanceof Error ? fault.message : '');
      conclude({ type: 'refused', error: fault instanceof NetworkFault && isSending() ? unknownOutcome : errorOfFault(fault) });
    } finally {
      isLocked = false;
    }
  }

  /** What stands against sending a valid form, which counts as an attempt unless its price is too low (SUBM-04). */
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
      // No error: the visitor is asked for more, and what they answer is another submission (NYOP-06, NYOP-10).
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
    if (!address || ending.signal.aborted) return;
    dispatch(redirectStarted());
    timer = setTimeout(() => services.redirector.go(address), redirectAfterMs);
  }

  return {
    submit,
    /** Lets nothing happen after the form has left the page. */
    stop() {
      ending.abort();
      clearTimeout(timer);
    },
  };
}

