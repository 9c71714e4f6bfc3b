import { defineModule } from '../../define-module';
import { fields } from './fields';
import { ContactDetailsView } from '../contact-details';

/** Whom the order is from. */
export const contactDetails = defineModule({ fields, view: ContactDetailsView });
