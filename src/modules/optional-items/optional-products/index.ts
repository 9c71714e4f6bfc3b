import { defineModule } from '../../define-module';
import { fields } from './fields';
import { OptionalProductsView } from './view';

/** Products that may be added to the order. */
export const optionalProducts = defineModule({ fields, view: OptionalProductsView });
