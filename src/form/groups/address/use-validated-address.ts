import { isValidatable } from '../../../kernel/addresses/address-checks';
import { enteredAddress } from '../../../kernel/addresses/entered-address';
import type { AddressVerdict } from '../../../kernel/answers/address';
import { isEqual } from '../../../kernel/util/is-equal';
import { useForm } from '../../form-provider';
import { useServices } from '../../services-context';
import { useAddressCheck } from './use-address-check';

/** Asks the page's server about the visitor's address where that is to be done, and keeps the verdict (ADDR-18 to ADDR-22). */
export function useValidatedAddress(): void {
  const { form } = useForm();
  const { addresses } = useServices();
  useAddressCheck<AddressVerdict>('contactInformation', isValidatable, 'validateAddress', (asked) => ({
    ask: (signal) => addresses.validate(asked, signal),
    changes: (verdict) =>
      isEqual(enteredAddress(form.values(), 'contactInformation'), asked) ? { 'contactInformation.backendValidationStatus': verdict } : {},
  }));
}
