import { isAwaited, type PartyPrefix } from '../../../commerce/co-owners/asked-parts';
import type { AnswerPath, DeclaredPath } from '../../../kernel/answers/answer-path';
import type { namedOffices, PartyList } from '../../../kernel/answers/officials';
import type { FieldDeclaration } from '../../../kernel/plan/form-plan';
import { ListField } from '../../fields/list-field';
import { TextField } from '../../fields/text-field';
import type { EntrySummary } from '../../../ui/entry-list';
import type { FormHandle } from '../../form-handle';
import { useForm } from '../../form-provider';
import { AddressChoice } from '../address/address-choice';
import { chosenAddressLine } from '../../../commerce/addresses/chosen-address-line';
import { CoOwner } from '../co-owner/co-owner';
import { addressChoiceFields } from '../address/choice-fields';
import { ThatsMe, type PartyProps } from './thats-me';
import type { Text } from '../../../kernel/text/format-message';

type NamedParty = `corporation.${(typeof namedOffices)[number]}`;

const labels = {
  first_name: 'person.firstName',
  last_name: 'person.lastName',
  company_name: 'company.name',
  firstName: 'person.firstName',
  lastName: 'person.lastName',
} as const;
type PartyName = keyof typeof labels;

/** The names of a person in a list, of a company in a list, and of a single officer (OFFI-03, OFFI-10). */
export const personNames = ['first_name', 'last_name'] as const;
export const companyNames = ['company_name'] as const;
export const officerNames = ['firstName', 'lastName'] as const;

/** Autofill is off, or browsers would fill every entry with the visitor's own data. */
const withoutAutofill = (fields: readonly FieldDeclaration[]) => fields.map((field) => ({ ...field, autocomplete: 'off' }));

export const nameFields = (prefix: string, names: readonly PartyName[]): readonly FieldDeclaration[] =>
  withoutAutofill(
    names.map((name) => ({
      path: `${prefix}.${name}` as DeclaredPath,
      label: labels[name],
      rules: 'required|maxLength:200',
      wide: names.length === 1,
    })),
  );

/** Whose address whoever orders is asked for: not that of somebody who was asked themselves (PLUS-06). */
const isAddressAsked: FieldDeclaration['isShown'] = ({ values }, path) =>
  !isAwaited(values, path.slice(0, path.lastIndexOf('.address.')) as PartyPrefix);

/** The fields of one party. */
export const partyFields = (prefix: `${PartyList}[]` | NamedParty, names: readonly PartyName[]): readonly FieldDeclaration[] => [
  ...nameFields(prefix, names),
  ...withoutAutofill(addressChoiceFields(`${prefix}.address`, 'address.choice', '', isAddressAsked)),
];

/** A name, and whose address it has (ADDR-08). */
export function Party({ prefix, names }: PartyProps) {
  return (
    <CoOwner prefix={prefix} names={names}>
      {names.map((name) => (
        <TextField key={name} path={`${prefix}.${name}` as AnswerPath} />
      ))}
      <AddressChoice prefix={`${prefix}.address`} />
    </CoOwner>
  );
}

/** Who a party is and where, in one line. */
export const partySummary = (form: FormHandle, { prefix, names }: PartyProps, text: Text): EntrySummary => ({
  name: names
    .map((name) => form.get(`${prefix}.${name}` as AnswerPath))
    .filter(Boolean)
    .join(' '),
  detail: isAwaited(form.values(), prefix) ? text('coOwner.waiting') : chosenAddressLine(form.facts(), `${prefix}.address`, text),
});

/** A declared list of parties; each finished one folds to a line. */
export function Parties({ list, names }: { list: PartyList; names: readonly PartyName[] }) {
  const { text } = useForm();
  return (
    <ListField
      path={list}
      summaryOf={(form, index) => partySummary(form, { prefix: `${list}.${index}`, names }, text)}
      renderBesideTitle={names.length > 1 ? (index) => <ThatsMe prefix={`${list}.${index}`} names={names} /> : undefined}
    >
      {(index) => <Party prefix={`${list}.${index}`} names={names} />}
    </ListField>
  );
}
