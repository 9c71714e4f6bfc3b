import type { AddressPart } from '../../../../kernel/answers/address';
import type { AddressPrefix, Changes } from '../../../../kernel/answers/answer-path';
import { choiceKey, emptyChoice, type Choice } from '../../../../kernel/answers/form-values';
import { getAnswer } from '../../../../kernel/answers/get-answer';
import { withTypedUnit, type AddressDetails } from '../../../../kernel/addresses/suggested-address';
import { rulesOf } from '../../../../kernel/plan/check-step';
import { labelOf } from '../../../../kernel/plan/form-plan';
import { stateNamed } from '../../../../kernel/reference/states';
import type { Text } from '../../../../kernel/text/format-message';
import { joinList } from '../../../../kernel/text/join-list';
import { isRequired } from '../../../../kernel/validation/run-rules';
import type { FormHandle } from '../../../form-handle';
import { formatAt, isInUS } from '../fields';

/** What a picked address does to the form. */
export interface FilledAddress {
  changes: Changes;
  /** The sentences that tell the visitor. */
  said: string;
  /** Whether the visitor has to see them, too: something could not be filled in. */
  isWarning: boolean;
  /** The first part that the visitor still has to give. */
  missing?: AddressPart | undefined;
}

const zipOfUS = /^\d{5}(-\d{4})?$/;

/** Characters of a postal code at most. */
const longestCode = 12;

const nameOf = (answer: unknown) => (typeof answer === 'object' ? (answer as Choice).value : String(answer));

const plain = (answer: unknown) => choiceKey(answer).trim().toLowerCase();

/** What the form can take of each part that the country has. @returns undefined for a state that is not offered */
function takenParts(form: FormHandle, prefix: AddressPrefix, details: AddressDetails, text: Text) {
  const values = form.values();
  const inUS = isInUS(values, prefix);
  const { region, postalCode } = formatAt(values, prefix);
  const named = inUS ? stateNamed(details.state, text) : undefined;
  const { states = [] } = form.declaration(`${prefix}.state`);
  const isOffered = named !== undefined && (states.length === 0 || states.includes(named.key));
  const isCode = inUS ? zipOfUS.test(details.zip) : details.zip.length <= longestCode;
  return {
    city: details.city,
    ...(region && { state: inUS ? (isOffered ? named : emptyChoice) : details.state }),
    ...(postalCode && { zip: isCode ? details.zip : '' }),
    refused: inUS && details.state !== '' && !isOffered ? (named?.value ?? details.state) : '',
  };
}

/**
 * What a picked address writes at `prefix` (PLUS-07). What it does not say stays as the visitor entered it, unless that belongs to
 * another city.
 * @param typed the street as it was before the pick
 */
export function filledAddress(form: FormHandle, prefix: AddressPrefix, details: AddressDetails, typed: string, text: Text): FilledAddress {
  const { refused, ...parts } = takenParts(form, prefix, details, text);
  const entered = (part: AddressPart) => getAnswer(form.values(), `${prefix}.${part}`);
  const isSameCity = ['', plain(details.city)].includes(plain(entered('city')));
  const line1 = withTypedUnit(details.line1 || choiceKey(entered('line1')), typed);
  const given = Object.entries({ line1, ...parts }).filter(([, answer]) => plain(answer) !== '' || !isSameCity);
  const after = { city: entered('city'), state: entered('state'), zip: entered('zip'), ...Object.fromEntries(given) };
  const missing = (Object.keys(parts) as ('city' | 'state' | 'zip')[]).filter((part) => {
    const path = `${prefix}.${part}` as const;
    return plain(after[part]) === '' && isRequired(rulesOf(form.declaration(path), path, form.facts()));
  });
  const labels = missing.map((part) => text(labelOf(form.declaration(`${prefix}.${part}`), `${prefix}.${part}`, form.facts())));
  const written = given.map(([, answer]) => nameOf(answer)).filter(Boolean);
  const said = [
    text('address.suggest.filled', { address: written.join(', ') }),
    refused && text('address.suggest.state', { state: refused }),
    labels.length > 0 && text('address.suggest.missing', { fields: joinList(labels, text) }),
  ];
  return {
    changes: Object.fromEntries(given.map(([part, answer]) => [`${prefix}.${part}`, answer])),
    said: said.filter(Boolean).join(' '),
    isWarning: refused !== '',
    missing: missing[0],
  };
}
