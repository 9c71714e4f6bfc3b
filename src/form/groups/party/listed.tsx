import type { Facts } from '../../../kernel/facts/facts';
import type { FieldDeclaration } from '../../../kernel/plan/form-plan';
import { RadioField } from '../../fields/radio-field';
import { useFormValue } from '../../use-field';

type ListedPath = 'llc.listMembers' | 'corporation.listOfficers';

/** Whether the people are named on the state's record; asked where the state leaves it open (SUBM-36). */
export const listedField = (path: ListedPath, isShown: (facts: Facts) => boolean): FieldDeclaration => ({
  path,
  label: 'officials.list',
  name: 'officials.list.name',
  hint: 'officials.list.hint',
  rules: 'required',
  control: 'yesNo',
  isShown,
});

export function ListedField({ path }: { path: ListedPath }) {
  const isShown = useFormValue((form) => form.declaration(path).isShown?.(form.facts(), path) !== false);
  return isShown ? <RadioField path={path} /> : null;
}
