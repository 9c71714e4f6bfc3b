import { optionsOf, type Offer } from '../../kernel/facts/offer';
import { modulesOf, type FormPlan, type MissingProperty } from '../../kernel/plan/form-plan';

/** The error if the module of optional products has nothing to show; only the site owner sees it (ERR-02). */
export function missingOptionalProducts(plan: FormPlan, { groups }: Offer): MissingProperty | undefined {
  const isAsked = modulesOf(plan).some(({ offer }) => offer?.optionalProducts);
  const isEmpty = groups.every((group) => optionsOf(group).length === 0);
  return isAsked && isEmpty ? { code: 11, property: 'Optional products' } : undefined;
}
