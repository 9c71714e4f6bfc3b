import { isSameAddress, isVerifiable } from '../../../kernel/addresses/address-checks';
import { noBreak } from '../../../kernel/addresses/address-line';
import type { AddressPrefix } from '../../../kernel/answers/answer-path';
import type { PostalAddress } from '../../../kernel/answers/postal-address';
import type { ServerAddress } from '../../../kernel/answers/server-address';
import { isEqual } from '../../../kernel/util/is-equal';
import { Button } from '../../../ui/button';
import { SentenceWith } from '../../../ui/linked-sentence';
import { Notice } from '../../../ui/notice';
import { Verbatim } from '../../../ui/verbatim';
import { useForm } from '../../form-provider';
import { useServices } from '../../services-context';
import { useAddressCheck } from './use-address-check';

interface Lookup {
  asked: ServerAddress;
  found: PostalAddress;
}

/** Offers the address as the post office writes it, where that differs (ADDR-16). Any failure shows nothing (ADDR-17). */
export function AddressVerification({ prefix }: { prefix: AddressPrefix }) {
  const { form, text } = useForm();
  const { addresses } = useServices();
  const { status, data, address } = useAddressCheck<Lookup>(
    prefix,
    (_, entered) => isVerifiable(entered),
    `verify.${prefix}`,
    (asked) => ({ ask: async (signal) => ({ asked, found: await addresses.verify(asked, signal) }) }),
  );
  // The reply may be about an address that has changed since (ADDR-22).
  if (status !== 'loaded' || !data || !isEqual(data.asked, address) || isSameAddress(address, data.found)) return null;
  const { line1, city, state, zip } = data.found;
  const written = `${line1}, ${city}, ${state.key}${noBreak}${zip}`;
  const accept = () =>
    form.change({ [`${prefix}.line1`]: line1, [`${prefix}.city`]: city, [`${prefix}.state`]: state, [`${prefix}.zip`]: zip });
  return (
    <div className="charterform-field" data-wide>
      <Notice
        action={
          <Button kind="quiet" onClick={accept}>
            {text('address.useFound')}
          </Button>
        }
      >
        <p>
          <SentenceWith sentence={text('address.found', { address: written })} words={written}>
            <Verbatim isName>{written}</Verbatim>
          </SentenceWith>
        </p>
      </Notice>
    </div>
  );
}
