import { roleBoundTo } from '../catalogue/product-lookup';
import type { OptionalProductConfig } from '../page-config/optional-products';
import type { PageConfig } from '../page-config/page-config';
import { modulesOf, type FormPlan, type PlannedModule } from '../plan/form-plan';
import type { FormOffer, OfferedOption, Offer } from '../facts/offer';

/** What a page sells: the page config's own words above those of its form type, and what its steps ask for. */
export function offerOf(config: PageConfig, form: FormOffer, plan: FormPlan): Offer {
  const modules = modulesOf(plan);
  const withRole = (product: OptionalProductConfig): OfferedOption => ({
    ...product,
    role: product.role ?? roleBoundTo(config, product.product_id ?? ''),
  });
  return {
    primaryProducts: config.primaryProducts ?? form.primaryProducts,
    groups: (config.optionalProducts ?? form.optionalProducts).map(({ products = [], sections = [], parent, ...group }) => ({
      ...group,
      products: products.map(withRole),
      sections: sections.map((section) => ({ ...section, products: section.products.map(withRole) })),
      parent: parent && withRole(parent),
    })),
    optIns: optInsOf(modules),
    alwaysOptIns: optInsOf(modules.filter(({ params }) => params.always === true)),
    multiState: modules.some(({ id }) => id === 'MultiState'),
    disabledStates: modules.flatMap(({ id, params: { disabled } }) =>
      id === 'MultiState' && Array.isArray(disabled) ? disabled.map(String) : [],
    ),
    asksNyop: config.nyop?.mode === 'full' && modules.some(({ id }) => id === 'NamedPrice'),
  };
}

const optInsOf = (modules: readonly PlannedModule[]): readonly string[] =>
  modules.flatMap(({ params: { optIn } }) => (typeof optIn === 'string' ? [optIn] : []));
