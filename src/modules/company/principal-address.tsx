import { AddressChoice } from '../../form/groups/address/address-choice';
import { addressChoiceFields } from '../../form/groups/address/fields';
import { defineModule } from '../define-module';

const fields = addressChoiceFields('companyInformation.principalAddress', 'address.principal', 'section-principal');

function PrincipalAddressView() {
  return <AddressChoice prefix="companyInformation.principalAddress" />;
}

/** The company's principal address (COMP-01, ADDR-08). */
export const principalAddress = defineModule({ fields, view: PrincipalAddressView });
