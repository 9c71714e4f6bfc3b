import type { PageConfig } from '../../kernel/page-config/page-config';
import type { ActionReply } from '../../submission/submission';
import type { FormPost } from '../../services/services';

/**
 * Asks the server how the payment of an order stands, which asks the provider (PAY-04, PAY-06). Ask only where the answer to the
 * order had `next`: other servers do not know the action. Rejects with NetworkFault where nothing readable comes.
 * @param orderKey the idempotency key of the order
 */
export const settlePayment = (
  formPost: FormPost,
  { formType, pageID }: Pick<PageConfig, 'formType' | 'pageID'>,
  orderKey: string,
): Promise<ActionReply> => formPost.post('settle_payment', { formType, pageID, idempotency_key: orderKey });
