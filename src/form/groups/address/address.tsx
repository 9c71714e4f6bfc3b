import { verifierOf } from '../../../core/addresses/address-checks';
import { emptyChoice } from '../../../core/answers/form-values';
import { CountryField } from '../../fields/country-field';
import { StateField } from '../../fields/state-field';
import { TextField } from '../../fields/text-field';
import { useFormValue } from '../../use-field';
import { useForm } from '../../form-provider';
import { AddressVerification } from './address-verification';
import { home, isInUS } from './fields';
import type { AddressPrefix } from '../../../core/answers/answer-path';

/** The fields of one address; `prefix` is the path of the address in the answers. */
export function Address({ prefix }: { prefix: AddressPrefix }) {
  const inUS = useFormValue((form) => isInUS(form.values(), prefix));
  const isVerified = verifierOf(useForm().form.facts().config) !== undefined;
  // Clear the state when the country changes to or from the US: it is a choice there and text elsewhere.
  const alsoChange = (country: string) =>
    (country === home.key) === inUS ? {} : { [`${prefix}.state`]: country === home.key ? emptyChoice : '' };
  return (
    <>
      <CountryField path={`${prefix}.country`} alsoChange={alsoChange} />
      <TextField path={`${prefix}.line1`} />
      <TextField path={`${prefix}.city`} />
      {inUS ? <StateField path={`${prefix}.state`} /> : <TextField path={`${prefix}.state`} />}
      <TextField path={`${prefix}.zip`} />
      {isVerified && <AddressVerification prefix={prefix} />}
    </>
  );
}
