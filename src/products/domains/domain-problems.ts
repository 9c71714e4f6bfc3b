import { rolesOf, type Offer } from '../../kernel/facts/offer';
import { notAsked, problemIf, type ConfigProblem } from '../../kernel/page-config/config-problem';
import type { PageConfig } from '../../kernel/page-config/page-config';
import { hasField, modulesOf, type FormPlan } from '../../kernel/plan/form-plan';
import { domainRole } from '../../kernel/reference/product-roles';

/** A cart page that nothing leads to: only a single choice does (DOM-39). A domain that is required and not asked for (DOM-43). */
export function domainProblems(
  { bundles, domains: { cartPage, limit, required } }: PageConfig,
  plan: FormPlan,
  offer: Offer,
): ConfigProblem[] {
  // Which of the bundles sell domains depends on the order.
  const isAsked = hasField(modulesOf(plan), 'domainSelection') && (bundles.length > 0 || rolesOf(offer).includes(domainRole));
  return [
    ...problemIf(cartPage && limit !== 1, 'domains.cartPage', 'left out, as only a "domains.limit" of 1 leads there', cartPage),
    ...problemIf(required && !isAsked, 'domains.required', notAsked, required),
  ];
}
