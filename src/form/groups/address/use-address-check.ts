import { useEffect } from 'react';
import { enteredAddress } from '../../../kernel/addresses/entered-address';
import type { AddressPrefix } from '../../../kernel/answers/answer-path';
import type { ServerAddress } from '../../../kernel/answers/server-address';
import type { PageConfig } from '../../../kernel/page-config/page-config';
import { isEqual } from '../../../kernel/util/is-equal';
import { useFormValue } from '../../use-field';
import { useRequest, type RequestOptions } from '../../use-request';
import { startTimer } from '../../../ui/timer';

/** How long an address must stand still before it is checked, in ms. */
const pause = 600;

/**
 * Asks about the address at `prefix` once it has what the question needs, and again after it has changed (ADDR-22).
 * @param key of the request
 * @returns the address as it is now, and the request
 */
export function useAddressCheck<Data>(
  prefix: AddressPrefix,
  isReady: (config: PageConfig, address: ServerAddress) => boolean,
  key: string,
  requestOf: (address: ServerAddress) => RequestOptions<Data>,
) {
  const { send, ...request } = useRequest<Data>(key);
  const address = useFormValue((form) => enteredAddress(form.values(), prefix), isEqual);
  const ready = useFormValue((form) => isReady(form.facts().config, address));
  useEffect(() => {
    if (!ready) return undefined;
    return startTimer(() => void send(requestOf(address)), pause);
    // Every render would ask the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ready, address, send]);
  return { ...request, address };
}
