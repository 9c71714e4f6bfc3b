import { getAnswer, isTrue } from '../../kernel/answers/get-answer';
import { formatPrice } from '../../kernel/util/money';
import { hasChanged } from '../../kernel/reactions/has-changed';
import type { Reaction } from '../../kernel/reactions/reaction';

/** Event on the root element when the visitor agrees to the minimum; the form then sends the order again (NYOP-08). */
export const resubmitEvent = 'reSubmitOrder';

/**
 * Asks whether the visitor pays the minimum, after the order was refused for its price (NYOP-07). Declining keeps the
 * price; the minimum (cents) stays in the answers for the hint beside the field (NYOP-09).
 */
export const minimumIsAsked: Reaction = (before, after) => {
  if (!hasChanged(before, after, ['nyopOverlay']) || !isTrue(after.values, 'nyopOverlay.show')) return undefined;
  const min = Number(getAnswer(after.values, 'nyopOverlay.min'));
  return {
    question: {
      title: 'namedPrice.tooLow',
      text: 'namedPrice.tooLow.text',
      params: { price: formatPrice(min) },
      acceptText: 'namedPrice.agree',
      declineText: 'namedPrice.decline',
      accept: {
        'nyop.requestedPrice': (min / 100).toFixed(2),
        'nyop.immediateService': false,
        'nyopOverlay.show': false,
      },
      decline: { 'nyopOverlay.show': false },
      at: 'nyop.requestedPrice',
      event: resubmitEvent,
    },
  };
};
