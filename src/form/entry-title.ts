import type { ListDeclaration } from '../core/plan/form-plan';
import type { Text } from '../core/text/format-message';

/** The heading of a list's entry, such as "Member 1". @param index from 0 */
export const entryTitle = (text: Text, { entryName, entryTitle: title = 'list.entry' }: ListDeclaration, index: number): string =>
  text(title, { name: text(entryName), number: index + 1 });
