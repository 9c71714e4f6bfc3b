import type { Facts } from '../kernel/facts/facts';
import type { Message } from '../kernel/text/format-message';
import { unknownOutcome } from './error-catalogue';
import { heldSentences, type HeldOrder } from './held-order';
import type { CataloguedError } from './submission';

/**
 * What is known of an order that was sent before this one (SUBM-55): nothing, that the server has it and it may differ, or
 * what the server has.
 */
export type EarlierOrder = 'unknown' | 'conflict' | HeldOrder;

const isOrder = ({ kind }: Pick<Facts['form'], 'kind'>) => kind === 'order';

/** Why this order was not sent, beside the question whether to send it. */
export function earlierOrderError(facts: Facts, earlier: EarlierOrder): CataloguedError {
  if (earlier === 'unknown') return unknownOutcome(facts);
  if (earlier === 'conflict') return { code: 0, title: 'submission.unknown.title', message: furtherText(facts.form, earlier) };
  const params = { details: heldSentences(earlier) };
  return isOrder(facts.form)
    ? { code: 0, title: 'submission.held.orderTitle', message: { key: 'submission.held.order', params } }
    : { code: 0, title: 'submission.held.messageTitle', message: { key: 'submission.held.message', params } };
}

/** What the question says whether to send this order as a further one. */
export function furtherText(form: Pick<Facts['form'], 'kind'>, earlier: EarlierOrder): Message {
  if (earlier === 'unknown') return { key: isOrder(form) ? 'submission.further.order' : 'submission.further.message' };
  if (earlier === 'conflict') return { key: isOrder(form) ? 'submission.conflict.order' : 'submission.conflict.message' };
  return {
    key: isOrder(form) ? 'submission.further.heldOrder' : 'submission.further.heldMessage',
    params: { details: heldSentences(earlier) },
  };
}

/** The server is still at the post of the same key (NET-08). */
export const stillProcessing = ({ form }: Facts): CataloguedError => ({
  code: 0,
  title: 'submission.unknown.title',
  message: { key: isOrder(form) ? 'submission.processing.order' : 'submission.processing.message' },
});

/** The server has ordered nothing under the key, so the next submit may have a new one. */
export const nothingHeld: CataloguedError = {
  code: 0,
  title: 'submission.nothingHeld.title',
  message: { key: 'submission.nothingHeld' },
};
