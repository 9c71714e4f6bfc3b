import type { ReactNode } from 'react';
import type { ListPath } from '../../kernel/answers/answer-path';
import { canAdd, canRemove } from '../../kernel/answers/list-operations';
import { EntryList, type EntrySummary } from '../../ui/entry-list';
import { isEqual } from '../../kernel/util/is-equal';
import { entryTitle } from '../../kernel/plan/entry-title';
import type { FormHandle } from '../form-handle';
import { useForm } from '../form-provider';
import { fieldId, useFormValue } from '../use-field';
import { useEntryFolding } from './use-entry-folding';

interface ListFieldProps {
  path: ListPath;
  /** What a finished entry's line says; without it entries do not fold. */
  summaryOf?: (form: FormHandle, index: number) => EntrySummary;
  /** Stands beside the heading of an open entry. */
  renderBesideTitle?: (index: number) => ReactNode;
  /** The fields of one entry. */
  children: (index: number) => ReactNode;
}

/** A declared list, with Add and Remove within its limits (OFFI-05, OFFI-06). Nothing while it is hidden. */
export function ListField({ path, summaryOf, renderBesideTitle, children }: ListFieldProps) {
  const { form, text, idPrefix } = useForm();
  const list = form.list(path);
  const { entryName, min, max, addNote, isShown } = list;
  const isHidden = useFormValue((form) => isShown?.(form.facts()) === false);
  // The number alone: the list itself is another one at each key in it.
  const count = useFormValue((form) => form.entries(path).length);
  const folding = useEntryFolding(isHidden ? [] : Array.from({ length: count }, (_, index) => `${path}.${index}`), summaryOf);
  const note = useFormValue((form) => addNote?.(form.facts()), isEqual);
  return isHidden ? null : (
    <EntryList
      id={fieldId(idPrefix, path)}
      count={count}
      titleOf={(index) => entryTitle(text, list, index)}
      addLabel={text('list.add', { name: text(entryName).toLowerCase() })}
      removeLabel={text('list.remove')}
      canRemove={canRemove(count, min)}
      canAdd={canAdd(count, max)}
      addNote={note && text(note.key, { count, max: max! })}
      isAddRefused={note?.isRefused}
      onAdd={() => form.addEntry(path)}
      onRemove={(index) => form.removeEntry(path, index)}
      folding={folding}
      renderBesideTitle={renderBesideTitle}
    >
      {children}
    </EntryList>
  );
}
