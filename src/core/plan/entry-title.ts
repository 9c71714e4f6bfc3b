import type { Text } from '../text/format-message';
import type { ListDeclaration } from './form-plan';

/** The heading of a list's entry, such as "Member 1". @param index from 0 */
export const entryTitle = (text: Text, { entryName, entryTitle: title = 'list.entry' }: ListDeclaration, index: number): string =>
  text(title, { name: text(entryName), number: index + 1 });
