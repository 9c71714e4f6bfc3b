import type { FormTraits } from '../../src/kernel/facts/facts';
import { formList } from '../../src/forms/form-list';

const all: Readonly<Record<string, FormTraits>> = formList;

/** What the rules need to know of a form type. */
export function traitsOf(formType: string): FormTraits {
  const traits = all[formType];
  if (!traits) throw new Error(`There is no form type "${formType}".`);
  return traits;
}
