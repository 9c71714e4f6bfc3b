import { useEffect } from 'react';
import { enteredAddress } from '../../../core/addresses/entered-address';
import type { AddressPrefix } from '../../../core/answers/answer-path';
import type { ServerAddress } from '../../../core/answers/server-address';
import type { PageConfig } from '../../../core/page-config/page-config';
import { isEqual } from '../../../core/util/is-equal';
import { useFormValue } from '../../use-field';

/** How long an address must stand still before it is checked, in ms. */
const pause = 600;

/**
 * Checks the address at `prefix` once it has what the check needs, and again after it has changed (ADDR-22).
 * @param check must be a stable function
 * @returns the address as it is now
 */
export function useAddressCheck(
  prefix: AddressPrefix,
  isReady: (config: PageConfig, address: ServerAddress) => boolean,
  check: (address: ServerAddress) => void,
): ServerAddress {
  const address = useFormValue((form) => enteredAddress(form.values(), prefix), isEqual);
  const ready = useFormValue((form) => isReady(form.facts().config, address));
  useEffect(() => {
    if (!ready) return undefined;
    const timer = setTimeout(() => check(address), pause);
    return () => clearTimeout(timer);
  }, [ready, address, check]);
  return address;
}
