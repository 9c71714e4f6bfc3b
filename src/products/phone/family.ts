import { defineFamily } from '../../commerce/families/product-family';
import { phoneData } from './product-data';
import { productFollowsAreaCode } from './reactions';

/** Phone numbers by area code. */
export const phoneFamily = defineFamily({
  name: 'phone',
  reactions: [productFollowsAreaCode],
  data: { phone: phoneData },
});
