import { verifierOf } from '../../../kernel/addresses/address-checks';
import type { AddressPrefix } from '../../../kernel/answers/answer-path';
import { emptyChoice } from '../../../kernel/answers/form-values';
import { chosenKey, getAnswer } from '../../../kernel/answers/get-answer';
import { stateNamed } from '../../../kernel/reference/states';
import { CountryField } from '../../fields/country-field';
import { StateField } from '../../fields/state-field';
import { TextField } from '../../fields/text-field';
import { useForm } from '../../form-provider';
import { useFormValue } from '../../use-field';
import { AddressVerification } from './address-verification';
import { formatAt, home, isInUS } from './fields';
import { SuggestedStreet } from './suggestions/suggested-street';

/** The fields of one address; `prefix` is the path of the address in the answers. */
export function Address({ prefix }: { prefix: AddressPrefix }) {
  const { form, text } = useForm();
  const inUS = useFormValue((handle) => isInUS(handle.values(), prefix));
  const format = useFormValue((handle) => formatAt(handle.values(), prefix));
  const isVerified = verifierOf(form.facts().config) !== undefined;
  const isSuggested = form.facts().config.addresses.suggest;
  /** The state is a choice in the US and text elsewhere. What was entered stays where the new country has it (ADDR-27). */
  const alsoChange = (country: string) => {
    const path = `${prefix}.state` as const;
    const isHome = country === home.key;
    if (isHome && typeof getAnswer(form.values(), path) === 'string')
      return { [path]: stateNamed(chosenKey(form.values(), path), text) ?? emptyChoice };
    return !isHome && inUS ? { [path]: '' } : {};
  };
  return (
    <>
      <CountryField path={`${prefix}.country`} alsoChange={alsoChange} />
      {isSuggested ? <SuggestedStreet prefix={prefix} /> : <TextField path={`${prefix}.line1`} />}
      <TextField path={`${prefix}.city`} />
      {inUS ? <StateField path={`${prefix}.state`} /> : format.region && <TextField path={`${prefix}.state`} />}
      {/* The key keeps its control where the region above becomes another one: a browser may be filling it in. */}
      {format.postalCode && <TextField key="zip" path={`${prefix}.zip`} />}
      {isVerified && <AddressVerification prefix={prefix} />}
    </>
  );
}
