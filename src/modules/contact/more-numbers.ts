import { faxField, phoneField } from '../../form/groups/phone/fields';
import { defineModule } from '../../form/modules/define-module';

/** Another telephone number of the visitor (COMP-43). */
export const alternatePhone = defineModule({
  fields: [
    phoneField('contactInformation.alternatePhone', { label: 'person.alternatePhone', rules: 'phoneNumber:optional', autocomplete: 'off' }),
  ],
});

/** The visitor's fax number (COMP-43). */
export const fax = defineModule({ fields: [faxField('contactInformation.fax')] });
