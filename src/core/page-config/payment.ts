import { filledGroup, oneOf } from './config-key';
import { paymentWayIds } from './payment-ways';

/** Who makes a token of the card (CARD-08). */
export const payment = filledGroup({
  adapter: oneOf(paymentWayIds, 'jsonp'),
});
