import { getPath } from '../../../core/util/paths';
import { choiceKey } from '../../../core/answers/form-values';
import type { FieldDeclaration } from '../../../core/plan/form-plan';

export const home = { key: 'US', value: 'United States' };

/**
 * The fields of one address below `prefix` (ADDR-04 to ADDR-06). `autofill` starts the autofill tokens: a section
 * name such as `billing` keeps two addresses of one form apart.
 */
export function addressFields(
  prefix: string,
  autofill = '',
  isShown?: FieldDeclaration['isShown'],
): readonly FieldDeclaration[] {
  const token = (name: string) => `${autofill} ${name}`.trim();
  const field = (name: string, rest: Omit<FieldDeclaration, 'path'>): FieldDeclaration => ({
    path: `${prefix}.${name}`,
    rules: 'required',
    ...(isShown && { isShown }),
    ...rest,
  });
  return [
    field('country', { label: 'address.country', autocomplete: token('country'), initial: home }),
    field('line1', { label: 'address.line1', autocomplete: token('address-line1') }),
    field('city', { label: 'address.city', autocomplete: token('address-level2') }),
    field('state', { label: 'address.state', autocomplete: token('address-level1') }),
    field('zip', { label: 'address.zip', rules: 'required|maxLength:12', maxlength: 12, autocomplete: token('postal-code') }),
  ];
}

/** Whether the address below the concrete `prefix` lies in the US, where the state is picked rather than typed. */
export const isInUS = (values: unknown, prefix: string) => choiceKey(getPath(values, `${prefix}.country`)) === home.key;
