import { askedPart, type PartyPrefix } from '../../../commerce/co-owners/asked-parts';
import type { AnswerPath, DeclaredPath } from '../../../kernel/answers/answer-path';
import type { PartState } from '../../../kernel/answers/asked-part';
import type { namedOffices, PartyList } from '../../../kernel/answers/officials';
import type { Facts } from '../../../kernel/facts/facts';
import type { FieldDeclaration } from '../../../kernel/plan/form-plan';
import type { TextKey } from '../../../kernel/text/en';
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

const missingDetails = {
  asked: 'coOwner.waiting',
  arrived: undefined,
  expired: 'coOwner.lateDetails',
  unsent: 'coOwner.unsentDetails',
} as const satisfies Record<PartState, TextKey | undefined>;

/** Why the details of a person are missing who was asked for them; whoever orders is not asked for their address then (PLUS-06). */
function detailsMissing({ values }: Pick<Facts, 'values'>, prefix: PartyPrefix) {
  const part = askedPart(values, prefix);
  return part && missingDetails[part.state];
}

const addressMissing = (facts: Facts, path: string) => detailsMissing(facts, path.slice(0, path.lastIndexOf('.address.')) as PartyPrefix);

/** The fields of one party. */
export const partyFields = (prefix: `${PartyList}[]` | NamedParty, names: readonly PartyName[]): readonly FieldDeclaration[] => [
  ...nameFields(prefix, names),
  ...withoutAutofill(addressChoiceFields(`${prefix}.address`, 'address.choice', '', addressMissing)),
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
export function partySummary(form: FormHandle, { prefix, names }: PartyProps, text: Text): EntrySummary {
  const missing = detailsMissing(form.facts(), prefix);
  return {
    name: names
      .map((name) => form.get(`${prefix}.${name}` as AnswerPath))
      .filter(Boolean)
      .join(' '),
    detail: missing ? text(missing) : chosenAddressLine(form.facts(), `${prefix}.address`, text),
  };
}

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
