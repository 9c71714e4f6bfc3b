import { defineFamily } from '../../commerce/families/product-family';
import { minimumIsAsked } from './reactions';

/** Products whose price the visitor names. */
export const namedPriceFamily = defineFamily({
  name: 'named-price',
  reactions: [minimumIsAsked],
});
