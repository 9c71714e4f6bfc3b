import { chosenJurisdictions } from '../catalogue/chosen-jurisdictions';
import { isOnOfferIn, listedStates } from '../catalogue/multi-state';
import { productForRole } from '../catalogue/product-lookup';
import { readIds } from '../../kernel/util/read-wire';
import type { Facts } from '../../kernel/facts/facts';
import { memoizePerObject } from '../../kernel/util/memoize-per-object';
import type { BundleConfig } from '../../kernel/page-config/bundles';
import { defaultOrder } from '../../kernel/reference/limits';
import { applyingBundles } from '../bundles/bundles';
import { optionsOf, type OfferedGroup, type OfferedOption } from '../../kernel/facts/offer';
import { chosenSubscription } from '../bundles/subscription-bundles';

/** The bundle whose settings limit the rest of the order (CART-25). */
export const primaryBundle = (facts: Facts): BundleConfig | undefined => applyingBundles(facts)[0];

/** Whether a group is the business identity package. */
export const isIdentityGroup = ({ saveAs }: Pick<OfferedGroup, 'saveAs'>): boolean => saveAs === 'businessIdentity';

/** Whether a monthly subscription replaces the single products, so that nothing can be added (CART-27, CART-28). */
export const isSubscribed = (facts: Facts): boolean => chosenSubscription(facts) !== undefined;

/**
 * Whether the step of optional items is part of the form: it has something to offer (OPT-07), and the bundle does not
 * hide it (OPT-08). Ignores which products are loaded, so that the step does not appear and disappear while they load.
 */
export function isOptionalStepShown(facts: Facts): boolean {
  const { offer, config } = facts;
  if (primaryBundle(facts)?.config?.optional_products_step_show === false || isSubscribed(facts)) return false;
  return offer.groups.some((group) => optionsOf(group).length > 0 && (!isIdentityGroup(group) || config.businessIdentity.inOptionalItems));
}

/** Whether the primary bundle allows an optional product. Its list only counts while the step is shown (OPT-09). */
function isWithinBundle(facts: Facts, { role }: OfferedOption): boolean {
  const limits = primaryBundle(facts)?.config;
  if (limits?.optional_products_limit_toggle !== true || !isOptionalStepShown(facts)) return true;
  const listed = readIds(limits.optional_products_limit_select);
  return listed.includes(role) || listed.includes(productForRole(facts, role)?.product_id ?? '');
}

const holds = (facts: Facts, { product_ids }: BundleConfig, { role }: OfferedOption, jurisdiction?: string): boolean =>
  product_ids.includes(productForRole(facts, role, jurisdiction)?.product_id ?? '');

/** Whether the primary bundle contains the product, so that the visitor cannot uncheck it (CART-24). */
export function isInPrimaryBundle(facts: Facts, option: OfferedOption, jurisdiction?: string): boolean {
  const bundle = primaryBundle(facts);
  return bundle !== undefined && holds(facts, bundle, option, jurisdiction);
}

/** Whether any bundle contains the product; if it is not the primary one, the visitor may uncheck it. */
export const isInBundle = (facts: Facts, option: OfferedOption, jurisdiction?: string): boolean =>
  applyingBundles(facts).some((bundle) => holds(facts, bundle, option, jurisdiction));

/**
 * The states in which a product of a multi-state group is offered: of the chosen ones and, on a form of one state, of
 * all that the page lists.
 */
export function statesOffered(facts: Facts, { role }: OfferedOption): readonly string[] {
  const codes = new Set([...(facts.offer.multiState ? [] : listedStates(facts.config)), ...chosenJurisdictions(facts)]);
  return [...codes].filter((code) => isOnOfferIn(facts, role, code));
}

/** The groups with the products that are sold now, both sorted; empty groups are left out. */
export const offeredGroups = memoizePerObject((facts: Facts): readonly OfferedGroup[] => {
  if (isSubscribed(facts)) return [];
  return inOrder(facts.offer.groups)
    .map((group) => {
      const isSold = (option: OfferedOption) =>
        group.type === 'multiState' ? statesOffered(facts, option).length > 0 : productForRole(facts, option.role) !== undefined;
      const sold = (options: readonly OfferedOption[]) =>
        inOrder(options.filter((option) => isSold(option) && isWithinBundle(facts, option)));
      return {
        ...group,
        parent: group.parent && sold([group.parent])[0],
        products: sold(group.products),
        sections: group.sections
          .map((section) => ({ ...section, products: sold(section.products) }))
          .filter(({ products }) => products.length > 0),
      };
    })
    .filter((group) => optionsOf(group).length > 0);
});

/** Sorted by `order`, lower first; 100 by default (SUMM-17). */
const inOrder = <Ordered extends { order?: number | undefined }>(list: readonly Ordered[]): readonly Ordered[] =>
  [...list].sort((one, other) => (one.order ?? defaultOrder) - (other.order ?? defaultOrder));

/** The groups of the step of optional items, without the business identity package (OPT-07). */
export const additionalGroups = (facts: Facts): readonly OfferedGroup[] => offeredGroups(facts).filter((group) => !isIdentityGroup(group));

/** The groups of the business identity package; empty if the page does not sell it. */
export const identityGroups = (facts: Facts): readonly OfferedGroup[] => offeredGroups(facts).filter(isIdentityGroup);

/**
 * Whether a group of some kind is on offer. Until the products are loaded the configured groups count, so that no step
 * appears or disappears while they load.
 */
export const mayOffer = (facts: Facts, isOfKind: (group: OfferedGroup) => boolean): boolean =>
  offeredGroups(facts).some(isOfKind) || (facts.catalogue.lists.simple_products !== 'loaded' && facts.offer.groups.some(isOfKind));
