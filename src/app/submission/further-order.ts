import type { Question } from '../../core/answers/question';
import type { FormDefinition } from '../../forms/define-form';

/** Asks whether to send an order that differs from one with unknown outcome, as a further one (SUBM-55). */
export const furtherOrderQuestion = ({ kind, confirmation }: FormDefinition): Question => ({
  title: 'submission.further',
  text: kind === 'order' ? 'submission.further.order' : 'submission.further.message',
  acceptText: confirmation.again,
  declineText: 'submission.further.decline',
  accept: {},
  decline: {},
});
