import type { PageConfig } from '../../kernel/page-config/page-config';
import { statusFault } from '../../submission/faults';
import { nextOf } from '../../submission/next-step';
import type { ActionReply } from '../../submission/submission';
import type { Services } from '../../services/services';
import type { FormStore } from '../create-store';
import type { PayingMark, PayingOrder } from '../submission/paying-mark';
import { repeatDelaysMs, repeatUnanswered } from '../submission/repeat-unanswered';
import { settlePayment } from './settle-payment';
import { statusChanged } from '../submission/submission-slice';

/** How often a provider is given a payment that it leaves as it was; then the order is to be paid later. */
const maxConfirms = 2;

export interface FinishOptions {
  store: FormStore;
  services: Pick<Services, 'formPost' | 'paymentBox' | 'log'>;
  paying: PayingMark;
}

/** How the payment of an order stands. Rejects with NetworkFault while nobody knows; the order itself is then as it was. */
export async function askPayment(
  { store, services }: Pick<FinishOptions, 'store' | 'services'>,
  config: PageConfig,
  orderKey: string,
): Promise<ActionReply> {
  return repeatUnanswered(store, repeatDelaysMs, async () => {
    const reply = await settlePayment(services.formPost, config, orderKey);
    // Any other refusal is one of the question, and says nothing of the order.
    if (reply.status && !reply.code) throw statusFault(reply.status);
    return reply;
  });
}

/**
 * Lets the provider's box do what an answer asks for, such as 3-D Secure, and asks the server how it ended (PAY-06). Resolves with
 * the last answer: paid, refused, or still to be paid where the provider leaves it so. The secret in it is passed on and kept nowhere.
 */
export async function finishPayment(
  options: FinishOptions,
  config: PageConfig,
  order: PayingOrder,
  answer: ActionReply,
): Promise<ActionReply> {
  const { store, services, paying } = options;
  let reply = answer;
  for (let confirms = 0; confirms < maxConfirms; confirms++) {
    const next = nextOf(reply);
    if (!next || !('confirm' in next)) break;
    paying.set(order);
    store.dispatch(statusChanged('confirming'));
    await services.paymentBox.confirm(next.confirm).catch((fault) => {
      services.log.error('The payment could not be confirmed.', fault instanceof Error ? fault.message : '');
    });
    store.dispatch(statusChanged('submitting'));
    reply = await askPayment(options, config, order.orderKey);
  }
  return reply;
}
