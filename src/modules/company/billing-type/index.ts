import { defineModule } from '../../define-module';
import { fields, isShown } from './fields';
import { BillingTypeView } from '../billing-type';

/** Whether the order is paid by the year or by the month. */
export const billingType = defineModule({ fields, isShown, view: BillingTypeView });
