import type { Facts } from '../../../core/facts/facts';
import { getPath } from '../../../core/util/paths';
import type { FieldDeclaration } from '../../../core/plan/form-plan';
import { addressFields } from '../../../form/groups/address/fields';

/** A billing address of its own is asked only when the visitor says so (CARD-06). */
export const isDifferent = ({ values }: Pick<Facts, 'values'>) => getPath(values, 'billing.different') === true;

export const fields: readonly FieldDeclaration[] = [
  { path: 'billing.different', label: 'billing.different', type: 'checkbox', initial: false },
  ...addressFields('billing.address', 'billing', isDifferent),
];
