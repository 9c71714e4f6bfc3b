import { defineModule } from '../../define-module';
import { fields, isShown } from './fields';
import { OptionalProductsView } from '../optional-products';

/** Products that may be added to the order. */
export const optionalProducts = defineModule({ fields, isShown, view: OptionalProductsView });
