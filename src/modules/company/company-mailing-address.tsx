import { AddressChoice } from '../../form/groups/address/address-choice';
import { addressChoiceFields } from '../../form/groups/address/fields';
import { defineModule } from '../define-module';

const fields = addressChoiceFields('companyInformation.mailingAddress', 'address.mailing', 'section-company');

function CompanyMailingAddressView() {
  return <AddressChoice prefix="companyInformation.mailingAddress" />;
}

/** The company's mailing address (COMP-01, ADDR-08). */
export const companyMailingAddress = defineModule({ fields, view: CompanyMailingAddressView });
