import type { Question } from '../../kernel/answers/question';
import { furtherText, type EarlierOrder } from '../../submission/earlier-order';
import type { FormDefinition } from '../../forms/define-form';

/** Asks whether to send an order that differs from one that was sent before, as a further one (SUBM-55). */
export function furtherOrderQuestion(definition: FormDefinition, earlier: EarlierOrder): Question {
  const { key, params = {} } = furtherText(definition, earlier);
  return {
    title: 'submission.further',
    text: key,
    params,
    acceptText: definition.confirmation.again,
    declineText: 'submission.further.decline',
    accept: {},
    decline: {},
  };
}
