import type { Cart } from '../../core/cart-items/cart-item';
import { missingPrimary } from '../../core/cart/missing-primary';
import { cartReadiness } from '../../core/catalogue/loads-needed';
import type { Facts } from '../../core/facts/facts';
import { assertCaptcha, checksCaptchaFirst } from '../../core/submission/captcha';
import { debugPayload } from '../../core/submission/debug-payload';
import { captchaFailure, errorOfReply } from '../../core/submission/error-catalogue';
import { CheckoutError, NetworkFault } from '../../core/submission/faults';
import type { SubmissionTraits, SubmissionContext } from '../../core/submission/submission-traits';
import { postFields } from '../../core/submission/post-fields';
import type { ActionReply, CataloguedError } from '../../core/submission/submission';
import { dollarsToCents, type Cents } from '../../core/util/money';
import { getPath } from '../../core/util/paths';
import type { FormPost, Services } from '../../services/services';
import type { FormStore } from '../create-store';
import type { CardTokens } from './card-tokens';
import type { IdempotencyKey } from './idempotency-key';
import { statusChanged } from './submission-slice';

/** Delays before the automatic retries of a post with unknown outcome. */
const retryDelaysMs = [1000, 3000];

export interface SendOptions {
  store: FormStore;
  form: SubmissionTraits;
  services: Services;
  context: SubmissionContext;
  key: IdempotencyKey;
  /** Called when the captcha response was used; the visitor must solve a new one. */
  onCaptchaUsed: () => void;
}

/** How a submission ended. */
export type Outcome =
  | { type: 'accepted'; reply: ActionReply; orderKey: string }
  /** With a null error, no message is shown. */
  | { type: 'refused'; error: CataloguedError | null }
  /** The visitor's price is below this minimum, in cents (NYOP-05). */
  | { type: 'priceTooLow'; minimum: Cents };

/**
 * Sends the form: captcha check, card token, then the post itself. Rejects with CheckoutError if the form must not be
 * sent, else with the error of the failed call (NetworkFault, TokenizerError). Aborting the signal stops the retries.
 */
export async function sendForm(options: SendOptions, cardTokens: CardTokens, facts: Facts, signal: AbortSignal): Promise<Outcome> {
  const { store, form, services, context, key, onCaptchaUsed } = options;
  const cart = store.getState().cart.items;
  const captchaResponse = String(getPath(facts.values, 'captcha.response') ?? '');
  assertSendable(facts, cart);
  assertCaptcha(facts.config, form, captchaResponse);
  if (facts.config.flags.bailBeforeSubmission) {
    const { data } = form.payload({ facts, cart, context, payment: null });
    services.log.warn('Stopped before submission.', debugPayload(data));
    return { type: 'refused', error: null };
  }
  if (checksCaptchaFirst(facts.config, form)) {
    const error = await checkCaptcha(services, captchaResponse);
    if (error) {
      onCaptchaUsed();
      return { type: 'refused', error };
    }
  }
  const isPaid = facts.form.kind === 'order';
  if (isPaid) store.dispatch(statusChanged('tokenizing'));
  const payment = isPaid ? await cardTokens.pay(facts) : null;

  store.dispatch(statusChanged('submitting'));
  const { data, files } = form.payload({ facts, cart, context, payment });
  const orderKey = key.current();
  const fields = { ...postFields(facts.config, form, data, { idempotencyKey: orderKey, captchaResponse }), ...files };
  const post = () => services.formPost.post(form.action, fields);
  const reply = await postUntilAnswered(post, signal, () => store.dispatch(statusChanged('unknown')));
  // Any readable response ends the attempt; the next submission needs a new key.
  key.clear();
  if (form.captcha !== 'none') onCaptchaUsed();
  return outcomeOf(facts, form, reply, orderKey);
}

/** Throws CheckoutError for an order with products not loaded, or without its primary products. */
function assertSendable(facts: Facts, cart: Cart): void {
  if (facts.form.kind !== 'order') return;
  if (cartReadiness(facts) !== 'ready') throw new CheckoutError('load.failed');
  if (missingPrimary(facts, cart).length > 0) throw new CheckoutError('summary.notOffered');
}

/** Lets the server verify the captcha response (SUBM-53); undefined if it is valid. */
async function checkCaptcha({ formPost, newKey }: Services, captchaResponse: string): Promise<CataloguedError | undefined> {
  // Not the order's idempotency key, or the server would repeat this response for the order itself.
  const reply = await formPost.post('process_captcha', { captchaResponse, idempotency_key: newKey() });
  return errorOfReply(captchaFailure, reply);
}

/** Posts, and retries after a NetworkFault; rejects with the last fault. */
async function postUntilAnswered(post: () => ReturnType<FormPost['post']>, signal: AbortSignal, onUnknown: () => void): Promise<ActionReply> {
  for (const delayMs of retryDelaysMs) {
    try {
      return await post();
    } catch (fault) {
      if (signal.aborted || !(fault instanceof NetworkFault)) throw fault;
      onUnknown();
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (signal.aborted) throw fault;
    }
  }
  return post();
}

/** Interprets the reply. An accepted order ignores `min`, a refused one with `min` asks for a higher price. */
function outcomeOf({ offer }: Facts, { failure }: SubmissionTraits, reply: ActionReply, orderKey: string): Outcome {
  const { min, result, success } = reply;
  const minimum = offer.asksNyop && !result && !success ? dollarsToCents(min) : undefined;
  if (minimum !== undefined) return { type: 'priceTooLow', minimum };
  const error = errorOfReply(failure, reply);
  return error ? { type: 'refused', error } : { type: 'accepted', reply, orderKey };
}
