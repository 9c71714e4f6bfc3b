import { isManagerManaged, managedTypes } from '../../core/answers/officials';
import { getAnswer } from '../../core/answers/get-answer';
import type { FieldDeclaration } from '../../core/plan/form-plan';
import { ListField } from '../../form/fields/list-field';
import { RadioField } from '../../form/fields/radio-field';
import { TextField } from '../../form/fields/text-field';
import { useForm } from '../../form/form-provider';
import { Address } from '../../form/groups/address/address';
import { addressFields } from '../../form/groups/address/fields';
import { defineModule } from '../define-module';

type LlcList = 'llc.members' | 'llc.managers';

/** Autofill is off, or browsers would fill every entry with the visitor's own data. */
const officialFields = (list: LlcList): readonly FieldDeclaration[] =>
  [
    { path: `${list}[].first_name`, label: 'person.firstName', rules: 'required' } as const,
    { path: `${list}[].last_name`, label: 'person.lastName', rules: 'required' } as const,
    ...addressFields(`${list}[].address`),
  ].map((field) => ({ ...field, autocomplete: 'off' }));

function LlcOfficialsView() {
  const { text } = useForm();
  const options = managedTypes.map((key) => ({
    key,
    label: text(key === 'Member Managed' ? 'llc.memberManaged' : 'llc.managerManaged'),
    info: text(key === 'Member Managed' ? 'llc.memberManaged.info' : 'llc.managerManaged.info'),
  }));
  return (
    <>
      <RadioField path="llc.managedType" options={options} toValue={({ key }) => key} />
      <Officials list="llc.members" />
      <Officials list="llc.managers" />
    </>
  );
}

function Officials({ list }: { list: LlcList }) {
  return (
    <ListField path={list}>
      {(index) => (
        <>
          <TextField path={`${list}.${index}.first_name`} />
          <TextField path={`${list}.${index}.last_name`} />
          <Address prefix={`${list}.${index}.address`} />
        </>
      )}
    </ListField>
  );
}

/** The members of an LLC, and its managers if it is managed by managers (OFFI-11). */
export const llcOfficials = defineModule({
  fields: [
    { path: 'llc.managedType', label: 'llc.managedType', rules: 'required', initial: 'Member Managed' },
    ...officialFields('llc.members'),
    ...officialFields('llc.managers'),
  ],
  lists: [
    { path: 'llc.members', entryName: 'llc.member', min: 1 },
    {
      path: 'llc.managers',
      entryName: 'llc.manager',
      min: 1,
      isShown: ({ values }) => isManagerManaged(getAnswer(values, 'llc.managedType')),
    },
  ],
  initial: { 'llc.listMembers': '' },
  view: LlcOfficialsView,
});
