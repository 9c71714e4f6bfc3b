import type { Facts } from '../../../core/facts/facts';
import { getPath } from '../../../core/util/paths';
import { isManagerManaged } from '../../../core/answers/officials';
import type { FieldDeclaration } from '../../../core/plan/form-plan';
import { addressFields } from '../../../form/groups/address/fields';

const officialFields = (list: string, isShown?: FieldDeclaration['isShown']): readonly FieldDeclaration[] => [
  { path: `${list}[].first_name`, label: 'person.firstName', rules: 'required', ...(isShown && { isShown }) },
  { path: `${list}[].last_name`, label: 'person.lastName', rules: 'required', ...(isShown && { isShown }) },
  ...addressFields(`${list}[].address`, '', isShown),
];

export const managersShown = ({ values }: Facts) => isManagerManaged(getPath(values, 'llc.managedType'));

/** The officials of an LLC (OFFI-11). Browsers would fill every entry with the visitor's own data, so none carries a token. */
export const fields: readonly FieldDeclaration[] = [
  { path: 'llc.managedType', label: 'llc.managedType', rules: 'required', initial: 'Member Managed' },
  ...officialFields('llc.members').map(withoutAutofill),
  ...officialFields('llc.managers', managersShown).map(withoutAutofill),
];

function withoutAutofill(field: FieldDeclaration): FieldDeclaration {
  return { ...field, autocomplete: 'off' };
}
