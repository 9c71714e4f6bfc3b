import { defineModule } from '../../define-module';
import { fields } from './fields';
import { MailingAddressView } from '../mailing-address';

/** Where mail to the visitor goes. */
export const mailingAddress = defineModule({ fields, view: MailingAddressView });
