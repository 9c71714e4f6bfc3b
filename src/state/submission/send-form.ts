import type { Cart } from '../../core/cart-items/cart-item';
import { isOrderEmpty } from '../../core/cart/empty-order';
import { missingPrimary } from '../../core/cart/missing-primary';
import { ordersDomains } from '../../core/cart/orders-domains';
import { cartReadiness } from '../../core/cart/cart-readiness';
import type { Facts } from '../../core/facts/facts';
import { ledgerRows } from '../../core/pricing/price-ledger';
import { assertCaptcha, checksCaptchaFirst } from '../../core/submission/captcha';
import { debugPayload } from '../../core/submission/debug-payload';
import { nothingHeld, stillProcessing } from '../../core/submission/earlier-order';
import { captchaFailure, errorOfReply, unknownOutcome } from '../../core/submission/error-catalogue';
import { CheckoutError, NetworkFault, statusFault } from '../../core/submission/faults';
import { orderText } from '../../core/submission/order-text';
import type { Receipt } from '../../core/review/receipt';
import type { SubmissionTraits, SubmissionContext } from '../../core/submission/submission-traits';
import { withOrderNumber } from '../../core/submission/payload/affiliate';
import { postFields } from '../../core/submission/post-fields';
import type { ActionReply, CataloguedError, SignupResult } from '../../core/submission/submission';
import { dollarsToCents } from '../../core/util/money';
import { getPath } from '../../core/util/paths';
import type { Services } from '../../services/services';
import type { FormStore } from '../create-store';
import { orderAccepted } from '../listeners/track';
import type { CardTokens } from './card-tokens';
import type { IdempotencyKeys } from './idempotency-keys';
import { forgetAttempts } from './order-attempts';
import type { Outcome } from './outcome';
import { recheckDomains } from './recheck-domains';
import { registerPost } from './running-posts';
import { statusChanged, uploadProgressed } from './submission-slice';

/** Delays before the automatic repeats of a post with unknown outcome (SUBM-56). */
const repeatDelaysMs = [1000, 3000];

export interface SendOptions {
  store: FormStore;
  form: SubmissionTraits;
  services: Services;
  context: SubmissionContext;
  /** The prefix of the form's keys in `sessionStorage`; forms mounted one after the other share it. */
  tabKey: string;
  keys: IdempotencyKeys;
  /** Called when the captcha response was used; the visitor must solve a new one. */
  onCaptchaUsed: () => void;
  /** Called once when the server has accepted the order, even if the form was unmounted. */
  onAccepted: (accepted: AcceptedOrder) => void;
  /** Puts what is being sent into the form's words. */
  receiptOf: (facts: Facts, cart: Cart) => Receipt;
}

/** An order that the server has accepted. */
export interface AcceptedOrder {
  result: SignupResult | null;
  /** Its idempotency key. */
  orderKey: string;
  /** The domains of the domain cart are ordered. */
  hasDomains: boolean;
  receipt: Receipt;
}

/**
 * Sends the form: another look at its domains, captcha check, card token, then the post itself. Rejects with CheckoutError
 * if the form must not be sent, else with the error of the failed call (NetworkFault, TokenizerError). Posts nothing once
 * the signal has aborted; a post that has begun goes on (SUBM-57).
 */
export async function sendForm(options: SendOptions, cardTokens: CardTokens, facts: Facts, signal: AbortSignal): Promise<Outcome> {
  const { store, form, services, context, tabKey, keys, onCaptchaUsed } = options;
  const cart = store.getState().cart.items;
  const isPaid = facts.form.kind === 'order';
  const captchaResponse = String(getPath(facts.values, 'captcha.response') ?? '');
  if (isPaid) assertSendable(facts, cart);
  assertCaptcha(facts.config, form, captchaResponse);
  // All parts but the payment are built first, so that one that fails leaves no token behind (SUBM-08).
  const { data, files } = form.payload({ facts, cart, context });
  if (context.switches.bailBeforeSubmission) {
    services.log.warn('Stopped before submission.', debugPayload(data));
    if (isPaid) store.dispatch(orderAccepted({ orderNumber: services.newKey(), result: null }));
    return { type: 'refused', error: null };
  }
  const digest = await services.digest(orderText(data, files));
  if (signal.aborted) return { type: 'refused', error: null };
  if (facts.form.isRepeatable) keys.clear();
  if (keys.isFurther(digest)) return { type: 'further', digest, earlier: keys.earlier() };
  const hasDomains = ordersDomains(facts, cart);
  // An order that was posted before may have gone through: then its own domains are taken.
  const refusal = hasDomains && !keys.isPending(digest) ? await recheckDomains(options, facts, signal) : undefined;
  if (refusal) return refusal;
  if (checksCaptchaFirst(facts.config, form)) {
    const error = await checkCaptcha(services, captchaResponse);
    if (error) {
      onCaptchaUsed();
      return { type: 'refused', error };
    }
  }
  if (isPaid) store.dispatch(statusChanged('tokenizing'));
  const payment = isPaid && { payment: await cardTokens.pay(facts, signal) };
  if (signal.aborted) return { type: 'refused', error: null };

  store.dispatch(statusChanged('submitting'));
  const ledger = isPaid ? ledgerRows(cart) : undefined;
  const fieldsOf = (idempotencyKey: string) => ({
    ...postFields(facts.config, form, withOrderNumber({ ...data, ...payment }, idempotencyKey), {
      idempotencyKey,
      captchaResponse,
      ledger,
    }),
    ...files,
  });
  return registerPost(tabKey, postForm(options, facts, { digest, hasDomains, receipt: options.receiptOf(facts, cart), fieldsOf }));
}

/** Throws CheckoutError for an order with products not loaded, without its primary products, or without what its form is for. */
function assertSendable(facts: Facts, cart: Cart): void {
  if (cartReadiness(facts) !== 'ready') throw new CheckoutError('load.failed');
  if (isOrderEmpty(facts, cart)) throw new CheckoutError('order.empty');
  if (missingPrimary(facts, cart).length > 0) throw new CheckoutError('summary.notOffered');
}

/** Lets the server verify the captcha response (SUBM-53); undefined if it is valid. */
async function checkCaptcha({ formPost, newKey }: Services, captchaResponse: string): Promise<CataloguedError | undefined> {
  // Not the order's idempotency key, or the server would repeat this response for the order itself.
  const reply = await formPost.post('process_captcha', { captchaResponse, idempotency_key: newKey() });
  return errorOfReply(captchaFailure, reply);
}

type Fields = Readonly<Record<string, string | File>>;

interface Order {
  digest: string;
  hasDomains: boolean;
  receipt: Receipt;
  /** Makes its fields with its idempotency key. */
  fieldsOf: (orderKey: string) => Fields;
}

async function postForm(options: SendOptions, facts: Facts, { digest, hasDomains, receipt, fieldsOf }: Order): Promise<Outcome> {
  const { store, form, tabKey, keys, onCaptchaUsed, onAccepted } = options;
  const isRepeat = keys.isPending(digest);
  const orderKey = keys.keyOf(digest);
  const reply = await postUntilAnswered(options, facts, fieldsOf(orderKey), isRepeat);
  // The server has not looked at the captcha response, so it may still be used.
  if (reply.status === 409) return outcomeOfConflict(options, facts, digest, reply);
  keys.settle(digest);
  if (form.captcha !== 'none') onCaptchaUsed();
  const outcome = outcomeOf(facts, form, reply, { hasDomains, receipt });
  if (outcome.type === 'accepted') {
    forgetAttempts(tabKey);
    const result = reply.result ?? null;
    onAccepted({ result, orderKey, hasDomains, receipt });
    if (facts.form.kind === 'order') store.dispatch(orderAccepted({ orderNumber: orderKey, result }));
  }
  return outcome;
}

/**
 * Posts, and repeats after a NetworkFault where the server knows the key; rejects with the last fault (SUBM-56).
 * @param isRepeat an earlier post of the same order had no readable reply
 */
async function postUntilAnswered(
  { store, form, services }: SendOptions,
  { config }: Facts,
  fields: Fields,
  isRepeat: boolean,
): Promise<ActionReply> {
  const delaysMs = config.flags.idempotentPosts ? repeatDelaysMs : [];
  for (let tries = 0; ; tries++) {
    const delayMs = delaysMs[tries];
    try {
      const reply = await services.formPost.post(form.action, fields, (share) => store.dispatch(uploadProgressed(share)));
      if (reply.status === 409) assertConflict(reply, delayMs === undefined, isRepeat);
      else assertAnswered(reply, isRepeat || tries > 0);
      return reply;
    } catch (fault) {
      if (delayMs === undefined || !(fault instanceof NetworkFault)) throw fault;
      store.dispatch(statusChanged('unknown'));
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
}

/** A status from 400 to 499 refuses a first post but says nothing of an earlier one (NET-08). */
function assertAnswered({ status }: ActionReply, isRepeat: boolean): void {
  if (status && isRepeat) throw statusFault(status);
}

/**
 * A 409 that names another order ends the tries, any else at the last one. One without a reason does only where the visitor
 * had sent the order before: its first post may still be on its way (NET-08).
 */
function assertConflict({ conflict }: ActionReply, isLast: boolean, isRepeat: boolean): void {
  const isFinal = typeof conflict === 'object' || (isLast && (conflict === 'running' || isRepeat));
  if (!isFinal) throw statusFault(409);
}

/** What a 409 comes to. The key stays, unless the server has ordered nothing under it (NET-08, SUBM-55). */
function outcomeOfConflict({ keys, services }: SendOptions, facts: Facts, digest: string, { conflict = {} }: ActionReply): Outcome {
  if (facts.form.isRepeatable) return { type: 'refused', error: unknownOutcome(facts) };
  if (conflict === 'running') return { type: 'refused', error: stillProcessing(facts) };
  services.log.warn('The server has another order under the key of this one.');
  const { held } = conflict;
  if (held === null) {
    keys.settle(digest);
    return { type: 'refused', error: nothingHeld };
  }
  if (held) keys.hold(digest, held);
  return { type: 'further', digest, earlier: held ?? 'conflict' };
}

/** Interprets the reply. An accepted order ignores `min`, a refused one with `min` asks for a higher price. */
function outcomeOf(
  { offer }: Facts,
  { failure }: SubmissionTraits,
  reply: ActionReply,
  order: Pick<Order, 'hasDomains' | 'receipt'>,
): Outcome {
  const { min, result, success } = reply;
  const minimum = offer.asksNyop && !result && !success ? dollarsToCents(min) : undefined;
  if (minimum !== undefined) return { type: 'priceTooLow', minimum };
  const error = errorOfReply(failure, reply);
  return error ? { type: 'refused', error } : { type: 'accepted', reply, ...order };
}
