import { registerFamilies } from '../../src/commerce/families/registered-families';
import '../../src/kernel/text/order-english';
import { builtInFamilies } from '../../src/products/families';

registerFamilies(builtInFamilies);
