import type { TextKey } from '../../kernel/text/en';
import { AddressChoice } from '../../form/groups/address/address-choice';
import { addressChoiceFields } from '../../form/groups/address/choice-fields';
import { defineModule } from '../../form/modules/define-module';

const address = (prefix: `companyInformation.${'mailing' | 'principal'}Address`, label: TextKey, autofill: string) =>
  defineModule({ fields: addressChoiceFields(prefix, label, autofill), view: () => <AddressChoice prefix={prefix} /> });

/** The company's mailing address (COMP-01, ADDR-08). */
export const companyMailingAddress = address('companyInformation.mailingAddress', 'address.choice.mailing', 'section-company');

/** The company's principal address (COMP-01, ADDR-08). */
export const principalAddress = address('companyInformation.principalAddress', 'address.principal', 'section-principal');
