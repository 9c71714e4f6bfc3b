import { bindingOf } from '../catalogue/product-lookup';
import type { Facts } from '../form-values/facts';
import { getPath } from '../form-values/paths';
import type { PageConfig } from '../page-config/page-config';
import type { FormPlan } from '../steps/form-plan';
import type { Offer, OfferedOption } from './offer';

/** Where the visitor's answer to an optional product is kept (STORE-05). */
export const checkedPath = (config: PageConfig, role: string): string =>
  `productState.${bindingOf(config, role).saveAs}.checked`;

/** Whether an optional product is wanted: the visitor's answer, else that of the page. */
export function isOptionChecked({ config, values }: Facts, { role, checked = false }: OfferedOption): boolean {
  const answer = getPath(values, checkedPath(config, role));
  return answer === undefined ? checked : answer === true;
}

/** The catalogued error of a form that asks about optional products and has none (ERR-02: code 11). */
export interface MissingOptionalProducts {
  code: 11;
  property: 'Optional products';
}

/** What the site owner is told, and nobody else, when the module of optional products has an empty list (ERR-02). */
export function missingOptionalProducts(plan: FormPlan, { groups }: Offer): MissingOptionalProducts | undefined {
  const modules = plan.steps.flatMap(({ sections }) => sections.flatMap((section) => section.modules));
  const isAsked = modules.some(({ id }) => id === 'OptionalProducts');
  const isEmpty = groups.every(({ products, sections }) => products.length + sections.length === 0);
  return isAsked && isEmpty ? { code: 11, property: 'Optional products' } : undefined;
}
