import type { Facts } from '../../kernel/facts/facts';
import { assertCaptcha, checksCaptchaFirst } from '../../submission/captcha';
import { debugPayload } from '../../submission/debug-payload';
import { nothingHeld, stillProcessing } from '../../submission/earlier-order';
import { captchaFailure, errorOfReply, unknownOutcome } from '../../submission/error-catalogue';
import { statusFault } from '../../submission/faults';
import { orderText } from '../../submission/order-text';
import type { Receipt } from '../../commerce/review/receipt';
import { withOrderNumber } from '../../submission/payload/order-number';
import { postFields } from '../../submission/post-fields';
import type { ActionReply, CataloguedError } from '../../submission/submission';
import type { Cents } from '../../kernel/util/money';
import { getPath } from '../../kernel/util/paths';
import { readText } from '../../kernel/util/read-wire';
import type { Services } from '../../services/services';
import { concludeOrder } from './conclude-order';
import { orderSending, type OrderSender } from './order-sending';
import type { Outcome } from './outcome';
import { repeatDelaysMs, repeatUnanswered } from './repeat-unanswered';
import { registerPost } from './running-posts';
import type { SendOptions } from './send-options';
import { statusChanged, uploadProgressed } from './submission-slice';

/**
 * Sends the form: another look at its domains, captcha check, card token, then the post itself. Rejects with CheckoutError
 * if the form must not be sent, else with the error of the failed call (NetworkFault, TokenizerError). Posts nothing once
 * the signal has aborted; a post that has begun goes on (SUBM-57).
 * @param sender undefined in a script that sells nothing
 * @param agreedTotal what the visitor has agreed to pay in place of the total that the form shows (SHOP-06)
 */
export async function sendForm(
  options: SendOptions,
  sender: OrderSender | undefined,
  facts: Facts,
  signal: AbortSignal,
  agreedTotal?: Cents,
): Promise<Outcome> {
  const { store, form, services, context, tabKey, keys, onCaptchaUsed } = options;
  const cart = store.getState().cart.items;
  const isPaid = facts.form.kind === 'order';
  const captchaResponse = String(getPath(facts.values, 'captcha.response') ?? '');
  sender?.assertSendable(facts, cart);
  assertCaptcha(facts.config, form, captchaResponse);
  // All parts but the payment are built first, so that one that fails leaves no token behind (SUBM-08).
  const { data, files } = form.payload({ facts, cart, context });
  if (context.switches.bailBeforeSubmission) {
    services.log.warn('Stopped before submission.', debugPayload(data));
    sender?.noteAccepted(facts, services.newKey(), null);
    return { type: 'refused', error: null };
  }
  const digest = await services.digest(orderText(data, files));
  if (signal.aborted) return { type: 'refused', error: null };
  if (facts.form.isRepeatable) keys.clear();
  if (keys.isFurther(digest)) return { type: 'further', digest, earlier: keys.earlier() };
  const hasDomains = sender?.ordersDomains(facts, cart) === true;
  // An order that was posted before may have gone through: then its own domains are taken.
  const refusal = hasDomains && !keys.isPending(digest) ? await sender?.recheckDomains(facts, signal) : undefined;
  if (refusal) return refusal;
  if (checksCaptchaFirst(facts.config, form)) {
    const error = await checkCaptcha(services, captchaResponse);
    if (error) {
      onCaptchaUsed();
      return { type: 'refused', error };
    }
  }
  const payment = isPaid && { payment: await sender?.payFor({ facts, cart, agreedTotal }, signal) };
  if (signal.aborted) return { type: 'refused', error: null };

  store.dispatch(statusChanged('submitting'));
  const orders = orderSending.get();
  const ledger = isPaid ? orders?.ledgerOf(cart) : undefined;
  const parts = isPaid ? orders?.partsOf(facts) : undefined;
  const receipt = options.receiptOf(facts, cart);
  const fieldsOf = (idempotencyKey: string) => ({
    ...postFields(facts.config, form, withOrderNumber({ ...data, ...payment }, idempotencyKey), {
      idempotencyKey,
      captchaResponse,
      ledger,
      agreedTotal,
      ...(isPaid && { savedOrder: readText(facts.values.savedOrder) }),
      parts,
    }),
    ...files,
  });
  return registerPost(
    tabKey,
    postForm(options, sender, facts, { digest, hasDomains, receipt: orders?.withTotal(receipt, cart, agreedTotal) ?? receipt, fieldsOf }),
  );
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

async function postForm(
  options: SendOptions,
  sender: OrderSender | undefined,
  facts: Facts,
  { digest, hasDomains, receipt, fieldsOf }: Order,
): Promise<Outcome> {
  const { keys, paying } = options;
  const isRepeat = keys.isPending(digest);
  const orderKey = keys.keyOf(digest);
  const order = { orderKey, hasDomains, receipt };
  if (sender?.isPaidByBox(facts)) paying.set(order);
  const reply = await postUntilAnswered(options, facts, fieldsOf(orderKey), isRepeat);
  // The server has not looked at the captcha response, so it may still be used.
  if (reply.status !== 409) {
    const last = sender ? await sender.finishPayment(facts.config, order, reply) : reply;
    return concludeOrder(options, sender, facts, order, last);
  }
  if (reply.conflict !== 'running') paying.clear();
  return outcomeOfConflict(options, facts, digest, reply);
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
  return repeatUnanswered(store, config.flags.idempotentPosts ? repeatDelaysMs : [], async (tries, isLast) => {
    const reply = await services.formPost.post(form.action, fields, (share) => store.dispatch(uploadProgressed(share)));
    if (reply.status === 409) assertConflict(reply, isLast, isRepeat);
    else assertAnswered(reply, isRepeat || tries > 0);
    return reply;
  });
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
