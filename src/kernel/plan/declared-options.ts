import { yesNo } from '../reference/yes-no';
import type { Text } from '../text/format-message';
import type { FieldDeclaration } from './form-plan';

/** What can be chosen in a field, as far as it is declared. */
export const declaredOptions = ({ control, options = [] }: FieldDeclaration, text: Text) =>
  (control === 'yesNo' ? yesNo : (options as NonNullable<FieldDeclaration['options']>)).map(
    ({ key, label, info }: NonNullable<FieldDeclaration['options']>[number]) => ({ key, label: text(label), info: info && text(info) }),
  );
