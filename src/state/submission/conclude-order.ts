import type { Facts } from '../../kernel/facts/facts';
import { errorOfReply } from '../../submission/error-catalogue';
import { nextOf } from '../../submission/next-step';
import type { ActionReply } from '../../submission/submission';
import { forgetAttempts } from './order-attempts';
import type { OrderSender } from './order-sending';
import type { Outcome } from './outcome';
import type { PayingOrder } from './paying-mark';
import type { SendOptions } from './send-options';

/** What the last answer to a form comes to, told once. @param sender undefined in a script that sells nothing */
export function concludeOrder(
  options: SendOptions,
  sender: OrderSender | undefined,
  facts: Facts,
  { orderKey, hasDomains, receipt }: PayingOrder,
  reply: ActionReply,
): Outcome {
  const { form, tabKey, keys, paying, onCaptchaUsed, onAccepted } = options;
  keys.settleKey(orderKey);
  paying.clear();
  if (form.captcha !== 'none') onCaptchaUsed();
  const question = sender?.questionOf(facts, reply);
  if (question) return question;
  const error = errorOfReply(form.failure, reply);
  if (error) return { type: 'refused', error };
  forgetAttempts(tabKey);
  const result = reply.result ?? null;
  onAccepted({ result, orderKey, hasDomains, receipt, isToSettle: nextOf(reply) !== undefined });
  sender?.noteAccepted(facts, orderKey, result);
  return { type: 'accepted', reply, hasDomains, receipt };
}
