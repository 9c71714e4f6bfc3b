import type { FormTraits, PriceConditions } from '../../src/core/facts/facts';
import { formList } from '../../src/forms/form-list';

/*
 * Form types that rules and golden orders speak of before they are built: what their form files will say of them. One
 * that is built goes from here.
 */

const order = (priceConditions: PriceConditions): FormTraits => ({
  kind: 'order',
  priceConditions,
});

export const comingForms = {
  MFVOStandaloneForm: order({ emptyText: 'summary.missingService' }),
} satisfies Record<string, FormTraits>;

const all: Readonly<Record<string, FormTraits>> = { ...comingForms, ...formList };

/** What the rules need to know of a form type, built or not. */
export function traitsOf(formType: string): FormTraits {
  const traits = all[formType];
  if (!traits) throw new Error(`There is no form type "${formType}".`);
  return traits;
}
