import { filledGroup, oneOf } from './config-key';

/** Who makes a token of the card (CARD-08). */
export const payment = filledGroup({
  adapter: oneOf(['jsonp', 'post', 'hosted'], 'jsonp'),
});
