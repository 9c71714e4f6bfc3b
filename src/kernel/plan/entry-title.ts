import type { Text } from '../text/format-message';
import type { FieldDeclaration, FormPlan, ListDeclaration } from './form-plan';
import { entryAt } from './lists';

/** The heading of a list's entry, such as "Member 1". @param index from 0 */
export const entryTitle = (text: Text, { entryName, entryTitle: title = 'list.entry' }: ListDeclaration, index: number): string =>
  text(title, { name: text(entryName), number: index + 1 });

/** Whose answer it is: the heading of the field's entry in a list, or what the field says itself; undefined for no one's. */
export function ownerOf(plan: FormPlan, path: string, { of }: FieldDeclaration, text: Text): string | undefined {
  const entry = entryAt(plan, path);
  return entry ? entryTitle(text, entry.list, entry.index) : of && text(of);
}
