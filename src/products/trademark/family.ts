import { defineFamily } from '../../commerce/families/product-family';
import { trademarkData } from './product-data';

/** The registration of a trademark. */
export const trademarkFamily = defineFamily({
  name: 'trademark',
  data: { trademark: trademarkData },
});
