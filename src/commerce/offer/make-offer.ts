import { roleBoundTo } from '../catalogue/bindings';
import type { OptionalProductConfig } from '../../kernel/page-config/optional-products';
import type { PageConfig } from '../../kernel/page-config/page-config';
import { hasField, modulesOf, offersOf, type FormPlan } from '../../kernel/plan/form-plan';
import { domainRole } from '../../kernel/reference/product-roles';
import { entityTypeOffer } from './entity-types';
import type { FormOffer, OfferedOption, Offer } from '../../kernel/facts/offer';

/** The offer of a form: from the page config, or else the form type, and from the modules of its steps. */
export function offerOf(config: PageConfig, form: FormOffer, plan: FormPlan): Offer {
  const modules = modulesOf(plan);
  const offers = offersOf(modules);
  const withRole = (product: OptionalProductConfig): OfferedOption => {
    const role = product.role ?? roleBoundTo(config, product.product_id ?? '');
    // Where a domain is required there is no choice whether to order one (DOM-43).
    return { ...product, role, ...(role === domainRole && config.domains.required && { checked: true, editable: false }) };
  };
  return {
    primaryProducts: config.primaryProducts ?? form.primaryProducts,
    groups: (config.optionalProducts ?? form.optionalProducts).map(({ products = [], sections = [], parent, ...group }) => ({
      ...group,
      products: products.map(withRole),
      sections: sections.map((section) => ({ ...section, products: section.products.map(withRole) })),
      parent: parent && withRole(parent),
    })),
    optIns: offers.flatMap(({ optIns = [] }) => optIns),
    optInTerms: offers.flatMap(({ optIns = [], optInTerms = {} }) => optIns.map((role) => ({ role, ...optInTerms[role] }))),
    alwaysOptIns: offers.flatMap(({ alwaysOptIns = [] }) => alwaysOptIns),
    namedRoles: modules.flatMap(({ roles = [] }) => roles),
    multiState: offers.some(({ multiState }) => multiState),
    disabledStates: offers.flatMap(({ disabledStates = [] }) => disabledStates),
    businessPurpose: offers.find(({ businessPurpose }) => businessPurpose)?.businessPurpose,
    ...entityTypeOffer(modules),
    asksIfFormed: hasField(modules, 'isBusinessFormed'),
    asksNyop: config.nyop?.mode === 'full' && hasField(modules, 'nyop.requestedPrice'),
    asksCard: hasField(modules, 'card.number'),
  };
}
