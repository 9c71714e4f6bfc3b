import type { ReactNode } from 'react';
import { addEntry, canRemove, removeEntry } from '../../core/answers/list-operations';
import { isManagerManaged, blankOfficial, managedTypes, minimumMembers } from '../../core/answers/officials';
import type { Facts } from '../../core/facts/facts';
import type { FieldDeclaration } from '../../core/plan/form-plan';
import { getPath } from '../../core/util/paths';
import { RadioField } from '../../form/fields/radio-field';
import { TextField } from '../../form/fields/text-field';
import { useForm } from '../../form/form-provider';
import { Address } from '../../form/groups/address/address';
import { addressFields } from '../../form/groups/address/fields';
import { useFacts, useFormValue } from '../../form/use-field';
import { EntryList } from '../../ui/entry-list';
import { defineModule } from '../define-module';

type LlcList = 'llc.members' | 'llc.managers';

const officialFields = (list: LlcList, isShown?: FieldDeclaration['isShown']): readonly FieldDeclaration[] => [
  { path: `${list}[].first_name`, label: 'person.firstName', rules: 'required', ...(isShown && { isShown }) },
  { path: `${list}[].last_name`, label: 'person.lastName', rules: 'required', ...(isShown && { isShown }) },
  ...addressFields(`${list}[].address`, '', isShown),
];

const managersShown = ({ values }: Facts) => isManagerManaged(getPath(values, 'llc.managedType'));

/** The officials of an LLC (OFFI-11). Browsers would fill every entry with the visitor's own data, so none carries a token. */
const fields: readonly FieldDeclaration[] = [
  { path: 'llc.managedType', label: 'llc.managedType', rules: 'required', initial: 'Member Managed' },
  ...officialFields('llc.members').map(withoutAutofill),
  ...officialFields('llc.managers', managersShown).map(withoutAutofill),
];

function withoutAutofill(field: FieldDeclaration): FieldDeclaration {
  return { ...field, autocomplete: 'off' };
}

function LlcOfficialsView() {
  const { text } = useForm();
  const managers = managersShown(useFacts('llc.managedType'));
  const options = managedTypes.map((key) => ({
    key,
    label: text(key === 'Member Managed' ? 'llc.memberManaged' : 'llc.managerManaged'),
    info: text(key === 'Member Managed' ? 'llc.memberManaged.info' : 'llc.managerManaged.info'),
  }));
  return (
    <>
      <RadioField path="llc.managedType" options={options} toValue={({ key }) => key} />
      <Officials list="llc.members" word={text('llc.member')} minimum={minimumMembers} />
      {managers && <Officials list="llc.managers" word={text('llc.manager')} minimum={1} />}
    </>
  );
}

function Officials({ list, word, minimum }: { list: LlcList; word: string; minimum: number }): ReactNode {
  const { form, text, idPrefix } = useForm();
  const entries = () => form.get(list) as readonly unknown[];
  // The number alone: the list itself is another one at each key in it.
  const count = useFormValue(() => entries().length);
  return (
    <EntryList
      id={`${idPrefix}-${list.replace('.', '-')}`}
      count={count}
      titleOf={(index) => text('list.entry', { name: word, number: index + 1 })}
      addLabel={text('list.add', { name: word.toLowerCase() })}
      removeLabel={text('list.remove')}
      canRemove={canRemove(count, minimum)}
      onAdd={() => form.changeList(list, addEntry(entries(), blankOfficial()))}
      onRemove={(index) => form.changeList(list, removeEntry(entries(), index), index)}
    >
      {(index) => (
        <>
          <TextField path={`${list}.${index}.first_name`} />
          <TextField path={`${list}.${index}.last_name`} />
          <Address prefix={`${list}.${index}.address`} />
        </>
      )}
    </EntryList>
  );
}

/** The members of an LLC, and its managers where it has some. */
export const llcOfficials = defineModule({ fields, view: LlcOfficialsView });
