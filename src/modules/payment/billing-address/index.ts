import { defineModule } from '../../define-module';
import { fields } from './fields';
import { BillingAddressView } from '../billing-address';

/** The address the card is billed to, where it is not the mailing address. */
export const billingAddress = defineModule({ fields, view: BillingAddressView });
