import { missingPrimary } from '../../core/cart/missing-primary';
import { cartReadiness } from '../../core/catalogue/loads-needed';
import type { Facts } from '../../core/facts/facts';
import type { FormValues } from '../../core/answers/form-values';
import { getPath } from '../../core/util/paths';
import { dollarsToCents, type Cents } from '../../core/util/money';
import { nyopMinimumNotMet } from '../../core/pricing/nyop-requested-price';
import { actionFor, captchaFor, isPaidOrder } from '../../core/submission/action-for';
import { mayAttempt } from '../../core/submission/attempts';
import { chooseRedirect } from '../../core/submission/choose-redirect';
import { debugPayload } from '../../core/submission/debug-payload';
import { assertCaptcha, needsCaptcha } from '../../core/submission/captcha';
import { errorOfFault, errorOfReply, missingPropertyError } from '../../core/submission/error-catalogue';
import { CheckoutError, NetworkFault } from '../../core/submission/faults';
import { postFields } from '../../core/submission/post-fields';
import type { ActionReply, CataloguedError, SignupResult } from '../../core/submission/submission';
import type { PageConfig } from '../../core/page-config/page-config';
import type { Services } from '../../services/services';
import type { FormStore } from '../create-store';
import type { FactsOf } from '../root-state';
import { toastShown } from '../notices-slice';
import type { IdempotencyKey } from './idempotency-key';
import { createCardTokens } from './card-tokens';
import { payloadOf, type SubmissionContext } from './payload';
import {
  attemptCounted,
  priceFailed,
  redirectStarted,
  statusChanged,
  submissionFailed,
  submissionFinished,
  submissionStarted,
} from './submission-slice';

/** From a success to the next page, in ms (REDIR-01). */
export const redirectAfterMs = 1500;
/** Pauses before an attempt whose outcome is unknown is repeated by itself, in ms. */
const repeatAfterMs = [1000, 3000];

/** No readable answer came: the order may have gone through or not, and the next try asks about the same one. */
const unknownOutcome: CataloguedError = {
  code: 0,
  title: 'submission.unknown.title',
  message: { key: 'submission.unknown.message' },
};

export interface SubmitterOptions {
  store: FormStore;
  factsOf: FactsOf;
  services: Services;
  context: SubmissionContext;
  key: IdempotencyKey;
  /** The form's values with the secrets, which never are in the store. */
  valuesWithSecrets: () => FormValues;
  /** Shows what is wrong and answers false, or answers true (FORM-20). */
  validate: () => boolean;
  /** Called once the server has accepted, with the key that it knows the order by; what is kept is marked here. */
  onSuccess: (result: SignupResult | null, orderKey: string) => void;
  /** The captcha's answer was used up; the visitor must give a new one. */
  onCaptchaUsed: () => void;
  /** The price that the visitor named was too low; they are asked for this one, in cents (NYOP-05, NYOP-06). */
  onPriceTooLow: (minimum: Cents) => void;
}

/**
 * The one way an order, or any other form, is sent. A second call while one is under way, or after one has succeeded,
 * does nothing: the lock is taken before anything is awaited, since two submit events can come in one tick.
 */
export function createSubmitter(options: SubmitterOptions) {
  const { store, factsOf, services, context, key, valuesWithSecrets, validate } = options;
  const { onSuccess, onCaptchaUsed, onPriceTooLow } = options;
  const { dispatch, getState } = store;
  const payer = createCardTokens(services.tokenizer, context.switches.tokenizerTestKey);
  let isLocked = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function submit(): Promise<void> {
    const { status, attempts } = getState().submission;
    if (isLocked || status === 'redirecting' || status === 'done') return;
    isLocked = true;
    try {
      dispatch(submissionStarted());
      if (!validate()) return void dispatch(submissionFailed(null));
      const facts = { ...factsOf(getState()), values: valuesWithSecrets() };
      const minimum = nyopMinimumNotMet(facts);
      if (minimum !== undefined) return refusePrice(minimum);
      dispatch(attemptCounted());
      if (!mayAttempt(attempts)) return fail(missingPropertyError);
      await send(facts);
    } catch (fault) {
      services.log.error('The submission did not succeed.', fault instanceof Error ? fault.message : '');
      fail(fault instanceof NetworkFault && isSending() ? unknownOutcome : errorOfFault(fault));
    } finally {
      isLocked = false;
    }
  }

  async function send(facts: Facts): Promise<void> {
    const { config, values } = facts;
    const action = actionFor(config.formType);
    const isPaid = isPaidOrder(config.formType);
    if (isPaid && cartReadiness(facts) !== 'ready') throw new CheckoutError('load.failed');
    const cart = getState().cart.items;
    if (isPaid && missingPrimary(facts, cart).length > 0) throw new CheckoutError('summary.notOffered');
    const captchaResponse = String(getPath(values, 'captcha.response') ?? '');
    assertCaptcha(config, captchaResponse);
    if (config.flags.bailBeforeSubmission) {
      services.log.warn('Stopped before submission.', debugPayload(payloadOf(facts, cart, context)));
      return void dispatch(submissionFailed(null));
    }
    if (needsCaptcha(config) && captchaFor(config.formType) === 'checkedFirst') {
      // A key of its own: under that of the order the server would answer the order as it answered this.
      const check = { captchaResponse, idempotency_key: services.newKey() };
      const error = errorOfReply('process_captcha', await services.formPost.post('process_captcha', check));
      if (error) {
        onCaptchaUsed();
        return fail(error);
      }
    }
    if (isPaid) dispatch(statusChanged('tokenizing'));
    const payment = isPaid ? await payer.pay(facts) : null;

    dispatch(statusChanged('submitting'));
    const data = payloadOf(facts, cart, context, payment);
    const orderKey = key.current();
    const fields = postFields(config, data, { idempotencyKey: orderKey, captchaResponse });
    const reply = await postUntilAnswered(action, fields);
    // Any readable answer ends the attempt; what comes next is another one.
    key.giveUp();
    if (captchaFor(config.formType) !== 'none') onCaptchaUsed();
    const minimum = minimumAsked(facts, reply);
    if (minimum !== undefined) return refusePrice(minimum);
    const error = errorOfReply(action, reply);
    if (error) fail(error);
    else succeed(config, reply, orderKey);
  }

  const isSending = () => ['submitting', 'unknown'].includes(getState().submission.status);

  /** Posts, and repeats with the same key while no readable answer comes; rejects with the last fault. */
  async function postUntilAnswered(action: string, fields: Readonly<Record<string, string>>): Promise<ActionReply> {
    for (const pause of repeatAfterMs) {
      try {
        return await services.formPost.post(action, fields);
      } catch (fault) {
        if (isStopped || !(fault instanceof NetworkFault)) throw fault;
        dispatch(statusChanged('unknown'));
        await new Promise((resolve) => setTimeout(resolve, pause));
        if (isStopped) throw fault;
      }
    }
    return services.formPost.post(action, fields);
  }

  function succeed(config: PageConfig, reply: ActionReply, orderKey: string) {
    const result = reply.result ?? null;
    onSuccess(result, orderKey);
    const address = chooseRedirect(config, reply);
    dispatch(submissionFinished(result));
    if (!address || isStopped) return;
    dispatch(redirectStarted());
    timer = setTimeout(() => services.redirector.go(address), redirectAfterMs);
  }

  function fail(error: CataloguedError) {
    dispatch(submissionFailed(error));
    dispatch(toastShown({ kind: 'error', title: error.title, message: error.message }));
  }

  /** No error: the visitor is asked for more, and what they answer is another submission (NYOP-06, NYOP-10). */
  function refusePrice(minimum: Cents) {
    dispatch(priceFailed());
    onPriceTooLow(minimum);
  }

  return {
    submit,
    /** Lets nothing happen after the form has left the page. */
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

export type Submitter = ReturnType<typeof createSubmitter>;

/** The minimum that an answer asks for in place of the order; one that took the order asks for nothing. */
const minimumAsked = ({ offer }: Facts, { min, result, success }: ActionReply): Cents | undefined =>
  offer.asksNyop && !result && !success ? dollarsToCents(min) : undefined;
