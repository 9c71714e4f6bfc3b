import type { ReactNode } from 'react';
import type { ListPath } from '../../core/answers/answer-path';
import { canAdd, canRemove } from '../../core/answers/list-operations';
import { EntryList } from '../../ui/entry-list';
import { useForm } from '../form-provider';
import { fieldId, useFormValue } from '../use-field';

/** A declared list, with Add and Remove within its limits (OFFI-05, OFFI-06). The children are the fields of one entry. */
export function ListField({ path, children }: { path: ListPath; children: (index: number) => ReactNode }) {
  const { form, text, idPrefix } = useForm();
  const { entryName, min, max, isShown } = form.list(path);
  // The number alone: the list itself is another one at each key in it.
  const count = useFormValue((form) => form.entries(path).length);
  const isHidden = useFormValue((form) => isShown?.(form.facts()) === false);
  if (isHidden) return null;
  const name = text(entryName);
  return (
    <EntryList
      id={fieldId(idPrefix, path)}
      count={count}
      titleOf={(index) => text('list.entry', { name, number: index + 1 })}
      addLabel={text('list.add', { name: name.toLowerCase() })}
      removeLabel={text('list.remove')}
      canRemove={canRemove(count, min)}
      canAdd={canAdd(count, max)}
      onAdd={() => form.addEntry(path)}
      onRemove={(index) => form.removeEntry(path, index)}
    >
      {children}
    </EntryList>
  );
}
