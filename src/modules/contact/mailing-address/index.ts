import { defineModule } from '../../define-module';
import { fields } from './fields';
import { MailingAddressView } from './view';

/** Where mail to the visitor goes. */
export const mailingAddress = defineModule({ fields, view: MailingAddressView });
