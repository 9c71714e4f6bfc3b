import { defineFamily } from '../../commerce/families/product-family';
import { taxIDFollowsSelection } from './reactions';

/** The federal tax number of a company. */
export const taxIDFamily = defineFamily({
  name: 'tax-id',
  reactions: [taxIDFollowsSelection],
});
